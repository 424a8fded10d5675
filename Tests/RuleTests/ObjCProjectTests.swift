import Facts
import Testing

@testable import Index

/// Swift and Objective-C as one project: what the one declares, the other finds.
@Suite(.enabled(if: ObjCSources.hasLibrary, "there is no libclang")) struct ObjCProjectTests {
  private func index(_ files: [(path: String, text: String)]) -> ProjectIndex {
    let project = Project("p", about: "shouted_name", files: files.map { Project.File(path: $0.path, text: $0.text) })
    let facts = project.facts()
    return ProjectIndex(joining: facts, layout: project.layout(facts, project.marks().byFile).0)
  }

  private func type(_ name: String, in index: ProjectIndex) throws -> TypeID {
    let found = (0..<index.typeCount).map { TypeID($0) }.filter { index.text(global: index.entry($0).name) == name }
    return try #require(found.first)
  }

  @Test func classesAndProtocols() throws {
    let index = index([
      ("Oven.h", """
        @protocol Heating
        - (void)heat;
        @optional
        - (void)cool;
        @end
        @interface Oven : NSObject <Heating>
        @property (nonatomic) NSInteger degrees;
        - (void)open NS_SWIFT_NAME(unlock());
        @end
        """),
      ("Oven.m", "#import \"Oven.h\"\n@implementation Oven\n- (void)heat {}\n- (void)open {}\n@end"),
      ("Kitchen.swift", """
        final class BigOven: Oven { override func unlock() {} }
        struct Toaster {}
        final class Grill: NSObject, Heating { func heat() {} }
        """),
    ])
    let oven = try type("Oven", in: index)
    let heating = try type("Heating", in: index)
    #expect(index.superclass(of: try type("BigOven", in: index)) == oven)
    #expect(index.ancestry(of: try type("Grill", in: index)).contains(heating))
    #expect(index.ancestry(of: oven).contains(heating))
    #expect(index.requirements(of: heating).map { index.name(of: $0) } == ["heat", "cool"])
    let bigOven = try type("BigOven", in: index)
    let unlock = try #require(index.members(of: bigOven).first)
    let overridden = try #require(index.overridden(by: unlock))
    #expect(index.files[index.file(of: overridden)].path == "Oven.h")
    #expect(index.extensions(of: oven).count == 1)
  }

  /// What an implementation declares for itself is its own affair.
  @Test func implementationsAreHidden() throws {
    let index = index([
      ("Oven.m", """
        @interface Knob : NSObject
        @end
        @implementation Oven
        - (void)secret {}
        @end
        """),
      ("Oven.h", "@interface Oven : NSObject\n@end"),
      ("Kitchen.swift", "class Cooker: Oven { func secret() {} }\nclass Dial: Knob {}"),
    ])
    let cooker = try type("Cooker", in: index)
    let secret = try #require(index.members(of: cooker).first)
    #expect(index.overridden(by: secret) == nil)
    #expect(index.superclass(of: try type("Dial", in: index)) == nil)
  }
}
