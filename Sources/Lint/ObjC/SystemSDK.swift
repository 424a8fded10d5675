#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder with Apple's headers that this machine would compile against, where nobody names one.
enum SystemSDK {
  /// What `SDKROOT` names, or else, on a Mac, what its developer tools say; nothing if that is no folder.
  static func path() -> String? {
    // The text is copied before anybody could change the environment.
    let named = unsafe getenv("SDKROOT").map { unsafe String(cString: $0) }
    if let named, named.utf8.first == UInt8(ascii: "/") { return Disk.isFolder(named) ? named : nil }
    #if os(macOS)
      guard case .success(let output) = ChildProgram.output(of: ["xcrun", "--show-sdk-path"], within: .seconds(60)) else { return nil }
      let path = String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return Disk.isFolder(path) ? path : nil
    #else
      return nil
    #endif
  }
}
