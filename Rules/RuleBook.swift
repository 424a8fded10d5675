public import RuleKit

/// All rules of the house, one name a line.
public let ruleBook = RuleSet([
  ClassNeitherFinalNorOpen.self,
  DoNotOverride.self,
  LeakedProtocolProperty.self,
  MustCallContract.self,
  ProtocolSetterLeaked.self,
  TestableImportInProduction.self,
  TestableMemberInProduction.self,
])
