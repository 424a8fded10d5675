public import Facts
public import Index

/// One file, seen by the rules one after another. Also the key to their hooks: it cannot be made
/// outside of this module, nor copied and kept.
public struct Pass: ~Copyable {
  public let index: ProjectIndex
  /// The file's number in the index.
  public let file: Int
  private(set) var findings: [Finding] = []
  // Set by the workbench before it calls a rule.
  var ruleID = ""
  var severity = Severity.warning
  /// The declaration of which somebody wants to know why nothing is found in it.
  let asked: DeclID?
  var silences: [Silence] = []
  private var shared: [ObjectIdentifier: Any] = [:]

  init(file: Int, of index: ProjectIndex, asking asked: DeclID? = nil) {
    self.file = file
    self.index = index
    self.asked = asked
  }

  /// What the file says.
  public var facts: FileFacts { index.files[file] }

  /// The text of a name of this file.
  public func text(_ name: Name) -> String { index.files[file].text(name) }

  /// Where a declaration's name stands, in whatever file.
  public func place(of decl: DeclID) -> Place {
    let fact = index.decl(decl)
    return Place(file: index.file(of: decl), range: fact.nameOffset..<max(fact.nameOffset, fact.nameEnd))
  }

  /// Where a name stands in an expression, in whatever file.
  public func place(of mention: MentionID) -> Place {
    place(of: index.mention(mention), file: mention.file)
  }

  /// Where a name stands in an expression of this file.
  public func place(of mention: MentionFact) -> Place { place(of: mention, file: file) }

  private func place(of mention: MentionFact, file: Int) -> Place {
    let names = index.files[file].names
    // `super[index]` does not say what it is.
    let isSubscript = mention.shape == .super && names.text(mention.name) == MentionFact.subscriptName
    let length = isSubscript ? "super".utf8.count : names.range(of: mention.name).count
    return Place(file: file, range: mention.offset..<mention.offset + UInt32(truncatingIfNeeded: length))
  }

  /// Where the first word of a message's selector stands in this file; of what may be a property that is set no more is certain
  /// than where its name begins.
  public func place(of send: SendFact) -> Place {
    let selector = text(send.selector)
    let length = selector.hasPrefix("set") && selector.last == ":" ? 1 : selector.utf8.prefix { $0 != UInt8(ascii: ":") }.count
    return Place(file: file, range: send.offset..<send.offset + UInt32(truncatingIfNeeded: max(1, length)))
  }

  /// Where something is said about the use of a declaration, as evidence; where a configuration says it, the declaration.
  public func related(_ contract: ContractFact, at decl: DeclID, _ message: Message) -> Related {
    if let origin = index.origin(of: contract, at: decl) { return Related(place(of: decl), "\(origin) says it of this") }
    return Related(place(of: contract, at: decl), message)
  }

  private func place(of contract: ContractFact, at decl: DeclID) -> Place {
    let file = index.file(of: decl)
    return Place(file: file, range: contract.offset..<contract.offset + UInt32(truncatingIfNeeded: length(of: contract, file)))
  }

  /// A directive or a field is told by its word; what it says may lie anywhere behind.
  private func length(of contract: ContractFact, _ file: Int) -> Int {
    let word = ContractFact.Kind.words.first { $0.value == contract.kind }?.key.utf8.count ?? 1
    switch contract.source {
    case .directive: return "accesslint:".utf8.count + word
    case .field: return word
    default: return contract.kind == .mustCall ? 1 : max(1, index.files[file].names.range(of: contract.text).count)
    }
  }

  /// What several rules make of the file: the first one that asks makes it, the others get the same.
  public mutating func shared<Value>(_ make: (borrowing Pass) -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = shared[key] as? Value { return known }
    let made = make(self)
    shared[key] = made
    return made
  }

  /// The declaration of this file in whose body a mention, a cast or a trap stands.
  public func decl(owning owner: UInt32) -> DeclID? {
    owner == DeclFact.none ? nil : index.id(file: file, decl: Int(owner))
  }

  /// Reports a declaration, at its name.
  ///
  /// - Parameters:
  ///   - isPath: The evidence, read in its order, is a way that leads to the finding.
  ///   - isLesser: The finding is a milder form of what the rule is about: one step less grave than others.
  public mutating func report(
    _ message: Message, at decl: DeclID, related: [Related] = [], isPath: Bool = false, isLesser: Bool = false
  ) {
    report(message, at: place(of: decl), in: decl, related: related, isPath: isPath, isLesser: isLesser)
  }

  /// Reports something else than a declaration's name; `owner` is the declaration that it belongs to.
  ///
  /// A generated file has no findings: who could follow them? Nor has what `#if false` keeps from every compiler.
  public mutating func report(
    _ message: Message, at place: Place, in owner: DeclID?, related: [Related] = [], isPath: Bool = false,
    isLesser: Bool = false
  ) {
    if index.files[place.file].flags.contains(.isGenerated) || owner.map({ index.decl($0).absences == .all }) == true { return }
    let symbol = owner.map { index.symbol(of: $0) } ?? index.symbol(ofFile: place.file)
    findings.append(
      Finding(
        rule: ruleID, severity: isLesser ? severity.lesser : severity, place: place, message: message, symbol: symbol,
        related: related, isPath: isPath))
  }

  consuming func finish() -> [Finding] { findings }
}
