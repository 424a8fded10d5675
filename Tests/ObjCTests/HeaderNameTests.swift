import Facts
import ObjC
import Testing

/// From a header to the names that Swift has for what it declares.
@Suite struct HeaderNameTests {
  @Test(arguments: Library.all) func methods(library: Library) throws {
    let lines = try ObjCProject("""
      NS_ASSUME_NONNULL_BEGIN
      @class Shelf;
      typedef void (^JarHandler)(id jar);
      @protocol PantryWatching <NSObject>
      @optional
      - (void)pantry:(Pantry *)pantry didOpenJarAtIndexPath:(NSIndexPath *)path;
      - (BOOL)pantry:(Pantry *)pantry shouldMoveJars:(NSArray<Jar *> *)jars toShelf:(Shelf *)shelf;
      - (BOOL)savePantry:(Pantry *)pantry error:(NSError **)error;
      @end
      @interface Pantry : NSObject
      @property (nonatomic, getter=isOpen) BOOL open;
      @property (nonatomic, readonly) NSURL *URL;
      @property (nonatomic, readonly) NSInteger lids;
      - (instancetype)initWithShelf:(Shelf *)shelf;
      - (instancetype)initEmpty;
      + (instancetype)pantryWithJars:(NSArray<Jar *> *)jars;
      - (void)removeJarsAtIndexes:(NSIndexSet *)indexes;
      - (void)fetchWithHandler:(JarHandler)handler;
      - (void)selectJarState:(JarState)state;
      - (void)closeLid:(Lid *)lid;
      - (void)closePantryAnimated:(BOOL)animated;
      - (void)moveToEndOfRow:(id)sender;
      - (void)turn:(NSInteger)count NS_SWIFT_NAME(Pantry.rotate(times:));
      - (void)count:(NSInteger)number NS_REFINED_FOR_SWIFT;
      @end
      NS_ASSUME_NONNULL_END
      """).outline(library.open())
    #expect(lines == [
      "typealias JarHandler : (Any) -> Void [JarHandler]",
      "protocol PantryWatching < NSObject [PantryWatching]",
      "  func pantry(_:didOpenJarAt:) [pantry:didOpenJarAtIndexPath:] optional",
      "  func pantry(_:shouldMove:to:) -> Bool [pantry:shouldMoveJars:toShelf:] optional",
      "  func savePantry(_:) [savePantry:error:] optional",
      "class Pantry < NSObject [Pantry]",
      "  var isOpen : Bool [open]",
      "  var url : URL [URL]",
      "  var lids : Int [lids]",
      "  init init(shelf:) [initWithShelf:]",
      "  init init(empty:) [initEmpty]",
      "  init init(jars:) [pantryWithJars:]",
      "  func removeJars(at:) [removeJarsAtIndexes:]",
      "  func fetch(handler:) [fetchWithHandler:]",
      "  func select(_:) [selectJarState:]",
      "  func closeLid(_:) [closeLid:]",
      "  func close(animated:) [closePantryAnimated:]",
      "  func moveToEndOfRow(_:) [moveToEndOfRow:]",
      "  func rotate(times:) [turn:] named",
      "  func __count(_:) [count:]",
    ])
  }

  /// A name loses what its parameter's type says, as the compiler calls that type: by what an alias stands for at its end.
  @Test(arguments: Library.all) func aliases(library: Library) throws {
    let types = """
      @class Jar;
      @protocol Tasting;
      typedef NSString *JarLabel NS_TYPED_ENUM;
      typedef NSString *JarNote;
      typedef NSInteger JarCount;
      typedef JarCount JarTotal;
      typedef NSInteger JarSize NS_TYPED_EXTENSIBLE_ENUM;
      typedef NS_ENUM(NSInteger, JarState) { JarStateOpen };
      typedef struct { int width; } JarBox;
      typedef JarBox JarCrate;
      typedef double JarWeight;
      typedef Jar *JarRef;
      typedef id<Tasting> JarTaster;
      typedef NSArray<NSString *> *JarNames;
      typedef NSArray<Jar *> JarList;
      typedef int (*JarCallback)(int);
      typedef NSString *JarMark JAR_SPECIAL_ENUM;

      """
    let users = """
      @protocol JarWatching
      - (void)jarDidChangeToLabel:(JarLabel)value;
      - (void)jarDidChangeToString:(JarLabel)value;
      - (void)jarDidChangeToNote:(JarNote)value;
      - (void)jarDidChangeToCount:(JarCount)value;
      - (void)jarDidChangeToInteger:(JarCount)value;
      - (void)jarDidChangeToTotal:(JarTotal)value;
      - (void)jarDidChangeToSize:(JarSize)value;
      - (void)jarDidChangeToState:(JarState)value;
      - (void)jarDidChangeToBox:(JarCrate)value;
      - (void)jarDidChangeToCrate:(JarCrate)value;
      - (void)jarDidChangeToWeight:(JarWeight)value;
      - (void)jarDidChangeToRef:(JarRef)value;
      - (void)jarDidChangeToJar:(JarRef)value;
      - (void)jarDidChangeToTasting:(JarTaster)value;
      - (void)jarDidChangeToStrings:(JarNames)value;
      - (void)jarDidChangeToNames:(JarNames)value;
      - (void)jarDidChangeToJars:(JarList *)value;
      - (void)jarDidChangeToLabels:(NSArray<JarLabel> *)value;
      - (void)jarDidChangeToFunction:(JarCallback)value;
      - (void)jarDidChangeToMark:(JarMark)value;
      @end

      """
    let names = [
      "toLabel", "to", "toNote", "toCount", "to", "toTotal", "toSize", "to", "to", "toCrate", "toWeight", "toRef", "to", "to", "to",
      "toNames", "to", "toLabels", "to", "toMark",
    ].map { "jarDidChange(\($0):)" }
    let library = try library.open()
    for files in [[("Jar.h", types + users)], [("Jar.h", types), ("Watching.h", users)]] {
      let lines = try ObjCProject(files).outline(library)
      let found = lines.filter { $0.hasPrefix("  func") }.map { String($0.dropFirst(7).prefix { $0 != " " }) }
      #expect(found == names)
    }
  }

  /// What a method is called where it is awaited.
  @Test(arguments: Library.all) func namesThatAwait(library: Library) throws {
    let facts = try ObjCProject("""
      typedef void (^LidHandler)(NSString *lid, NSError *error);
      @interface Pantry : NSObject
      - (void)openLidWithCompletion:(LidHandler)completion;
      - (void)closeLidWithCompletion:(LidHandler)completion NS_SWIFT_ASYNC_NAME(shut());
      - (void)turnLidWithCompletion:(LidHandler)completion __attribute__((swift_async_name("twist()")));
      - (void)liftLidWithCompletion:(LidHandler)completion NS_SWIFT_DISABLE_ASYNC;
      - (void)dropLidWithCompletion:(LidHandler)completion __attribute__((swift_async(none)));
      - (void)warm:(LidHandler)block NS_SWIFT_ASYNC(1);
      - (void)cool:(LidHandler)block NS_REFINED_FOR_SWIFT_ASYNC(1);
      - (void)dry:(LidHandler)block __attribute__((swift_async(not_swift_private, 1)));
      - (void)wash:(NSString *)jar then:(LidHandler)completion NS_SWIFT_NAME(rinse(_:with:));
      - (BOOL)fill:(NSError **)error NS_SWIFT_NOTHROW;
      - (NSInteger)weighAndReturnError:(NSError **)error __attribute__((swift_error(nonnull_error)));
      @end
      """).facts(library.open())[0]
    #expect(facts.objc.dropFirst(2).map { facts.text($0.asyncName) } == [
      "openLid()", "shut()", "twist()", "", "", "warm()", "__cool()", "dry()", "rinse(_:)", "", "",
    ])
    let last = facts.decls.suffix(2)
    #expect(last.map { facts.text($0.name) + facts.text($0.labels) } == ["fill(_:)", "weigh()"])
    #expect(last.map { $0.flags.contains(.isThrowing) } == [false, true])
  }
}
