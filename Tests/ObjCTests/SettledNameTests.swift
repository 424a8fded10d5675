import Facts
import ObjC
import Testing

/// Names that one file alone does not tell.
@Suite struct SettledNameTests {
  private func names(_ files: [(path: String, text: String)], _ library: Library) throws -> [[String]] {
    try ObjCProject(files).facts(library.open()).map { facts in
      facts.decls.filter { $0.parent != DeclFact.none }.map { facts.text($0.name) + facts.text($0.labels) }
    }
  }

  /// An override is called what it overrides, whatever its own types say.
  @Test(arguments: Library.all) func overrides(library: Library) throws {
    let found = try names([
      ("Drum.h", """
        @interface Drum : NSObject
        - (void)hitWithStick:(Stick *)stick;
        - (void)tuneTo:(NSString *)note NS_SWIFT_NAME(tighten(to:));
        - (void)playWithCompletion:(void (^)(void))completion NS_SWIFT_ASYNC_NAME(roll());
        @property (nonatomic, readonly) NSString *skin NS_SWIFT_NAME(hide);
        @end
        @interface Drum (Loud)
        - (void)bang:(Stick *)stick;
        @end
        """),
      ("Snare.h", """
        #import "Drum.h"
        @interface Snare : Drum
        - (void)hitWithStick:(NSString *)stick;
        - (void)tuneTo:(NSString *)other;
        - (void)bang:(int)times;
        - (void)rattle:(Stick *)stick;
        @property (nonatomic, readonly) NSString *skin;
        @end
        """),
      ("Small.h", "@interface SmallSnare : Snare\n- (void)tuneTo:(int)other;\n- (void)playWithCompletion:(void (^)(void))after;\n@end"),
      ("Snare.m", "@implementation Snare\n- (void)tuneTo:(id)x {}\n- (void)rattle:(id)x {}\n- (void)shake:(Stick *)stick {}\n@end"),
    ], library)
    #expect(found[0] == ["hit(with:)", "tighten(to:)", "play(completion:)", "hide", "bang(_:)"])
    #expect(found[1] == ["hit(with:)", "tighten(to:)", "bang(_:)", "rattle(_:)", "hide"])
    #expect(found[2] == ["tighten(to:)", "play(completion:)"])
    #expect(found[3] == ["tighten(to:)", "rattle(_:)", "shake(_:)"])
  }

  /// So is what a protocol asks for, Apple's included.
  @Test(arguments: Library.all) func protocols(library: Library) throws {
    let found = try names([
      ("Sounding.h", "@protocol Sounding\n- (void)sound:(id)drum withPitch:(int)pitch NS_SWIFT_NAME(ring(_:pitch:));\n@end"),
      ("Ringing.h", "@protocol Ringing <Sounding>\n- (void)sound:(id)drum withPitch:(int)pitch;\n@end"),
      ("Bell.h", """
        @interface Bell : NSObject <Ringing, UITableViewDelegate>
        - (void)sound:(id)drum withPitch:(int)pitch;
        - (void)tableView:(UITableView *)view didSelectRowAtIndexPath:(BellPath *)path;
        @end
        """),
      ("Round.h", "@interface Round : NSObject <Round2>\n@end\n@protocol Round2 <Round2>\n- (void)a;\n@end"),
    ], library)
    #expect(found == [
      ["ring(_:pitch:)"], ["ring(_:pitch:)"], ["ring(_:pitch:)", "tableView(_:didSelectRowAt:)"], ["a()"],
    ])
  }

  /// A protocol that shares its name with a class has another one in Swift, and so have types that were given one.
  @Test(arguments: Library.all) func types(library: Library) throws {
    let project = ObjCProject([
      ("Horn.h", """
        @protocol Horn
        - (void)blow;
        @end
        @interface Horn <Horn>
        @end
        @interface Tuba : Horn <Horn>
        @property (nonatomic, nonnull) id<Horn> mute;
        @property (nonatomic, nonnull) Horn *horn;
        @property (nonatomic, nonnull) NSArray<BrassValve *> *valves;
        @end
        """),
      ("Valve.h", "@interface BrassValve : NSObject NS_SWIFT_NAME(Valve)\n@end"),
      ("Valve2.h", "NS_SWIFT_NAME(Valve)\n@interface BrassValve : NSObject\n@end\n@interface Piston : BrassValve\n@end\n@interface BrassValve (More)\n@end"),
    ])
    let lines = try project.outline(library.open())
    #expect(lines.prefix(7) == [
      "protocol HornProtocol [Horn]", "  func blow() [blow]", "class Horn < HornProtocol [Horn]",
      "class Tuba < Horn, HornProtocol [Tuba]", "  var mute : any HornProtocol [mute]", "  var horn : Horn [horn]",
      "  var valves : [Valve] [valves]",
    ])
    #expect(lines.suffix(3) == ["class Valve < NSObject [BrassValve] named", "class Piston < Valve [Piston]", "extension Valve [BrassValve] (More) category"])
  }
}
