/// Test-only switch to do without the default service.
enum ServiceContext {
  @TaskLocal static var isDefaultDisabled: Bool = false
  static var override: Int?
  static func reset() { override = nil }
}

struct Surroundings {
  /// For testing only.
  var defaultOverrideToken: String? { nil }
  /// For testing only.
  var defaultToken: String { "token" }
}
