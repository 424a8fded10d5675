public import RuleKit

/// All rules of the house, one name a line.
public let ruleBook = RuleSet([
  ClassNeitherFinalNorOpen.self,
  DefaultNearMiss.self,
  DefaultShadowed.self,
  DoNotOverride.self,
  ExtensionMemberNotRequirement.self,
  FileprivateCouldBePrivate.self,
  LeakedProtocolProperty.self,
  MissingSuperCall.self,
  MustCallContract.self,
  ProtectedMemberCalled.self,
  ProtocolSetterLeaked.self,
  PublicDefaultNotPublic.self,
  RequiredOverrideReturnAfterAssert.self,
  RuntimeAccessBypass.self,
  SelectorExposed.self,
  SubclassShadowsProtocolDefault.self,
  SuperCallInRequiredOverride.self,
  TestableImportInProduction.self,
  TestableMemberInProduction.self,
  UnimplementedRequiredOverride.self,
  WitnessNearMiss.self,
  WitnessWiderThanNeeded.self,
])
