#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Where libclang is looked for.
extension LibClang {
  /// In this order: what `ACCESSLINT_LIBCLANG` names, that of the Swift toolchain on the path, and the system's, the
  /// newest first.
  public static var usualPaths: [String] {
    if let named = environment("ACCESSLINT_LIBCLANG"), !named.isEmpty { return [named] }
    var paths = toolchainFolders.map { "\($0)/\(fileName)" }
    #if canImport(Darwin)
      // What is selected, by whatever means, is Xcode or the tools alone.
      let developer = [
        environment("DEVELOPER_DIR"), "/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer",
        "/Library/Developer/CommandLineTools",
      ]
      paths += developer.compactMap { $0 }.flatMap { folder in
        ["\(folder)/Toolchains/XcodeDefault.xctoolchain/usr/lib/\(fileName)", "\(folder)/usr/lib/\(fileName)"]
      }
    #else
      paths += [fileName, "\(fileName).1"]
      paths += versions.map { "libclang-\($0).so.1" }
      paths += versions.flatMap { ["/usr/lib/llvm-\($0)/lib/libclang.so.1", "/usr/lib/llvm-\($0)/lib/\(fileName)"] }
    #endif
    return paths
  }

  private static let versions = (13...22).reversed()

  #if canImport(Darwin)
    private static let fileName = "libclang.dylib"
  #else
    private static let fileName = "libclang.so"
  #endif

  /// `lib` beside the `bin` of the first `swift` on the path, links followed.
  private static var toolchainFolders: [String] {
    for folder in (environment("PATH") ?? "").split(separator: ":") {
      guard let real = realPath("\(folder)/swift") else { continue }
      let bin = real.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      return [bin.joined(separator: "/") + "/lib"]
    }
    return []
  }

  private static func environment(_ name: String) -> String? {
    // The string is copied before anybody can change the environment.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  private static func realPath(_ path: String) -> String? {
    // The result is a string of our own, which is freed.
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
