/// Which module each file belongs to, and what the modules are for. Who reads the disk fills it in.
public struct ModuleLayout: Equatable, Sendable {
  public enum Role: UInt8, Sendable {
    case production
    case test
    /// Helpers that only tests depend on.
    case testSupport
    case example

    /// Tests, and what helps them alone.
    public var isForTests: Bool { self == .test || self == .testSupport }
  }

  public struct Module: Equatable, Sendable {
    public var name: String
    public var role: Role
    /// Whether unknown clients may import it: a library product's module. An app's or an executable's are closed.
    public var isOpenWorld: Bool
    /// Names of the modules of the project that it depends on, directly.
    public var dependencies: [String]
    /// What symbols begin with: the name, unless that is only what somebody called a folder on their machine.
    public var symbolName: String
    /// The language's first number, where the project says it: 2, 3 and so on.
    public var swiftVersion: Int?
    /// Whether Objective-C is shown all that its classes have, as Swift 3 did: a build setting says it.
    public var infersObjC = false
    /// Whether its files are in no other module, by a manifest that tells all: what is internal stays in it.
    public var isWhole = false

    public init(name: String, role: Role = .production, isOpenWorld: Bool = false, dependencies: [String] = []) {
      self.name = name
      symbolName = name
      self.role = role
      self.isOpenWorld = isOpenWorld
      self.dependencies = dependencies
    }
  }

  public var modules: [Module]
  /// For each file, in the order of the files, its module's place in `modules`.
  public var moduleOfFile: [Int]
  /// Each file's role: its module's, unless the file's folder or its imports say otherwise.
  public var roleOfFile: [Role]

  public init(modules: [Module], moduleOfFile: [Int]) {
    self.modules = modules
    self.moduleOfFile = moduleOfFile
    roleOfFile = moduleOfFile.map { modules[$0].role }
  }

  /// All files in one module.
  public init(oneModule name: String, files: Int) {
    self.init(modules: [Module(name: name)], moduleOfFile: Array(repeating: 0, count: files))
  }
}
