/// A library for CocoaPods of the project.
struct LocalPod {
  /// The folder that holds what says so.
  let folder: String
  let name: String
  /// What an `import` says.
  let module: String
  /// Whether all of its files are known.
  let tellsAll: Bool
  /// The version of Swift that it is written in, by its first number, as far as it says that.
  let swiftVersion: Int?
  /// The folders that its files lie in.
  private let folders: [String]

  /// - Parameter spec: `nil` if it cannot be read.
  init(folder: String, name: String, spec: PodSpec?) {
    self.folder = folder
    self.name = name
    module = spec?.module ?? name
    swiftVersion = spec?.swiftVersion
    tellsAll = spec?.tellsAll ?? false
    folders = (spec?.folders ?? []) + (spec?.takesAll == true ? [folder] : [])
  }

  /// The innermost of its folders that holds the file.
  func folder(around path: String) -> String? {
    folders.filter { Paths.rest(of: path, in: $0) != nil }.max { $0.utf8.count < $1.utf8.count }
  }
}
