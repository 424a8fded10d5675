/// Invented methods, and what the compiler calls them: it was asked about each.
///
/// A line is a declaration, its name in Swift, whether it throws, and the name of the form that waits if it has one.
enum SwiftNameTables {
  // The first piece is parted at its last preposition.
  static let prepositions = """
    - (void)moveToShelf:(Shelf *)shelf => move(to:)
    - (void)moveJarToShelf:(Shelf *)shelf => moveJar(to:)
    - (void)putLidOnJar:(Jar *)jar => putLid(on:)
    - (void)putLid:(id)lid onJar:(Jar *)jar => putLid(_:on:)
    - (NSString *)tasteOfJar:(Jar *)jar => taste(of:)
    - (NSString *)tasteOfContentsInJar:(Jar *)jar => tasteOfContents(in:)
    - (NSString *)wordForTasteOfJar:(Jar *)jar => wordForTaste(of:)
    - (void)scrollToTopOfRow:(NSInteger)row => scroll(toTopOfRow:)
    - (NSInteger)countOfLidsAtPlace:(NSInteger)place => countOfLids(atPlace:)
    - (void)fillUsingSpoon:(Spoon3D)spoon => fill(using:)
    - (void)fillWithSugar:(NSString *)sugar => fill(withSugar:)
    - (void)fillWithNoSugar:(NSString *)sugar => fillWithNoSugar(_:)
    - (void)stirWithZone:(NSInteger)zone => stir(withZone:)
    - (void)cookFollowingRecipe:(NSString *)recipe => cook(followingRecipe:)
    - (void)cookGivenTime:(NSTimeInterval)time => cook(givenTime:)
    - (void)cookUntilDate:(NSDate *)date => cook(until:)
    - (void)shiftByX:(CGFloat)x y:(CGFloat)y => shiftBy(x:y:)
    - (void)shiftToY:(CGFloat)y => shiftTo(y:)
    - (BOOL)isCompatibleWithLid:(id)lid => is(compatibleWithLid:)
    - (id)jarBestMatchingName:(NSString *)name => jar(bestMatchingName:)
    - (id)sortAccordingToWeight:(NSInteger)weight => sort(accordingToWeight:)
    - (NSString *)namesSeparatedByComma:(NSString *)comma => names(separatedByComma:)
    - (id)areaBoundByWall:(id)wall => area(boundByWall:)
    - (void)plugInMixer:(id)mixer => plugInMixer(_:)
    - (void)turnToVisibleSide:(NSInteger)side => turnToVisibleSide(_:)
    - (void)convertFromBackingSide:(NSInteger)side => convertFromBackingSide(_:)
    - (void)failWithErrorCode:(NSInteger)code => failWithErrorCode(_:)
    - (id)jarPassingTest:(BOOL (^)(Jar *jar))test => jar(passingTest:)
    - (void)closeWhenEmpty:(BOOL)empty => close(whenEmpty:)
    - (void)walkAlongShelf:(Shelf *)shelf => walk(along:)
    - (void)lookInsideOfJar:(Jar *)jar => look(insideOf:)
    """

  // What a type says is left out behind a verb or a preposition.
  static let types = """
    - (void)openJar:(Jar *)jar => open(_:)
    - (void)openFreshJar:(Jar *)jar => openFreshJar(_:)
    - (void)openURL:(NSURL *)url => open(_:)
    - (void)openPageURL:(NSURL *)url => openPageURL(_:)
    - (void)showShelfView:(ShelfView *)view => show(_:)
    - (void)showView:(ShelfView *)view => show(_:)
    - (void)showViewController:(ShelfViewController *)controller => show(_:)
    - (void)showShelfViewController:(ShelfViewController *)controller animated:(BOOL)animated => show(_:animated:)
    - (void)showAnimated:(BOOL)animated => show(animated:)
    - (void)showString:(NSString *)string => show(_:)
    - (void)showText:(NSString *)text => showText(_:)
    - (void)selectState:(JarState)state => select(_:)
    - (void)selectJarState:(JarState)state => select(_:)
    - (void)selectKind:(JarKindType)kind => select(_:)
    - (void)selectColor:(JarColorMask)color => select(_:)
    - (void)selectSpoon:(Spoon3D)spoon => select(_:)
    - (void)selectPinch:(pinch_t)pinch => selectPinch(_:)
    - (void)fillRect:(CGRect)rect => fill(_:)
    - (void)fillRects:(const CGRect *)rects => fillRects(_:)
    - (void)jumpToIndex:(NSInteger)index => jump(to:)
    - (void)jumpToIndex:(NSUInteger)index animated:(BOOL)animated => jump(to:animated:)
    - (void)jumpToPlace:(NSInteger)place => jump(toPlace:)
    - (void)jumpToInteger:(NSInteger)number => jump(to:)
    - (void)countInt:(int)number => count(_:)
    - (void)addObject:(id)object => add(_:)
    - (void)addObjectValue:(id)value => add(_:)
    - (void)addValue:(id)value => addValue(_:)
    - (void)performSelector:(SEL)selector => perform(_:)
    - (void)registerClass:(Class)type => register(_:)
    - (void)registerWatching:(id<PantryWatching>)watching => register(_:)
    - (void)registerPantryWatching:(id<PantryWatching>)watching => register(_:)
    - (void)registerObject:(NSObject<PantryWatching> *)object => registerObject(_:)
    - (void)dropName:(JarName)name => dropName(_:)
    - (void)writeError:(NSError *)error => writeError(_:)
    - (void)showTasteError:(NSError *)error => showTasteError(_:)
    - (void)insertJar:(Jar *)jar aboveJar:(Jar *)other => insert(_:above:)
    - (void)insertJar:(Jar *)jar aboveOtherJar:(Jar *)other => insert(_:aboveOtherJar:)
    - (void)insertJar:(Jar *)jar otherJar:(Jar *)other => insert(_:otherJar:)
    - (void)writeBytes:(const char *)bytes toURL:(NSURL *)url => writeBytes(_:to:)
    - (void)runBlock:(void (^)(void))block => run(_:)
    - (void)paintInFloat:(float)shade => paint(in:)
    """

  // Several of what a collection holds.
  static let collections = """
    - (void)openJars:(NSArray<Jar *> *)jars => open(_:)
    - (void)openFreshJars:(NSArray<Jar *> *)jars => openFreshJars(_:)
    - (void)openShelves:(NSArray<Shelf *> *)shelves => openShelves(_:)
    - (void)readURLs:(NSSet<NSURL *> *)urls => read(_:)
    - (void)readStrings:(NSArray<NSString *> *)strings => read(_:)
    - (void)readArray:(NSArray *)array => read(_:)
    - (void)readObjects:(NSArray *)objects => read(_:)
    - (void)readJarArray:(JarArray *)array => read(_:)
    - (void)readJars:(JarArray *)array => read(_:)
    - (void)removeJarsAtIndexes:(NSIndexSet *)indexes => removeJars(at:)
    - (void)removeJarsAtIndices:(NSIndexSet *)indexes => removeJars(at:)
    - (void)removeJarsInIndexSet:(NSIndexSet *)indexes => removeJars(in:)
    - (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths => reloadRows(at:)
    - (void)readDictionary:(NSDictionary *)dictionary => read(_:)
    - (void)showWatchers:(NSArray<id<PantryWatching>> *)watchers => showWatchers(_:)
    """

  // What the class is called is left out behind a verb, and before a preposition if it is what comes back.
  static let ownName = """
    - (void)closePantry => close()
    - (void)closePantryNow => closeNow()
    - (void)dismissPantryAnimated:(BOOL)animated => dismiss(animated:)
    - (void)fullPantry => fullPantry()
    - (void)setPantryColor:(NSInteger)color => setPantryColor(_:)
    - (void)setColorOfPantry:(NSInteger)color => setColorOf(_:)
    - (Pantry *)pantryByAddingJar:(Jar *)jar => adding(_:)
    - (Pantry *)pantryWithJar:(Jar *)jar => withJar(_:)
    - (Pantry *)pantryForGuests => forGuests()
    - (Pantry *)copyPantry => copy()
    - (Pantry *)neighbourPantry => neighbour()
    - (Pantry *)emptiedPantry => emptied()
    - (instancetype)pantryByRemovingJar:(Jar *)jar => removing(_:)
    - (instancetype)pantryBesideRoom:(id)room => pantryBesideRoom(_:)
    - (NSString *)pantryByName:(NSString *)name => pantry(byName:)
    """

  // Also class methods that make an instance.
  static let initializers = """
    - (instancetype)initWithJar:(Jar *)jar => init(jar:)
    - (instancetype)initWithFirstJar:(Jar *)jar secondJar:(Jar *)other => init(firstJar:secondJar:)
    - (instancetype)initEmpty => init(empty:)
    - (instancetype)initAtShelf:(Shelf *)shelf => init(at:)
    - (instancetype)initForIn:(NSInteger)place => init(forIn:)
    - (instancetype)initWithIn:(NSInteger)place => init(withIn:)
    - (instancetype)initWithURL:(NSURL *)url => init(url:)
    - (instancetype)initWithURLName:(NSString *)name => init(urlName:)
    - (instancetype)initWithError:(NSError **)error => init(error:)
    - (instancetype)initWithJar:(Jar *)jar error:(NSError **)error => init(jar:error:)
    - (nullable instancetype)initWithFloor:(NSInteger)floor error:(NSError **)error => init(floor:) throws
    - (nullable instancetype)initWithError:(NSError **)error lid:(id)lid => init(error:lid:)
    - (nullable instancetype)initCleanAndReturnError:(NSError **)error => init(cleanAndReturnError:) throws
    + (nullable instancetype)pantryWithAddress:(NSString *)address error:(NSError **)error => init(address:) throws
    - (instancetype)initialize:(NSInteger)number => initialize(_:)
    - (id)initWithOldCupboard:(id)cupboard => init(oldCupboard:)
    - (void)initialFill:(Jar *)jar => initialFill(_:)
    + (instancetype)pantryWithShelf:(Shelf *)shelf => init(shelf:)
    + (instancetype)pantryWithShelves:(NSArray<Shelf *> *)shelves color:(NSInteger)color => init(shelves:color:)
    + (instancetype)pantryOfHouse:(NSInteger)house => init(ofHouse:)
    + (instancetype)bigPantryWithShelf:(Shelf *)shelf => bigPantry(with:)
    + (Pantry *)pantryFromCupboard:(id)cupboard => init(fromCupboard:)
    + (Jar *)pantryJar:(NSInteger)place => pantryJar(_:)
    + (id)pantryWithDoor:(id)door => pantry(withDoor:)
    + (instancetype)defaultPantry => default()
    + (Pantry *)sharedPantry => shared()
    + (instancetype)pantryWithFile:(NSString *)file error:(NSError **)error => init(file:error:)
    """

  // What may fail throws.
  static let errors = """
    - (BOOL)saveAndReturnError:(NSError **)error => save() throws
    - (BOOL)loadWithError:(NSError **)error => load() throws
    - (BOOL)load:(NSError **)error => load() throws
    - (BOOL)andReturnError:(NSError **)error => andReturnError() throws
    - (BOOL)AndReturnError:(NSError **)error => andReturnError(_:) throws
    - (BOOL)saveToURL:(NSURL *)url error:(NSError **)error => save(to:) throws
    - (BOOL)saveToURL:(NSURL *)url withError:(NSError **)error => save(to:) throws
    - (nullable Jar *)jarNamed:(NSString *)name error:(NSError **)error => jarNamed(_:) throws
    - (Jar *)certainJarNamed:(NSString *)name error:(NSError **)error => certainJarNamed(_:error:)
    - (void)tryJar:(Jar *)jar error:(NSError **)error => try(_:error:)
    - (NSInteger)weighJar:(Jar *)jar error:(NSError **)error => weigh(_:error:)
    - (BOOL)cleanJar:(Jar *)jar error:(NSError **)error progress:(void (^)(double share))progress
      => clean(_:progress:) throws
    - (BOOL)peelFruit:(id)fruit error:(NSError **)error knife:(id)knife => peelFruit(_:error:knife:)
    - (BOOL)dryFruit:(id)fruit => dryFruit(_:)
    - (BOOL)dryFruit:(id)fruit error:(NSError **)error => dryFruit(_:error:) throws
    - (void)failWithError:(NSError *)error => failWithError(_:)
    """

  // What ends with a completion handler has another form that waits.
  static let completionHandlers = """
    - (void)cleanWithCompletionHandler:(void (^)(void))handler => clean(completionHandler:) | clean()
    - (void)cleanJar:(Jar *)jar completionHandler:(void (^)(NSError * _Nullable error))handler
      => clean(_:completionHandler:) | clean(_:) throws
    - (void)cleanJar:(Jar *)jar withCompletion:(void (^)(Jar *jar))handler => clean(_:withCompletion:) | clean(_:)
    - (void)fetchJarWithName:(NSString *)name completion:(JarHandler)completion
      => fetchJar(withName:completion:) | fetchJar(withName:) throws
    - (void)getJarsWithCompletion:(JarHandler)completion => getJarsWithCompletion(_:) | jars() throws
    - (void)getLidOfJar:(Jar *)jar reply:(JarHandler)reply => getLidOf(_:reply:) | lid(of:) throws
    - (void)rinseAsynchronouslyWithCompletionHandler:(void (^)(void))handler
      => rinseAsynchronously(completionHandler:) | rinse()
    - (void)rinse:(Jar *)jar thenDryWithCompletionHandler:(void (^)(void))handler
      => rinse(_:thenDryWithCompletionHandler:) | rinseThenDry(_:)
    - (void)stackJars:(NSArray<Jar *> *)jars handler:(void (^)(void))completionHandler
      => stackJars(_:handler:) | stackJars(_:)
    - (void)pileJars:(NSArray<Jar *> *)jars handler:(void (^)(void))handler => pileJars(_:handler:)
    - (BOOL)countWithCompletion:(void (^)(void))completion => count(completion:)
    - (void)weighWithCompletion:(BOOL (^)(NSInteger grams))completion => weigh(completion:)
    - (void)sortUsingBlock:(NSInteger (^)(Jar *one, Jar *other))block => sort(_:)
    - (void)sealWithBlock:(void (^)(void))block => seal(_:) | seal()
    - (void)polishWithReply:(nullable void (^)(void))reply => polish(reply:) | polish()
    - (void)animateUsingSteps:(nullable void (^)(void))steps => animate(steps:)
    - (void)getWithCompletion:(void (^)(void))completion => getWithCompletion(_:)
    """

  // Where an argument may be left out, `with` goes as well.
  static let options = """
    - (void)openWithOptions:(JarOptions)options => open(options:)
    - (void)openJar:(Jar *)jar withOptions:(JarOptions)options => open(_:with:)
    - (void)openWithOptions:(JarOptions)options inRoom:(id)room => open(options:inRoom:)
    - (void)closeWithAttributes:(NSDictionary *)attributes => close(attributes:)
    - (void)closeWithUserInfo:(nullable NSDictionary<NSString *, id> *)info => close(userInfo:)
    - (void)closeWithContents:(NSDictionary *)contents => close(withContents:)
    - (void)setOptions:(JarOptions)options => setOptions(_:)
    - (void)setOptions:(JarOptions)options forJar:(Jar *)jar => setOptions(_:for:)
    - (void)sortWithComparer:(NSInteger (^)(Jar *one, Jar *other))comparer => sort(comparer:)
    - (void)sortUsingComparer:(NSInteger (*)(int one, int other))comparer => sort(comparer:)
    """

  // What delegates are asked and told.
  static let delegates = """
    - (void)pantry:(Pantry *)pantry didOpenJarAtIndexPath:(NSIndexPath *)path => pantry(_:didOpenJarAt:)
    - (void)pantry:(Pantry *)pantry willMoveJar:(Jar *)jar toShelf:(Shelf *)shelf => pantry(_:willMove:to:)
    - (BOOL)pantry:(Pantry *)pantry shouldShowLabel:(NSString *)label forJar:(Jar *)jar
      => pantry(_:shouldShowLabel:for:)
    - (NSInteger)numberOfShelvesInPantry:(Pantry *)pantry => numberOfShelves(in:)
    - (NSInteger)pantry:(Pantry *)pantry numberOfJarsOnShelf:(NSInteger)shelf => pantry(_:numberOfJarsOnShelf:)
    - (void)pantryDidClose:(Pantry *)pantry => pantryDidClose(_:)
    - (BOOL)pantryShouldCloseAfterLastJarTaken:(Pantry *)pantry => pantryShouldClose(afterLastJarTaken:)
    - (void)pantry:(Pantry *)pantry didFailWithError:(NSError *)error => pantry(_:didFailWithError:)
    - (nullable ShelfView *)viewForPantry:(Pantry *)pantry => view(for:)
    - (void)shelfView:(ShelfView *)view didSelectRowAtIndex:(NSInteger)index => shelfView(_:didSelectRowAt:)
    - (void)pantryWatchingEnded => pantryWatchingEnded()
    """

  // Nothing is left without a name that says something.
  static let protectedWords = """
    - (void)getJar:(Jar *)jar => getJar(_:)
    - (void)setJar:(Jar *)jar => setJar(_:)
    - (void)setJar:(Jar *)jar forKey:(NSString *)key => setJar(_:forKey:)
    - (void)usingJar:(Jar *)jar => usingJar(_:)
    - (void)forJar:(Jar *)jar => forJar(_:)
    - (void)withJar:(Jar *)jar => withJar(_:)
    - (void)getWithJar:(Jar *)jar => getWith(_:)
    - (void)getAllFromJar:(Jar *)jar => getAllFrom(_:)
    - (void)selfJar:(Jar *)jar => selfJar(_:)
    - (void)jar:(Jar *)jar => jar(_:)
    - (void)inJar:(Jar *)jar => inJar(_:)
    - (void)by:(Jar *)jar => by(_:)
    - (void)jarInJar:(id)sender => jarInJar(_:)
    - (void)moveToEndOfLine:(id)sender => moveToEndOfLine(_:)
    - (void)moveToEndOfRow:(id)thing => move(toEndOfRow:)
    - (void)URLForKey:(NSString *)key => url(forKey:)
    - (void)JSONsForKey:(NSString *)key => jsons(forKey:)
    - (void)UTF8Text => utf8Text()
    - (void)sortByID:(NSString *)ID => sort(byID:)
    - (void)hide_jar:(Jar *)jar => hide_jar(_:)
    - (void)hide:(Jar *)jar :(Jar *)other => hide(_:_:)
    """
}
