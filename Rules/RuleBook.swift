public import RuleKit

/// All rules of the house, one name a line.
public let ruleBook = RuleSet([
  LeakedProtocolProperty.self,
])
