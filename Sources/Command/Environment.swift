#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Lint

/// The variables that the process was started with.
enum Environment {
  static func value(_ name: String) -> String? {
    // The system's text is copied at once, and nobody sets variables.
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// The folder of the repository that a job of GitHub's or GitLab's is about, if the process runs inside of it.
  static var repository: String? {
    let folder = FilePath.workingFolder()
    return ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(value).first { root in
      root.hasPrefix("/") && (folder + "/").hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
  }
}
