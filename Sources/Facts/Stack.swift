/// A list that one owner lengthens and shortens at its end.
///
/// An array would ask at each step whether somebody shares it, and the walks through a file take many steps.
@safe struct Stack<Element>: ~Copyable {
  private(set) var count = 0
  private var capacity = 32
  /// `capacity` elements, of which the first `count` are there; `deinit` frees them.
  private var memory: UnsafeMutablePointer<Element>

  init() {
    unsafe memory = .allocate(capacity: 32)  // `deinit` frees it.
  }

  deinit {
    // Nobody else has them.
    unsafe memory.deinitialize(count: count)
    unsafe memory.deallocate()
  }

  var last: Element? {
    unsafe count == 0 ? nil : memory[count - 1]  // It is there.
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe memory[index]  // It is there.
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe &memory[index]  // It is there.
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (memory + count).initialize(to: element)  // There is place for one more.
    count = count &+ 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count = count &- 1
    return unsafe (memory + count).move()  // It was there, and no longer is.
  }

  mutating func removeLast(_ surplus: Int) {
    precondition(surplus >= 0 && surplus <= count)
    count = count &- surplus
    // They were there, and no longer are.
    unsafe (memory + count).deinitialize(count: surplus)
  }

  mutating func removeAll() { removeLast(count) }

  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    // All elements move, so the old memory holds none any more.
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
    capacity *= 2
  }

  /// The elements in a list that is just as long as it has to be.
  func list() -> ContiguousArray<Element> {
    // They are there for the time of the call.
    unsafe ContiguousArray(UnsafeBufferPointer(start: memory, count: count))
  }
}
