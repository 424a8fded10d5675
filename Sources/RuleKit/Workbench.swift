import Facts
public import Index

/// Where rules work: one for each worker, with rule objects of its own. Only it calls their hooks.
public struct Workbench: ~Copyable {
  private let tools: [Tool]
  /// An object of its own, as each worker's is.
  private let index: ProjectIndex
  private let isTimed: Bool
  private let asked: DeclID?
  /// What the rules say of the declaration that was asked about.
  public private(set) var silences: [Silence] = []
  private var durations: [Duration]
  /// Kind and place of each of the file's declarations; kept for its buffer.
  private var cells: ContiguousArray<LooksAt> = []

  /// A rule with what its card says. A class, as it is handed on for every file.
  private final class Tool {
    let id: String
    let looksAt: LooksAt
    let readsObjectiveC: Bool
    private let imports: [String]
    let rule: any RuleHooks

    init(_ card: RuleCard, _ rule: any RuleHooks) {
      id = card.id
      looksAt = card.looksAt
      readsObjectiveC = card.readsObjectiveC
      imports = card.imports
      self.rule = rule
    }

    /// Whether the file imports what the rule is about, if it is about a module.
    func hasReason(toRunIn file: Int, _ index: ProjectIndex) -> Bool {
      if imports.isEmpty { return true }
      return !index.files[file].code.isEmpty && imports.contains { index.imports($0, inFile: file) }
    }
  }

  /// - Parameters:
  ///   - isTimed: Whether to keep the time that each rule takes.
  ///   - asked: A declaration of which rules are to say why they find nothing in it.
  public init(_ choice: RuleChoice, on index: ProjectIndex, isTimed: Bool = false, asking asked: DeclID? = nil) {
    tools = choice.chosen.map { entry in
      let settings = RuleSettings(severity: entry.severity, values: entry.values)
      return Tool(entry.card, entry.rule.init(settings))
    }
    durations = Array(repeating: .zero, count: tools.count)
    self.index = ProjectIndex(sharing: index)
    self.isTimed = isTimed
    self.asked = asked
  }

  /// What the rules find when they look at the file; it may lie in other files, and is in no order.
  public mutating func findings(inFile file: Int) -> [Finding] {
    var pass = Pass(file: file, of: index, asking: asked)
    let present = fillCells(index.files[file].decls)
    let isObjectiveC = index.files[file].flags.contains(.isObjectiveC)
    for place in tools.indices where tools[place].readsObjectiveC || !isObjectiveC {
      if !tools[place].hasReason(toRunIn: file, index) { continue }
      if isTimed {
        let start = ContinuousClock.now
        run(tools[place], present, &pass)
        durations[place] += ContinuousClock.now - start
      } else {
        run(tools[place], present, &pass)
      }
    }
    silences += pass.silences
    return pass.finish()
  }

  /// The time that each rule took so far; nothing unless the workbench keeps it.
  public var timings: [(rule: String, duration: Duration)] {
    isTimed ? tools.indices.map { (tools[$0].id, durations[$0]) } : []
  }

  /// Notes for each declaration what it is and where it stands, and returns all that there is.
  private mutating func fillCells(_ decls: ContiguousArray<DeclFact>) -> LooksAt {
    cells.removeAll(keepingCapacity: true)
    var present: LooksAt = []
    for fact in decls {
      let parent = fact.parent == DeclFact.none ? nil : decls[Int(fact.parent)].kind
      let cell = LooksAt(fact.kind, in: parent)
      present.formUnion(cell)
      cells.append(cell)
    }
    return present
  }

  /// One rule after the other sees the whole file, so that the clock is read twice a rule and not twice a call.
  private func run(_ tool: Tool, _ present: LooksAt, _ pass: inout Pass) {
    pass.ruleID = tool.id
    pass.severity = tool.rule.severity
    if !present.isDisjoint(with: tool.looksAt) {
      for place in cells.indices where !cells[place].isDisjoint(with: tool.looksAt) {
        tool.rule.visit(pass.index.id(file: pass.file, decl: place), &pass)
      }
    }
    tool.rule.finish(&pass)
  }
}
