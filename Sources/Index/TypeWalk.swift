/// The types that a walk has come to, each once: few are told apart one by one, more by a bit for each type.
struct TypeWalk {
  private(set) var types: ContiguousArray<TypeID>
  private var next = 0
  private var bits: ContiguousArray<UInt64> = []
  private let count: Int

  private static let few = 16

  /// - Parameter count: of all types.
  init(from start: TypeID, count: Int) {
    types = [start]
    self.count = count
  }

  /// The first of those whose neighbours have not been asked for.
  mutating func step() -> TypeID? {
    guard next < types.count else { return nil }
    next += 1
    return types[next - 1]
  }

  mutating func add(_ type: TypeID) {
    if types.count < TypeWalk.few {
      if !types.contains(type) { types.append(type) }
      return
    }
    if bits.isEmpty {
      bits = ContiguousArray(repeating: 0, count: count / 64 + 1)
      for known in types { mark(known) }
    }
    if bits[type.place / 64] & 1 << UInt64(type.place % 64) != 0 { return }
    mark(type)
    types.append(type)
  }

  /// All that it has come to, in the order of the files.
  var inOrder: ContiguousArray<TypeID> {
    if bits.isEmpty { return types.count == 1 ? types : ContiguousArray(types.sorted()) }
    var sorted: ContiguousArray<TypeID> = []
    sorted.reserveCapacity(types.count)
    for (place, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        sorted.append(TypeID(place * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return sorted
  }

  private mutating func mark(_ type: TypeID) { bits[type.place / 64] |= 1 << UInt64(type.place % 64) }
}
