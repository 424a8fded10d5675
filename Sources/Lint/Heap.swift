#if canImport(Glibc)
  import Glibc
#endif

/// The memory that a run works in.
public enum Heap {
  #if canImport(Glibc)
    private static let size = 32 << 20
    private static let page = 2 << 20
    /// Less than what the kernel is asked for by itself.
    private static let most = 131_000
  #endif

  /// Lets the kernel give the first memory in large pages: to be given thousands of small ones, one by one, took a tenth of
  /// a run's time.
  public static func prepare() {
    #if canImport(Glibc)
      // What is asked for beyond the heap that there is comes with so much more.
      guard setOption(topPad, size), let first = unsafe malloc(most) else { return }
      // Where the heap ends.
      if let end = unsafe sbrk(0) { advise(from: UInt(bitPattern: first), to: UInt(bitPattern: end)) }
      unsafe free(first)  // It was only to make the heap grow.
    #endif
  }

  /// The same for the thread's own memory, if it has some.
  static func prepareThread() {
    #if canImport(Glibc)
      // It is given back below.
      guard let first = unsafe malloc(most) else { return }
      let start = UInt(bitPattern: first)
      // The main thread's ends there; that of another lies elsewhere, and begins at a multiple of what it may grow to.
      if let end = unsafe sbrk(0), start > UInt(bitPattern: end) {
        advise(from: start, to: start & ~UInt(sizeOfOwn - 1) + UInt(size))
      }
      unsafe free(first)  // Only its place was asked for.
    #endif
  }

  #if canImport(Glibc)
    /// `HEAP_MAX_SIZE`
    private static let sizeOfOwn = 64 << 20

    private static func advise(from first: UInt, to end: UInt) {
      let start = (first + UInt(page - 1)) & ~UInt(page - 1)
      // It is the heap's, nobody writes there yet, and advice may be refused.
      if start < end { _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE) }
    }

    /// `M_TOP_PAD`; Swift does not see the header that names it, nor `mallopt`.
    private static let topPad: Int32 = -2

    private static func setOption(_ option: Int32, _ value: Int) -> Bool {
      typealias SetOption = @convention(c) (Int32, Int32) -> Int32
      guard let address = unsafe dlsym(nil, "mallopt") else { return false }
      // It is the C library's function, which has this type.
      return unsafe unsafeBitCast(address, to: SetOption.self)(option, Int32(value)) == 1
    }
  #endif
}
