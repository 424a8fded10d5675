import Facts
import ObjC
import Testing

/// Headers as Swift sees them, without any of the files that they import.
@Suite struct DeclarationTests {
  @Test(arguments: Library.all) func classes(library: Library) throws {
    let lines = try ObjCProject("""
      #import <KitchenKit/KitchenKit.h>
      #import "Heater.h"
      NS_ASSUME_NONNULL_BEGIN
      KITCHEN_EXPORT
      @interface Oven : Heater <Cleaning, NSCopying>
      @property (nonatomic, readonly, nullable) NSString *label;
      @property (nonatomic, getter=isHot) BOOL hot;
      @property (class, nonatomic) Oven *shared;
      @property (class, readonly) Oven *mainOven NS_SWIFT_NAME(main);
      @property (nonatomic, nullable) id<Waiting> waiting NS_SWIFT_NAME(waiter);
      @property (nonatomic, copy) void (^done)(NSArray<Dish *> *dishes);
      - (instancetype)initWithLabel:(NSString *)label heat:(HeatLevel)level NS_DESIGNATED_INITIALIZER;
      - (void)open NS_REQUIRES_SUPER;
      - (nullable NSArray<Dish *> *)dishesOfSize:(CGSize)size done:(id<Waiting>)done NS_SWIFT_NAME(dishes(of:_:));
      + (void)clean KITCHEN_SINCE(3);
      - (void)old NS_UNAVAILABLE;
      @end
      NS_ASSUME_NONNULL_END
      @interface Oven (ForSubclasses)
      - (NSString *)didHeat;
      @end
      """).outline(library.open())
    #expect(lines == [
      "import KitchenKit/KitchenKit.h",
      "import Heater.h",
      "class Oven < Heater, Cleaning, NSCopying [Oven]",
      "  var label : String? [label]",
      "  var isHot : Bool [hot]",
      "  var shared : Oven [shared]",
      "  var main : Oven! [mainOven] named",
      "  var waiter : any Waiting! [waiting] named",
      "  var done : ([Dish]) -> Void [done]",
      "  init init(label:heat:) [initWithLabel:heat:]",
      "  func open() [open] requiresSuper",
      "  func dishes(of:_:) -> [Dish]? [dishesOfSize:done:] named",
      "  func clean() [clean]",
      "  func old() [old] unavailable",
      "extension Oven [Oven] (ForSubclasses) category",
      "  func didHeat() -> String! [didHeat]",
    ])
  }

  @Test(arguments: Library.all) func protocols(library: Library) throws {
    let lines = try ObjCProject("""
      @protocol OvenWatching;
      @class Oven;
      KITCHEN_DEPRECATED("for ever")
      @protocol OvenWatching <NSObject>
      - (void)ovenDidHeat:(Oven *)oven;
      @optional
      - (BOOL)oven:(Oven *)oven mayOpen:(BOOL)animated;
      #if KITCHEN_SHAKES
      - (void)ovenShook:(Oven *)oven;
      #endif
      @property (nonatomic, readonly) NSInteger count;
      @required
      - (Unheard *)heard:(Unheard *)one;
      @end
      """).outline(library.open())
    #expect(lines == [
      "protocol OvenWatching < NSObject [OvenWatching]",
      "  func ovenDidHeat(_:) [ovenDidHeat:]",
      "  func oven(_:mayOpen:) -> Bool [oven:mayOpen:] optional",
      "  func ovenShook(_:) [ovenShook:] optional",
      "  var count : Int [count] optional",
      "  func heard(_:) -> Unheard! [heard:]",
    ])
  }

  /// Types that are no objects, as far as Swift has them under their names.
  @Test(arguments: Library.all) func plainTypes(library: Library) throws {
    let lines = try ObjCProject("""
      typedef NS_ENUM(NSInteger, OvenHeat) { OvenHeatLow, OvenHeatHigh };
      typedef NS_OPTIONS(NSUInteger, OvenParts) { OvenPartsLid = 1 };
      typedef enum { ShelfTop, ShelfBottom } Shelf;
      typedef struct { int width, depth; } Tray;
      typedef struct Rack { int bars; } Rack;
      typedef Rack Grid;
      typedef double CGFloat;
      enum Colour { ColourRed };
      typedef NSInteger Minutes;
      typedef Minutes BakingTime;
      typedef NSString *OvenName NS_TYPED_ENUM;
      typedef NSArray<Dish *> *Dishes;
      typedef void (^OvenHandler)(Dish * _Nonnull dish);
      typedef struct _Vent *VentRef;
      typedef void (*Callback)(int);
      @protocol Baking
      - (void)bake:(Minutes)time then:(nullable OvenHandler)handler;
      @end
      """).outline(library.open())
    #expect(lines == [
      "enum OvenHeat [OvenHeat]", "struct OvenParts [OvenParts]", "struct Shelf [Shelf]", "struct Tray [Tray]",
      "struct Rack [Rack]", "typealias Grid : Rack [Grid]", "struct Colour [Colour]", "typealias Minutes : Int [Minutes]",
      "typealias BakingTime : Minutes [BakingTime]", "struct OvenName [OvenName]", "typealias Dishes : [Dish] [Dishes]",
      "typealias OvenHandler : (Dish) -> Void [OvenHandler]", "protocol Baking [Baking]",
      "  func bake(_:then:) [bake:then:]",
    ])
  }

  /// Where clang does not know what a block takes or gives, it may give up on the whole header.
  @Test(arguments: Library.all) func blocks(library: Library) throws {
    let lines = try ObjCProject("""
      @class Dish;
      typedef NSComparisonResult (^DishOrder)(Dish *left, Weight right);
      typedef NSComparisonResult (^DishRank)(Dish * _Nullable left, Dish * _Nullable right);
      typedef void (^OvenDone)(bool);
      @interface Oven : NSObject
      - (void)sort:(DishRank)rank;
      - (void)wait:(OvenDone)done;
      - (bool)preheat:(bool)quickly;
      @end
      """).outline(library.open())
    #expect(lines == [
      "typealias DishOrder : (Dish!, Weight) -> ComparisonResult [DishOrder]",
      "typealias DishRank : (Dish?, Dish?) -> ComparisonResult [DishRank]", "typealias OvenDone : (Bool) -> Void [OvenDone]",
      "class Oven < NSObject [Oven]", "  func sort(_:) [sort:]", "  func wait(_:) [wait:]", "  func preheat(_:) -> Bool [preheat:]",
    ])
  }

  @Test(arguments: Library.all) func implementations(library: Library) throws {
    let project = ObjCProject([
      ("Oven.h", "#import \"Macros.h\"\n@interface Oven : Heater\nKITCHEN_PRIVATE(- (void)open;)\n@end\n"),
      ("Macros.h", "#define KITCHEN_PRIVATE(x) x\n@protocol Unused @end\n"),
      ("Oven.m", """
      #import "Oven.h"
      @interface Oven ()
      @property (nonatomic) Lamp *lamp;
      @end
      @implementation Oven
      - (void)open { [super open]; }
      static void helper(void) {}
      + (instancetype)oven { return [self new]; }
      @end
      @implementation Oven (Private)
      - (void)hide {}
      @end
      """),
    ])
    #expect(try project.facts(library.open())[2].objcLines == [
      "import Oven.h",
      "extension Oven [Oven] category",
      "  var lamp : Lamp! [lamp]",
      "extension Oven [Oven] implementation",
      "  func open() [open] implementation",
      "  init init() [oven] implementation",
      "extension Oven [Oven] (Private) implementation category",
      "  func hide() [hide] implementation",
    ])
  }

  /// Functions and methods that clang cannot make sense of cost nothing but themselves.
  @Test(arguments: Library.all) func brokenBodies(library: Library) throws {
    let text = """
      KIT_INLINE BOOL isHot(Degrees d) { switch (d) { case KIT_MANY(: return 1; } }
      typedef NS_ENUM(NSInteger, Heat) { HeatLow, HeatHigh };
      @implementation Oven
      - (void)open { KIT_LOCK(for (auto x : ; [self heat]; }
      KIT_SYNTHESIZE(lock)
      - (void)heat {}
      @end
      @implementation Lid
      - (int)close { return (int[]){ 1 - 2 }[0]; }
      @end
      """
    for path in ["Oven.m", "Oven.mm"] {
      let lines = try ObjCProject(text, path: path).outline(library.open())
      #expect(lines == [
        "extension Oven [Oven] implementation", "  func open() [open] implementation",
        "  func heat() [heat] implementation", "extension Lid [Lid] implementation",
        "  func close() -> Int32 [close] implementation",
      ], "\(path)")
    }
  }

  /// A macro that nobody knows costs no method that it stands before.
  @Test(arguments: Library.all) func macrosBeforeMethods(library: Library) throws {
    let lines = try ObjCProject("""
      @interface Oven : NSObject
      KIT_EXPORT - (void)open;
      KIT_RARE
      + (void)heat;
      - (void)cool; KIT_EXPORT KIT_RARE - (void)shut;
      @end
      KIT_BEGIN
      KIT_EXPORT @implementation Oven
      KIT_EXPORT - (void)open { int a = KIT_ONE - (3); }
      KIT_MAKE(oven)
      KIT_RARE + (void)heat {}
      @end
      """).outline(library.open())
    #expect(lines == [
      "class Oven < NSObject [Oven]", "  func open() [open]", "  func heat() [heat]", "  func cool() [cool]",
      "  func shut() [shut]", "extension Oven [Oven] implementation", "  func open() [open] implementation",
      "  func heat() [heat] implementation",
    ])
  }

  /// What is written for several platforms is read for all of them, as far as one text can be.
  @Test(arguments: Library.all) func conditions(library: Library) throws {
    let lines = try ObjCProject("""
      #ifdef __cplusplus
      extern "C" {
      #endif
      #if HAS_TOUCH
      @interface Dial : Touchable
      #else
      @interface Dial : Clickable
      #endif
      #if HAS_TOUCH
      - (void)touch;
      #else
      - (void)click;
      #endif
      #if 0
      - (void)never;
      #endif
      @end
      #ifdef __cplusplus
      }
      #endif
      """).outline(library.open())
    #expect(lines == ["class Dial < Touchable [Dial]", "  func touch() [touch]", "  func click() [click]"])
  }

  @Test(arguments: Library.all) func contractsOfNames(library: Library) throws {
    for (path, category, isMarked) in [
      ("Oven.h", "Protected", true), ("Oven.h", "SubclassingHooks", true), ("Oven.h", "Private", false),
      ("OvenSubclass.h", "Hooks", true), ("Oven+Protected.h", "Hooks", true), ("OvenPrivate.h", "Hooks", false),
      ("Oven+ProtectedPrivate.h", "Hooks", false),
    ] {
      let project = ObjCProject(
        "@interface Oven (\(category))\n- (void)heat;\n@end\n@interface Lid : NSObject\n- (void)open;\n@end", path: path)
      let facts = try project.facts(library.open())[0]
      let marked = facts.contracts.map { facts.text(facts.decls[Int($0.decl)].name) }
      #expect(marked == (isMarked ? ["heat"] : []), "\(path), \(category)")
      #expect(facts.contracts.allSatisfy { $0.kind == .protected && $0.source == .name })
    }
  }
}
