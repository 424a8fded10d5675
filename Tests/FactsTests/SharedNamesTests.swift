import Facts
import Syntax
import Testing

/// Names of several files in one pair of tables.
@Suite struct SharedNamesTests {
  private static func file(_ words: [String]) -> FileFacts {
    var file = FileFacts(path: "a.swift")
    for word in words { _ = file.names.intern(word) }
    return file
  }

  private static let words = (0..<200).map { "name\($0)" } + ["x", "$x", "a name that takes more than sixteen bytes", "ü"]

  private static let files: ContiguousArray<FileFacts> = [
    file(words), file([]), file(words.reversed()), file(["other", "x"]),
  ]

  private static func joined(backwards: Bool = false) -> (names: SharedNames, numbers: ContiguousArray<UInt32>) {
    var names = SharedNames(capacity: 8)
    let numbers = names.join(files) { one, other in
      if !backwards { return (one(), other()) }
      let last = other()
      return (one(), last)
    }
    return (names, numbers)
  }

  @Test func eachTextHasOneNumber() {
    let (names, numbers) = Self.joined()
    var place = 0
    var numberOfText: [String: UInt32] = [:]
    for file in Self.files {
      #expect(numbers[place] == 0, "the empty name is none's")
      for own in 1..<UInt32(file.names.count) {
        let (text, number) = (file.text(Name(raw: own)), numbers[place + Int(own)])
        #expect(numberOfText[text] == nil || numberOfText[text] == number, "\(text)")
        numberOfText[text] = number
        #expect(names.text(Name(raw: number)) == text && names.find(text) == Name(raw: number) && number < names.count)
      }
      place += file.names.count
    }
    #expect(place == numbers.count && Set(numberOfText.values).count == numberOfText.count)
    #expect(names.find("nobody's") == nil && names.find("") == Name.none)
  }

  /// Two workers need about the same time.
  @Test func halvesAreAsLarge() {
    let numbers = Set(Self.joined().numbers)
    let odd = numbers.filter { $0 % 2 == 1 }.count
    #expect(odd * 3 > numbers.count && odd * 3 < numbers.count * 2)
  }

  @Test func whoComesFirstDoesNotMatter() { #expect(Self.joined().numbers == Self.joined(backwards: true).numbers) }

  @Test func laterNamesFollow() {
    var names = Self.joined().names
    let known = names.intern("x")
    #expect(known == names.find("x"))
    let later = names.intern("later")
    #expect(names.text(later) == "later" && names.find("later") == later && names.text(known) == "x")
  }

  @Test func beginnings() {
    let names = Self.joined().names
    #expect(names.names(beginningWith: UInt8(ascii: "$")).map { names.text($0) } == ["$x"])
    #expect(names.names(beginningWith: UInt8(ascii: "n")).count == 200)
  }
}
