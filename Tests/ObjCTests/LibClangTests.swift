import ObjC
import Testing

/// The library is found, or its absence is an answer.
@Suite struct LibClangTests {
  @Test func whatIsNotThereIsNotOpened() {
    #expect(LibClang("/nowhere/libclang.so") == nil)
    // A library without the functions.
    #expect(LibClang("libc.so.6") == nil)
  }

  @Test func versionsAreTold() {
    guard let library = LibClang() else { return }
    #expect(library.version.contains("clang version"), "\(library.path) is \(library.version)")
  }
}
