import Facts
import ObjC
import Testing

/// What comments, headings and attributes of Objective-C ask for.
@Suite struct ContractTests {
  @Test(arguments: Library.all) func contracts(library: Library) throws {
    for (members, expected) in [
      ("/// Subclasses must override this.\n- (void)heat;", "required docComment heat"),
      ("// Overrides must call super.\n- (void)heat;", "mustCallSuper comment heat"),
      ("/**\n * For subclasses only.\n */\n- (void)heat:(int)degrees;", "protected docComment heat"),
      ("- (void)heat NS_REQUIRES_SUPER;", "mustCallSuper attribute heat"),
      ("- (void)heat __attribute__((objc_requires_super));", "mustCallSuper attribute heat"),
      ("#pragma mark - Subclass hooks\n\n- (void)heat;", "protected section heat"),
      ("#pragma mark Subclass hooks\n- (void)cool;\n#pragma mark - Others\n- (void)heat;", "protected section cool"),
      ("/// For subclasses only.\n@property (nonatomic) int degrees;", "protected docComment degrees"),
      ("/// Subclasses must override that.\n\n- (void)heat;", ""),
      ("- (void)cool; // Subclasses must override this.\n- (void)heat;", "required comment cool"),
      ("- (void)cool;\n// - (void)warm; // for subclasses only\n- (void)heat;", ""),
      ("/// For subclasses only.\n// swiftlint:disable:next all\n- (void)heat;", "protected docComment heat"),
      ("/// Heats.\n- (void)heat;", ""),
      ("// accesslint:required\n- (void)heat;", "required directive heat"),
      ("/* accesslint:must_call cool() */\n- (void)heat;", "mustCall directive heat"),
      ("/// - Protected: for stoves.\n- (void)heat;", "protected field heat"),
      ("/**\n * Heats.\n * - testable\n */\n- (void)heat;", "exposedForTests field heat"),
      ("/// - protected against burns\n- (void)heat;", ""),
      ("// See accesslint:required\n- (void)heat;", ""),
    ] {
      let text = "@interface Oven : Heater\n\(members)\n@end\n"
      let facts = try ObjCProject(text).facts(library.open())[0]
      let found = facts.contracts.map { "\($0.kind) \($0.source) \(facts.text(facts.decls[Int($0.decl)].name))" }
      #expect(found == (expected.isEmpty ? [] : [expected]), "\(members)")
    }
  }

  @Test(arguments: Library.all) func bodies(library: Library) throws {
    let text = """
      @implementation Oven
      - (void)heat {
        // Subclasses must override this.
      }
      - (void)cool {
        [self heat];
        // to be continued
      }
      @end
      """
    let facts = try ObjCProject(text, path: "Oven.m").facts(library.open())[0]
    #expect(facts.contracts.map { "\($0.kind) \($0.source) \($0.decl)" } == ["required body 1"])
  }
}
