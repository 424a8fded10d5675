#if canImport(Glibc)
  import Glibc
#endif

/// The memory that a run works in.
enum Heap {
  #if canImport(Glibc)
    private static let size = 32 << 20
    private static let page = 2 << 20
  #endif

  /// Lets the kernel give the first memory in large pages: to be given thousands of small ones, one by one, took a tenth of
  /// a run's time.
  static func prepare() {
    #if canImport(Glibc)
      // What is asked for beyond the heap that there is comes with so much more.
      guard setOption(topPad, size), let first = unsafe malloc(131_000) else { return }
      let start = (UInt(bitPattern: first) + UInt(page - 1)) & ~UInt(page - 1)
      // Nobody writes there yet, and advice may be refused.
      if let end = unsafe sbrk(0).map({ UInt(bitPattern: $0) }), start < end {
        _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
      }
      unsafe free(first)  // It was only to make the heap grow.
    #endif
  }

  #if canImport(Glibc)
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
