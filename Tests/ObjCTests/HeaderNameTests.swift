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
}
