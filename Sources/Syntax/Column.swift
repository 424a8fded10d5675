/// Memory for plain values. Who uses it knows how many it has room for, and which of them were written.
@safe struct Column<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>

  init(capacity: Int) {
    unsafe memory = .allocate(capacity: capacity)  // `deinit` frees it.
  }

  deinit {
    // Nobody else has it.
    unsafe memory.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      unsafe memory[index]  // Nobody asks for what was not written.
    }
    @inline(__always) set {
      unsafe (memory + index).initialize(to: newValue)  // Who writes has seen to the room.
    }
  }

  mutating func grow(_ count: Int, to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    // All elements move, so the old memory holds none any more.
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  func copy(_ count: Int, to list: inout ContiguousArray<Element>) {
    // So many were written, and are copied at once.
    unsafe list.append(contentsOf: UnsafeBufferPointer(start: memory, count: count))
  }
}
