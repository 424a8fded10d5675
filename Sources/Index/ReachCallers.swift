import Facts

/// Who calls a member, whatever the value.
struct ReachCallers {
  let isCalledByOthers: Bool
  /// At least those that may be on values of the member's class, of those below and above it, and of what they conform to.
  let calls: [MentionID]
  /// Whether anybody calls something of the name, be it on a stranger's value.
  let hasCalls: Bool
  /// Of many calls those on values of classes below others, by the place of that class, and then all the rest.
  private var ofClasses: ContiguousArray<(node: Int, call: Int)> = []
  private var others: ContiguousArray<Int> = []

  /// So many calls are looked at for each class below the member's.
  private static let few = 64

  /// - Parameter classes: On whose values a call is, if they are nothing but classes.
  init(_ calls: [MentionID], hasCalls: Bool, isCalledByOthers: Bool, in tree: ClassTree, on classes: (MentionID) -> [TypeID]?) {
    self.calls = calls
    self.hasCalls = hasCalls
    self.isCalledByOthers = isCalledByOthers
    if calls.count <= ReachCallers.few { return }
    for (place, call) in calls.enumerated() {
      let nodes = classes(call).map { $0.map(tree.allPlaces) } ?? []
      if nodes.isEmpty || nodes.contains([]) {
        others.append(place)
      } else {
        ofClasses += nodes.joined().map { ($0, place) }
      }
    }
    ofClasses.sort { $0 < $1 }
  }

  /// The calls that may be on values of a class: all but those on values of classes beside it.
  func calls(on type: TypeID, below superclasses: some Sequence<TypeID>, in tree: ClassTree) -> [MentionID] {
    if ofClasses.isEmpty { return calls }
    var found = others
    for node in tree.allPlaces(of: type) { found += places(node..<tree.nodes[node].end) }
    for node in superclasses.lazy.flatMap(tree.allPlaces) { found += places(node..<node + 1) }
    return Set(found).sorted().map { calls[$0] }
  }

  private func places(_ nodes: Range<Int>) -> some Sequence<Int> {
    let first = ofClasses.firstPlace { $0.node >= nodes.lowerBound }
    return ofClasses[first..<ofClasses.firstPlace { $0.node >= nodes.upperBound }].lazy.map(\.call)
  }
}
