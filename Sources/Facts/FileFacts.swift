public import Syntax

/// What one file says: names, numbers and flags, without a pointer back to the source.
///
/// The same bytes give the same facts, whatever the thread; the numbers of names mean something only with `names`.
public struct FileFacts: Equatable, Sendable {
  public var path: String
  public var names = NameTable()
  public var lines = LineTable()
  public var flags: Flags = []
  public var decls: ContiguousArray<DeclFact> = []
  public var parameters: ContiguousArray<ParameterFact> = []
  /// Lists that declarations refer to by range: inherited types, requirements, attributes with their arguments.
  public var lists: ContiguousArray<Name> = []
  public var tags: ContiguousArray<TagFact> = []
  /// In the order of their declarations.
  public var mentions: ContiguousArray<MentionFact> = []
  /// What mentions and other parts are parts of stands before them.
  public var parts: ContiguousArray<PartFact> = []
  /// In the order of their declarations.
  public var values: ContiguousArray<ValueFact> = []
  /// In the order of their mentions.
  public var conditions: ContiguousArray<ConditionFact> = []
  /// Those of one statement stand in their order, and before those of the statements in them.
  public var branches: ContiguousArray<BranchFact> = []
  /// In the order of the text.
  public var catches: ContiguousArray<CatchFact> = []
  /// In the order of their calls.
  public var lookups: ContiguousArray<LookupFact> = []
  /// In the order of the text.
  public var casts: ContiguousArray<CastFact> = []
  /// In the order of the text.
  public var traps: ContiguousArray<TrapFact> = []
  public var bodies: ContiguousArray<BodyFact> = []
  /// The statements and expressions of a file that imports a module whose users' code is asked for.
  public var code: ContiguousArray<CodeFact> = []
  public var directives: ContiguousArray<DirectiveFact> = []
  /// In the order of their declarations.
  public var contracts: ContiguousArray<ContractFact> = []
  /// Of an Objective-C file, in the order of their declarations.
  public var objc: ContiguousArray<ObjCFact> = []
  /// In the order of the text.
  public var sends: ContiguousArray<SendFact> = []
  /// Of a header.
  public var variables: ContiguousArray<VariableFact> = []

  public init(path: String) { self.path = path }

  public struct Flags: OptionSet, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The file's first comments say that it is generated, or that linters shall leave it alone.
    public static let isGenerated = Flags(rawValue: 1)
    /// The lexer or the parser met something that is not Swift.
    public static let hasIssues = Flags(rawValue: 2)
    /// A header, or an implementation in Objective-C.
    public static let isObjectiveC = Flags(rawValue: 4)
    /// A header: what it declares, others see.
    public static let isHeader = Flags(rawValue: 8)
  }

  public func text(_ name: Name) -> String { names.text(name) }

  /// The mentions in the declaration's own body and values, in the order of the text; not those in types that it declares.
  public func mentions(in place: Int) -> Range<Int> {
    // They come in the order of their declarations, those in none between them.
    let first = mentions.indices.firstPlace { index in
      let mention = mentions[index]
      return mention.owner == DeclFact.none ? mention.offset >= decls[place].start : Int(mention.owner) >= place
    }
    let end = mentions[first...].firstIndex { Int($0.owner) != place } ?? mentions.count
    return first..<end
  }

  /// Whether the declaration has an attribute of this name, which has no at sign.
  public func hasAttribute(_ name: String, _ decl: DeclFact) -> Bool {
    decl.attributes.count > 0 && decl.attributes(in: lists).contains { text($0.name) == name }
  }
}

extension DeclFact {
  /// The declaration's attributes, each with what stands in its parentheses.
  ///
  /// - Parameter lists: its file's.
  public func attributes(in lists: ContiguousArray<Name>) -> some Sequence<(name: Name, arguments: Name)> {
    stride(from: attributes.indices.lowerBound, to: attributes.indices.upperBound, by: 2).lazy.map { (lists[$0], lists[$0 + 1]) }
  }
}

/// A stretch of one of the file's lists.
public struct ListRange: Equatable, Sendable {
  public let first: UInt32
  public let count: UInt32

  public static let empty = ListRange(first: 0, count: 0)

  public init(first: UInt32, count: UInt32) {
    self.first = first
    self.count = count
  }

  public var indices: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// A field of a declaration's doc comment (`- Protected: …`) or a directive above it (`// accesslint:protected`).
public struct TagFact: Equatable, Sendable {
  /// In lower case.
  public let name: Name
  /// What follows, up to the end of the comment's line.
  public let text: Name
  public let decl: UInt32
  public let offset: UInt32
  public let isDirective: Bool

  public init(name: Name, text: Name, decl: UInt32, offset: UInt32, isDirective: Bool) {
    self.name = name
    self.text = text
    self.decl = decl
    self.offset = offset
    self.isDirective = isDirective
  }
}

/// A comment that begins with `accesslint:`, anywhere in the file.
public struct DirectiveFact: Equatable, Sendable {
  /// All that follows `accesslint:` on the line.
  public let text: Name
  public let offset: UInt32
  /// Whether code stands before it on its line.
  public let isTrailing: Bool

  public init(text: Name, offset: UInt32, isTrailing: Bool) {
    self.text = text
    self.offset = offset
    self.isTrailing = isTrailing
  }
}
