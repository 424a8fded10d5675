import Facts

/// The members of a type that have one name, where there are very many: by their labels and by their types, so that nobody has
/// to hold each against each.
struct Overloads: Sendable {
  /// Fewer are looked through as they are.
  static let few = 16

  /// In the order of the files.
  private let members: ContiguousArray<DeclID>
  private let isObjectiveC: Bool
  private var byLabels: [Name: ContiguousArray<DeclID>] = [:]
  /// Those of which no type is unknown, by labels and types together.
  private var byForm: [Int: [DeclID]] = [:]
  /// The places of those that have a type of their own at a place of their parameters, and of those that have not, by that.
  private var byParameter: [Parameter: [Int]] = [:]

  private struct Parameter: Hashable {
    let place: Int
    /// Nothing where it may be any type.
    let type: TypeForm.Kind?
  }

  init(_ members: some Sequence<DeclID>, _ index: ProjectIndex) {
    self.members = ContiguousArray(members)
    isObjectiveC = self.members.contains { index.isObjectiveC($0) }
    for (place, member) in self.members.enumerated() {
      byLabels[index.global(index.decl(member).labels, of: member), default: []].append(member)
      let types = index.types(of: member)
      if let form = types.hash(index) { byForm[form, default: []].append(member) }
      for (parameter, kind) in types.kinds.enumerated() {
        byParameter[Parameter(place: parameter, type: kind), default: []].append(place)
      }
    }
  }

  /// Those with the labels, and what may be called otherwise in Objective-C.
  func members(labelled labels: Name) -> ContiguousArray<DeclID> { isObjectiveC ? members : byLabels[labels] ?? [] }

  /// Those whose labels and types are equal, and others, of which Objective-C may call some otherwise.
  func members(equalTo types: MemberTypes, _ index: ProjectIndex) -> [DeclID] {
    isObjectiveC ? Array(members) : types.hash(index).flatMap { byForm[$0] } ?? []
  }

  /// Those of which no parameter is known to be of another type, and some others.
  func members(takingLike types: MemberTypes) -> [DeclID] {
    let choices = types.kinds.enumerated().compactMap { place, kind in
      kind.map { [byParameter[Parameter(place: place, type: $0)] ?? [], byParameter[Parameter(place: place, type: nil)] ?? []] }
    }
    guard let best = choices.min(by: { $0[0].count + $0[1].count < $1[0].count + $1[1].count }) else { return Array(members) }
    return (best[0] + best[1]).sorted().map { members[$0] }
  }
}

extension MemberTypes {
  /// Of equal labels and types equal; nothing if a type is unknown, and so equal to none.
  fileprivate func hash(_ index: ProjectIndex) -> Int? {
    var hasher = Hasher()
    let fact = index.decl(member)
    hasher.combine(index.global(fact.labels, of: member))
    hasher.combine(fact.generics.count)
    if fact.generics.count == 0 { hasher.combine(fact.requirements.count) }
    hasher.combine(parameters.count)
    for parameter in parameters {
      hasher.combine(parameter.isVariadic)
      if !parameter.type.combine(into: &hasher) { return nil }
    }
    return result.combine(into: &hasher) ? hasher.finalize() : nil
  }

  fileprivate var kinds: [TypeForm.Kind?] { parameters.map { $0.isVariadic ? nil : $0.type.kind } }
}

extension TypeForm {
  /// What makes a type another one than any of another kind.
  enum Kind: Hashable, Sendable {
    case nominal(TypeID)
    case foreign(String)
    indirect case optional(Kind)
  }

  /// Nothing where it cannot be told.
  fileprivate var kind: Kind? {
    switch self {
    case .nominal(let type, _): .nominal(type)
    case .foreign(let path, _): mayBeAnything ? nil : path.last.map { .foreign($0) }
    case .optional(let wrapped): wrapped.kind.map { .optional($0) }
    default: nil
    }
  }

  /// Puts in what is equal of equal types; `false` where one is unknown.
  fileprivate func combine(into hasher: inout Hasher) -> Bool {
    func combine(_ number: Int, _ parts: [TypeForm]) -> Bool {
      hasher.combine(number)
      hasher.combine(parts.count)
      return parts.allSatisfy { $0.combine(into: &hasher) }
    }
    switch self {
    case .nominal(let type, let arguments):
      hasher.combine(type)
      return combine(0, arguments)
    case .foreign(let path, let arguments):
      hasher.combine(path)
      return combine(1, arguments)
    case .optional(let wrapped): return combine(2, [wrapped])
    case .unwrapped(let wrapped): return combine(3, [wrapped])
    case .metatype(let type): return combine(4, [type])
    case .inout(let type): return combine(5, [type])
    case .opaque(let type): return combine(6, [type])
    case .tuple(let parts, let labels):
      hasher.combine(labels)
      return combine(7, parts)
    case .function(let function):
      hasher.combine(function.extras)
      return combine(8, function.parameters + [function.result])
    // Their order does not matter.
    case .composition(let parts):
      hasher.combine(parts.count)
      return true
    case .parameter(let place):
      hasher.combine(place)
      return combine(9, [])
    case .unknown, .varying: return false
    }
  }
}
