import Facts
import Syntax

/// The classes of the project below their superclasses, in one row: those below a class are the stretch behind it.
///
/// A class whose superclass is written once per platform stands below each of them.
struct ClassTree: Sendable {
  struct Node: Sendable {
    let type: TypeID
    /// Where the classes below it end.
    fileprivate(set) var end: Int
    /// The next place of the same class, or -1.
    fileprivate(set) var next: Int
  }

  /// A member that says it overrides, at a place of its class.
  struct Override: Sendable {
    /// The project's number of its name.
    let name: UInt32
    let node: Int
    let member: DeclID
  }

  private(set) var nodes: ContiguousArray<Node> = []
  /// For each type its first place, or -1.
  private var places: ContiguousArray<Int32>
  /// For each place how many classes before it have none below them.
  private var leavesBefore: ContiguousArray<UInt32> = []
  /// By name, then by place.
  private var overrides: ContiguousArray<Override> = []

  /// A class below more classes than this stands below the first of them only.
  private static let mostPlaces = 4

  init(_ table: TypeTable, _ hierarchy: Hierarchy) {
    places = ContiguousArray(repeating: -1, count: table.entries.count)
    var children = ContiguousArray<ContiguousArray<TypeID>>(repeating: [], count: table.entries.count)
    var roots: ContiguousArray<TypeID> = []
    for place in table.entries.indices where table.entries[place].kind == .class {
      let type = TypeID(place)
      let superclasses = hierarchy.directSuperclasses(of: type)
      if superclasses.isEmpty { roots.append(type) }
      for superclass in superclasses { children[superclass.place].append(type) }
    }
    for root in roots where !children[root.place].isEmpty { add(root, children) }
    countLeaves()
    collectOverrides(table)
  }

  private mutating func add(_ root: TypeID, _ children: ContiguousArray<ContiguousArray<TypeID>>) {
    var open: ContiguousArray<(node: Int, nextChild: Int)> = [(append(root), 0)]
    while let last = open.last {
      let below = children[nodes[last.node].type.place]
      if last.nextChild == below.count {
        nodes[last.node].end = nodes.count
        open.removeLast()
        continue
      }
      open[open.count - 1].nextChild += 1
      let child = below[last.nextChild]
      if allPlaces(of: child).count < ClassTree.mostPlaces { open.append((append(child), 0)) }
    }
  }

  private mutating func append(_ type: TypeID) -> Int {
    nodes.append(Node(type: type, end: 0, next: Int(places[type.place])))
    places[type.place] = Int32(truncatingIfNeeded: nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func countLeaves() {
    var count: UInt32 = 0
    for (place, node) in nodes.enumerated() {
      leavesBefore.append(count)
      if node.end == place + 1 { count += 1 }
    }
    leavesBefore.append(count)
  }

  private mutating func collectOverrides(_ table: TypeTable) {
    for file in table.files.indices {
      // Objective-C has no word for it.
      let isObjectiveC = table.files[file].flags.contains(.isObjectiveC)
      for (place, decl) in table.files[file].decls.enumerated() where isObjectiveC || decl.has(.override) {
        guard decl.kind.isMember, decl.parent != DeclFact.none else { continue }
        table.forEachType(withMembersOf: Int(decl.parent), file: file) { type in
          if places[type.place] < 0 { return }
          let member = table.names.id(file: file, place: place)
          let name = table.names.global(decl.name, file: file).raw
          for node in allPlaces(of: type) { overrides.append(Override(name: name, node: node, member: member)) }
        }
      }
    }
    overrides.sort { ($0.name, $0.node, $0.member) < ($1.name, $1.node, $1.member) }
  }

  // MARK: Questions

  func allPlaces(of type: TypeID) -> ContiguousArray<Int> {
    var all: ContiguousArray<Int> = []
    var next = Int(places[type.place])
    while next >= 0 {
      all.append(next)
      next = nodes[next].next
    }
    return all
  }

  func hasSubclasses(_ type: TypeID) -> Bool { places[type.place] >= 0 && nodes[Int(places[type.place])].end > Int(places[type.place]) + 1 }

  /// Whether a class inherits from another, through however many steps.
  func isBelow(_ type: TypeID, _ other: TypeID) -> Bool {
    var place = Int(places[type.place])
    while place >= 0 {
      var above = Int(places[other.place])
      while above >= 0 {
        if above < place, place < nodes[above].end { return true }
        above = nodes[above].next
      }
      place = nodes[place].next
    }
    return false
  }

  /// The classes without subclasses among the places.
  func leafCount(_ places: Range<Int>) -> Int { Int(leavesBefore[places.upperBound] - leavesBefore[places.lowerBound]) }

  /// The overrides of the name in classes below the place, in the order of their places.
  func overrides(of name: Name, below node: Int) -> ContiguousArray<Override>.SubSequence {
    let first = firstOverride(name.raw, node + 1)
    return overrides[first..<firstOverride(name.raw, nodes[node].end)]
  }

  private func firstOverride(_ name: UInt32, _ node: Int) -> Int {
    overrides.firstPlace { ($0.name, $0.node) >= (name, node) }
  }
}
