import Report
import RuleKit
import Rules
import Testing

/// The milder forms of what rules find are said more softly.
@Suite(.enabled(if: Project.wantedRule == nil)) struct SeverityTests {
  private func severities(_ fixture: String) throws -> Set<Severity> {
    let project = try #require(try Project.fixtures().first { $0.name == fixture })
    return Set(Trial(project, rules: ruleBook).report.entries.map(\.severity))
  }

  /// A property that types which conform read themselves, or use as much as the defaults.
  @Test func leakedPropertiesOfSomeUse() throws {
    #expect(try severities("leaked_protocol_property/ObservableControls.swift") == [.info])
    #expect(try severities("leaked_protocol_property/Milder.swift") == [.info])
    #expect(try severities("leaked_protocol_property/Shared.swift") == [.info])
    #expect(try severities("leaked_protocol_property/HardlyShared.swift") == [.warning])
    #expect(try severities("leaked_protocol_property/Flow.swift") == [.warning])
    #expect(try severities("leaked_protocol_property/Refinement.swift") == [.warning])
  }

  /// A subclass's own that all who use it know.
  @Test func shadowsThatNobodyPasses() throws {
    #expect(try severities("subclass_shadows_protocol_default/Latent.swift") == [.warning])
    #expect(try severities("subclass_shadows_protocol_default/Called.swift") == [.error])
    #expect(try severities("subclass_shadows_protocol_default/Unclear.swift") == [.error])
    #expect(try severities("subclass_shadows_protocol_default/Shadows.swift") == [.error])
  }

  /// A stub that no value can reach.
  @Test func stubsThatAllOverride() throws {
    #expect(try severities("required_override_return_after_assert/AllOverride.swift") == [.info])
    #expect(try severities("required_override_return_after_assert/Doubles") == [.info])
    #expect(try severities("required_override_return_after_assert/NotAll.swift") == [.warning])
  }
}
