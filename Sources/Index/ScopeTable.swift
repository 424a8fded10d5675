import Facts

/// Types by the scope that declares them and their name, so that a look-up is one step however often a name is declared.
struct ScopeTable: Sendable {
  /// What declares a type.
  enum Scope {
    case type(TypeID)
    case module(Int)
    /// The body or value of a declaration that is no type.
    case body(DeclID)
    /// Extensions of a type of that name that is not the project's.
    case extensions(of: Name)

    fileprivate var raw: Int64 {
      switch self {
      case .type(let id): Int64(id.raw)
      case .module(let place): -1 - Int64(place)
      case .body(let id): (2 << 40) + Int64(id.raw)
      case .extensions(let name): (1 << 40) + Int64(name.raw)
      }
    }
  }

  private struct Key: Hashable {
    let scope: Int64
    let name: UInt32
    /// The file that a private type is seen in; -1 for what is seen in others too.
    let file: Int32
  }

  /// A top-level type, or `several`, and the module that has it.
  private struct Top: Sendable {
    let module: Int
    var type: Int32
    /// The place of another module's of the same name, or -1.
    let next: Int
  }

  /// What is known of a name.
  private struct Use: Sendable {
    var isDeclared = false
    var isNested = false
    /// The place of a top-level type, or -1.
    var top = -1
  }

  private var types: [Key: Int32] = [:]
  /// All that share a name in a scope, where these are several.
  private var namesakes: [Key: ContiguousArray<TypeID>] = [:]
  private var tops: ContiguousArray<Top> = []
  /// For each of the project's names.
  private var uses: ContiguousArray<Use>

  /// Instead of a type: more than one.
  private static let several: Int32 = -2

  init(names count: Int) { uses = ContiguousArray(repeating: Use(), count: count) }

  /// - Parameter file: the one that the type is private to.
  mutating func add(_ type: TypeID, _ name: Name, to scope: Scope, privateTo file: Int?) {
    uses[Int(name.raw)].isDeclared = true
    let new = Int32(truncatingIfNeeded: type.place)
    let key = Key(scope: scope.raw, name: name.raw, file: Int32(truncatingIfNeeded: file ?? -1))
    let old = types.updateValue(new, forKey: key)
    if let old {
      types[key] = ScopeTable.several
      if old >= 0 { namesakes[key] = [TypeID(Int(old))] }
      namesakes[key]?.append(type)
    }
    guard case .module(let module) = scope else {
      uses[Int(name.raw)].isNested = true
      return
    }
    if file != nil { return }
    if old == nil {
      tops.append(Top(module: module, type: new, next: uses[Int(name.raw)].top))
      uses[Int(name.raw)].top = tops.count - 1
    } else {
      var place = uses[Int(name.raw)].top
      while place >= 0, tops[place].module != module { place = tops[place].next }
      if place >= 0 { tops[place].type = ScopeTable.several }
    }
  }

  /// Whether any type has the name.
  func isDeclared(_ name: Name) -> Bool { uses[Int(name.raw)].isDeclared }

  /// Whether several modules have a type of the name, seen in other files too, at their top level.
  func isInSeveralModules(_ name: Name) -> Bool {
    let top = uses[Int(name.raw)].top
    return top >= 0 && tops[top].next >= 0
  }

  /// Whether some type inside of another has the name.
  func isNested(_ name: Name) -> Bool { uses[Int(name.raw)].isNested }

  /// What the name means in the scope, seen from the file; a private type hides one that others see too.
  func find(_ name: Name, in scope: Scope, from file: Int) -> Resolution {
    let hidden = types[Key(scope: scope.raw, name: name.raw, file: Int32(truncatingIfNeeded: file))]
    return resolution(hidden ?? types[Key(scope: scope.raw, name: name.raw, file: -1)])
  }

  /// What the name means at the top level of modules other than the file's own.
  ///
  /// - Parameter isVisible: Whether a module's type of the name is seen; `nil` stands for several of them.
  func find(_ name: Name, inModules isVisible: (Int, TypeID?) -> Bool) -> Resolution {
    var found: Int32?
    var place = uses[Int(name.raw)].top
    while place >= 0 {
      let top = tops[place]
      place = top.next
      if !isVisible(top.module, top.type >= 0 ? TypeID(Int(top.type)) : nil) { continue }
      if found != nil { return .ambiguous }
      found = top.type
    }
    return resolution(found)
  }

  /// All types of the name in the scope, where these are several.
  func namesakes(_ name: Name, in scope: Scope) -> ContiguousArray<TypeID> {
    namesakes[Key(scope: scope.raw, name: name.raw, file: -1)] ?? []
  }

  private func resolution(_ type: Int32?) -> Resolution {
    guard let type else { return .unknown }
    return type >= 0 ? .type(TypeID(Int(type))) : .ambiguous
  }
}
