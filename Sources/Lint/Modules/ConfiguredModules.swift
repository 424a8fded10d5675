/// What configurations say of modules: which files are whose, whether anybody may import one, and whether it tests others.
struct ConfiguredModules: Sendable {
  /// By the files' places.
  private(set) var nameOfFile: [Int: String] = [:]
  private(set) var isOpenWorld: [String: Bool] = [:]
  private(set) var isTest: [String: Bool] = [:]

  /// A framework is its own module, whatever a configuration says.
  mutating func add(_ number: Int, _ file: ProjectFiles.File, _ path: String, _ configuration: ConfigurationForPaths) {
    guard let framework = file.framework else { return add(number, path, configuration) }
    nameOfFile[number] = framework
    isOpenWorld[framework] = true
  }

  private mutating func add(_ file: Int, _ path: String, _ configuration: ConfigurationForPaths) {
    let modules = configuration.configuration.modules
    if modules.isEmpty { return }
    if let name = configuration.module(of: path) { nameOfFile[file] = XcodeProjectReader.identifier(name) }
    for module in modules {
      let name = XcodeProjectReader.identifier(module.value.name)
      if let isOpen = module.value.isOpenWorld { isOpenWorld[name] = isOpen }
      if let isTest = module.value.isTest { self.isTest[name] = isTest }
    }
  }
}
