/// What configurations say of modules: which files are whose, and whether anybody may import one.
struct ConfiguredModules: Sendable {
  /// By the files' places.
  private(set) var nameOfFile: [Int: String] = [:]
  private(set) var isOpenWorld: [String: Bool] = [:]

  mutating func add(_ file: Int, _ path: String, _ configuration: Configuration) {
    if configuration.modules.isEmpty { return }
    if let name = configuration.module(of: path) { nameOfFile[file] = XcodeProjectReader.identifier(name) }
    for module in configuration.modules {
      if let isOpen = module.value.isOpenWorld { isOpenWorld[XcodeProjectReader.identifier(module.value.name)] = isOpen }
    }
  }
}
