/// What a word of a comment is to a contract; most words are nothing.
enum ContractWord: UInt8 {
  case other
  case must, should, may, `do`, does, not, no, without
  /// `need to`, `has to`: with `not` it is a freedom and no ban.
  case need
  case always, sure, only, directly, forget
  case to, be, `is`
  /// `meant`, `allowed`: between a negation and the verb.
  case meant
  /// `also`, `then`, `you`: changes nothing, wherever it stands.
  case filler
  case override, overriding, overridden
  case implement, implemented
  /// `use`, `used`, `accessed`: what is done with members besides calling them.
  case used
  case call, calling, called
  case `super`, subclass, abstract
  /// `method`, `property`, and what else a comment may call the declaration.
  case member
  /// Several of them: not the declaration alone.
  case members
  /// `in most cases`: not in others.
  case cases
  case this
  /// What says of which of them something is so: `subclasses that shake`.
  case that
  case and, or, `if`, unless, before, after
  /// A condition, or what comes of not doing what was said before: `settleOtherwise` makes another word of it.
  case otherwise
  case by, from, `for`, `in`
  case we
  case test, tests, testing, testability
  /// `tested` as well, and the annotation that other languages have.
  case testable
  /// `internal`, `exposed`: more visible than necessary.
  case visible
  case hook, protected

  static func isTesting(_ word: ContractWord) -> Bool {
    word == .test || word == .tests || word == .testing || word == .testability
  }
}

/// The words by their texts.
struct ContractVocabulary: Sendable {
  static let shared = ContractVocabulary()

  private var table = NameTable(capacity: 256)
  private var words: ContiguousArray<ContractWord> = [.other]
  /// `shouldn't` says two things.
  private var negated: ContiguousArray<Bool> = [false]

  private init() {
    add(.must, "must much shall")
    add(.should, "should ought")
    add(.need, "need needs have has required necessary")
    add(.may, "can may could might free")
    add(.do, "do")
    add(.does, "does did")
    add(.not, "not never neither nor")
    add(.no, "no")
    add(.without, "without")
    add(.always, "always remember")
    add(.sure, "sure ensure")
    add(.forget, "forget")
    add(.only, "only solely exclusively purely strictly")
    add(.directly, "directly yourself manually")
    add(.to, "to")
    add(.be, "be been")
    add(.is, "is are was being get gets")
    add(.meant, "meant intended designed supposed allowed permitted")
    add(.filler, "also then you please just at least all each both a an the concrete every any their its own and/or explicitly freely")
    add(.override, "override overrides overide reimplement")
    add(.overriding, "overriding subclassing")
    add(.overridden, "overridden overriden overrided overwritten reimplemented subclassed")
    add(.implement, "implement implements")
    add(.implemented, "implemented")
    add(.used, "use used accessed set read modified")
    add(.call, "call invoke")
    add(.calling, "calling invoking")
    add(.called, "called invoked")
    add(.super, "super superclass supers superclasss")
    add(.subclass, "subclass subclasses subclasser subclassers inheritors sublcass sublcasses")
    add(.abstract, "abstract")
    add(.member, "method function func property getter variable var implementation member initializer")
    add(.members, "methods functions funcs properties getters variables members api interface helpers")
    add(.cases, "case cases")
    add(.this, "this it")
    add(.that, "that which who wanting needing requiring")
    add(.and, "and")
    add(.or, "or either one")
    add(.if, "if when whenever whether while once until depending optionally rarely seldom usually")
    add(.if, "typically generally normally sometimes often probably")
    add(.otherwise, "otherwise")
    add(.unless, "unless")
    add(.before, "before")
    add(.after, "after")
    add(.by, "by")
    add(.from, "from")
    add(.for, "for")
    add(.in, "in on inside within during")
    add(.we, "we i our us im weve ive lets my")
    add(.test, "test")
    add(.tests, "tests unittests uitests")
    add(.testing, "testing")
    add(.testability, "testability")
    add(.testable, "testable tested visiblefortesting visiblefortests")
    add(.visible, "internal public open exposed visible accessible nonprivate")
    add(.hook, "hook hooks point points")
    add(.protected, "protected")
    addNegations()
  }

  private mutating func addNegations() {
    add(.should, "shouldnt", isNegated: true)
    add(.must, "mustnt", isNegated: true)
    add(.need, "neednt", isNegated: true)
    add(.may, "cannot cant", isNegated: true)
    add(.do, "dont", isNegated: true)
    add(.does, "doesnt didnt wont", isNegated: true)
    add(.is, "isnt arent", isNegated: true)
  }

  private mutating func add(_ word: ContractWord, _ texts: StaticString, isNegated: Bool = false) {
    for text in texts.description.split(separator: " ") {
      let name = table.intern(String(text))
      assert(Int(name.raw) == words.count, "'\(text)' is there twice")
      words.append(word)
      negated.append(isNegated)
    }
  }

  func word(_ text: ContiguousArray<UInt8>) -> (word: ContractWord, isNegated: Bool) {
    guard let name = table.find(text.span, 0..<text.count) else { return (.other, false) }
    return (words[Int(name.raw)], negated[Int(name.raw)])
  }
}
