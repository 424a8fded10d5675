public import RuleKit

/// All rules of the house, one name a line.
public let ruleBook = RuleSet([
  ClassNeitherFinalNorOpen.self,
  LeakedProtocolProperty.self,
  ProtocolSetterLeaked.self,
  TestableImportInProduction.self,
  TestableMemberInProduction.self,
])
