#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables that the process was started with.
enum Environment {
  static func value(_ name: String) -> String? {
    // The system's text is copied at once, and nobody sets variables.
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }
}
