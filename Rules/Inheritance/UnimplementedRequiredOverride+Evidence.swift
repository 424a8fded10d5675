import Index
import RuleKit

// What unimplemented_required_override shows besides the class itself.
extension UnimplementedRequiredOverride {
  /// So many classes of a kind are shown.
  private static let most = 5

  /// Overrides in other classes.
  func siblings(_ overrides: [DeclID], _ pass: borrowing Pass) -> [Related] {
    let sorted = overrides.sorted { pass.index.isBefore($0, $1) }
    return sorted.prefix(UnimplementedRequiredOverride.most).map {
      Related(pass.place(of: $0), .sibling(pass.index.enclosingName(of: $0)))
    }
  }

  /// Classes below that lack the same.
  func deeper(_ types: [TypeID], _ pass: borrowing Pass) -> [Related] {
    let sorted = types.map { pass.index.entry($0).decl }.sorted { pass.index.isBefore($0, $1) }
    return sorted.prefix(UnimplementedRequiredOverride.most).map { Related(pass.place(of: $0), .deeper(pass.index.name(of: $0))) }
  }
}

extension Message {
  fileprivate static func sibling(_ name: String) -> Message { "'\(name)' overrides it" }

  fileprivate static func deeper(_ name: String) -> Message { "'\(name)' inherits it from there" }
}
