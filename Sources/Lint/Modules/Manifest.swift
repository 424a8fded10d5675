/// What a `Package.swift` says of its modules, as far as it can be read without running it.
struct Manifest: Equatable {
  struct Target: Equatable {
    enum Kind: Equatable { case library, executable, test, macro, plugin, system, binary }

    var name: String
    var kind: Kind
    /// `nil` for the folder that follows from the name.
    var path: String?
    /// Files and folders below the path; `nil` for all that is there.
    var sources: [String]?
    var exclude: [String] = []
    var dependencies: [String] = []

    init(_ name: String, _ kind: Kind, path: String? = nil) {
      self.name = name
      self.kind = kind
      self.path = path
    }
  }

  struct Product: Equatable {
    var name: String
    var isLibrary: Bool
    var targets: [String]
    /// Whether it is there only where its developers ask for it.
    var isSwitched = false
  }

  var targets: [Target] = []
  var products: [Product] = []
  /// Some targets have names that only running the manifest would tell.
  var hasComputedTargets = false
  /// The same of products, or of the targets that they expose.
  var hasComputedProducts = false

  /// Packages on the same disk are needed, which nobody else has.
  var hasLocalDependencies = false

  /// Whether it declares nothing but what it depends on.
  var isEmpty: Bool { targets.isEmpty && products.isEmpty && !hasComputedTargets && !hasComputedProducts }

  /// Whether others get a library of it.
  var offersLibraries: Bool { !hasLocalDependencies && (hasComputedProducts || products.contains { $0.isLibrary && !$0.isSwitched }) }

  /// Whether anybody may import the target's module: a product holds it, or might.
  func exposes(_ target: Target) -> Bool {
    guard target.kind == .library, !hasLocalDependencies else { return false }
    return hasComputedProducts || products.contains { $0.isLibrary && !$0.isSwitched && $0.targets.contains(target.name) }
  }
}
