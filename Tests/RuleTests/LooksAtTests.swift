@testable import RuleKit
import Syntax
import Testing

/// A set of kinds and places has exactly the pairs that its name says.
@Suite struct LooksAtTests {
  private static let kinds: [DeclKind] = (UInt8(0)...UInt8.max).compactMap(DeclKind.init)
  private static let parents: [DeclKind?] = [nil, .class, .struct, .enum, .actor, .protocol, .extension]

  private func pairs(of set: LooksAt) -> Int {
    var bits: Set<UInt128> = []
    for kind in Self.kinds {
      for parent in Self.parents where !set.isDisjoint(with: LooksAt(kind, in: parent)) {
        bits.insert(LooksAt(kind, in: parent).rawValue)
      }
    }
    return bits.count
  }

  @Test func everyPairHasItsOwnBit() {
    #expect(Self.kinds.count == 19)
    // `var` and `let` share theirs.
    #expect(pairs(of: LooksAt(rawValue: .max)) == 18 * 7)
    #expect(LooksAt(.var, in: .class) == LooksAt(.let, in: .class))
  }

  @Test func names() {
    #expect(pairs(of: .class) == 7)
    #expect(pairs(of: .protocolProperty) == 1)
    #expect(LooksAt.protocolProperty == LooksAt(.var, in: .protocol))
    #expect(pairs(of: .protocolRequirement) == 4)
    #expect(pairs(of: .concreteType) == 28)
    #expect(LooksAt.function.inside([.class, .extension]) == [.classFunction, .extensionFunction])
    #expect(LooksAt.globalFunction == LooksAt(.func, in: nil))
    #expect(pairs(of: .property.inside(.concreteType)) == 4)
  }
}
