/// What a comment, a heading or an attribute says about the use of a declaration, where the language has no word for it.
///
/// Facts quote; what follows from a quotation is the index's affair.
public struct ContractFact: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// Subclasses must override it.
    case required
    /// Subclasses may override it: soft words, which take back what a trap seems to say.
    case overridable
    /// Overrides must call super.
    case mustCallSuper
    /// Overrides must not call super.
    case noSuper
    case doNotOverride
    /// For subclasses, or for the framework: others must not call it.
    case protected
    /// Only tests may use it.
    case testsOnly
    /// More visible than it would be, for the sake of tests.
    case exposedForTests
    /// Whoever implements it must call what the text names.
    case mustCall
    /// A directive to another linter lets an override leave super out.
    case leavesSuperOut

    var isOfTests: Bool { self == .testsOnly || self == .exposedForTests }

    /// What directives and fields call those that have a word.
    public static let words: KeyValuePairs<String, Kind> = [
      "required": .required, "protected": .protected, "testable": .exposedForTests, "must_call_super": .mustCallSuper,
      "no_super": .noSuper, "must_call": .mustCall,
    ]
  }

  /// Where it is said.
  public enum Source: UInt8, Sendable {
    /// `// accesslint:required`
    case directive
    /// `- Required: …` in a doc comment.
    case field
    case docComment
    /// An ordinary comment above the declaration, or behind it on its line.
    case comment
    /// A comment in the body.
    case body
    /// A heading above the declaration: `// MARK: Subclass hooks`.
    case section
    /// The name of the header or of the category that declares it.
    case name
    /// An attribute, such as `NS_REQUIRES_SUPER`.
    case attribute
    /// A configuration, which no file's own facts know of.
    case configuration

    /// Whether it is said in a word that has no other meaning.
    public var isMark: Bool { self == .directive || self == .field || self == .configuration }
  }

  /// Whether it says who may use what it is about, be that a single member or all of an extension's.
  public var isOfAudience: Bool { kind == .testsOnly || kind == .exposedForTests || kind == .protected }

  public let kind: Kind
  public let source: Source
  /// The words that say it: the sentence, at most.
  public let text: Name
  public let decl: UInt32
  public let offset: UInt32

  public init(kind: Kind, source: Source, text: Name, decl: UInt32, offset: UInt32) {
    self.kind = kind
    self.source = source
    self.text = text
    self.decl = decl
    self.offset = offset
  }
}
