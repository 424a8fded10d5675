import Catalog
import Foundation
import Testing

@testable import Names

/// The translation against the names that the catalog has.
///
/// Of its 3,902 methods a good fifth was named by hand, in headers or beside them, or is named by what the catalog does
/// not keep: given the same types, the compiler calls those otherwise, too. They are listed in `GivenByHand.txt`. The
/// others come out of the translation.
@Suite struct CatalogNameTests {
  @Test func derivedNames() throws {
    let given = try CatalogNameTests.givenByHand()
    let derived = methods.filter { !given.contains($0.key) }
    let wrong = derived.filter { !$0.isRight }
    #expect(methods.count > 3_900)
    #expect(derived.count > 3_045)
    #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
  }

  @Test func allNames() {
    let right = methods.count(where: \.isRight)
    #expect(right * 100 > methods.count * 78, "\(right) of \(methods.count)")
  }

  /// Whatever is listed is there, and is not what the translation gives.
  @Test func theListIsNeeded() throws {
    let right = Set(methods.filter(\.isRight).map(\.key))
    let all = Set(methods.map(\.key))
    let given = try CatalogNameTests.givenByHand()
    #expect(given.count < 860)
    #expect(given.subtracting(all).isEmpty, "\(given.subtracting(all))")
    let unneeded = given.intersection(right)
    #expect(unneeded.isEmpty, "\(unneeded)")
  }

  @Test func properties() {
    var count = (all: 0, right: 0)
    for type in Catalog.apple.protocols {
      let owner = ObjCOwner(type.objcName, isProtocol: true)
      for member in type.members where member.kind == .property || member.kind == .typeProperty {
        let property = ObjCProperty(
          member.selector, type: NamedType(swift: member.type.prefix { $0 != "{" }.trimmed), getter: member.selector)
        count.all += 1
        if property.imported(in: owner)?.name.description == member.name { count.right += 1 }
      }
    }
    #expect(count.all > 700)
    #expect(count.right * 100 > count.all * 93, "\(count)")
  }

  private let methods = CatalogNameTests.methods()

  private static func methods() -> [CatalogMethod] {
    Catalog.apple.protocols.flatMap { type in
      let found = type.members.filter { [CatalogMember.Kind.method, .typeMethod, .`init`].contains($0.kind) }
      let methods = found.map { ObjCMethod($0) }
      var owner = ObjCOwner(type.objcName, isProtocol: true)
      for method in methods { owner.add(method) }
      return zip(found, methods).map { member, method in
        CatalogMethod(
          key: "\(type.module) \(type.objcName) \(member.selector)", expected: member.name,
          derived: method.imported(in: owner)?.spellings.map(\.description) ?? [])
      }
    }
  }

  /// `Module Protocol selector` of each.
  private static func givenByHand() throws -> Set<String> {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "GivenByHand.txt")
    var keys: Set<String> = []
    var owner: Substring = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("  ") { keys.insert("\(owner) \(line.dropFirst(2))") } else { owner = line }
    }
    return keys
  }
}

/// A method of the catalog, and what the translation makes of its selector.
private struct CatalogMethod: CustomStringConvertible {
  let key: String
  let expected: String
  let derived: [String]

  var isRight: Bool { derived.contains(expected) }
  var description: String { "\(key): \(derived) is not \(expected)" }
}

extension ObjCMethod {
  /// The method that the catalog has in Swift's words: an error that is thrown there is a parameter again.
  fileprivate init(_ member: CatalogMember) {
    var types = member.parameterTypes.map { NamedType(swift: $0) }
    var result = member.kind == .`init` ? NamedType(swift: "Self") : NamedType(swift: member.type)
    let pieces = member.selector.split(separator: ":")
    if member.selector.hasSuffix(":"), pieces.count == types.count + 1 {
      let place = pieces.lastIndex { $0 == "error" || $0.hasSuffix("AndReturnError") || $0.hasSuffix("WithError") }
      types.insert(.errorPointer, at: place ?? types.count)
      result = result.traits.contains(.nothing) ? NamedType(swift: "Bool") : NamedType(result.name, traits: [.object, .nullable])
      if member.kind == .`init` { result.traits.insert(.instance) }
    }
    // The catalog has no names of parameters, but what a control sends is always called so.
    let isAction = types.count == 1 && types[0].name == "Object" && types[0].traits.contains(.nullable)
    let parameters = types.map { Parameter($0, name: isAction ? "sender" : "") }
    self.init(member.selector, isClassMethod: member.kind == .typeMethod, result: result, parameters: parameters)
  }
}

extension Substring {
  fileprivate var trimmed: Substring { self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)] }
}
