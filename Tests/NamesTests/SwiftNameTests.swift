import Testing

@testable import Names

/// Names as the compiler gives them.
@Suite struct SwiftNameTests {
  @Test func prepositions() { expect(SwiftNameTables.prepositions, of: .pantry) }
  @Test func types() { expect(SwiftNameTables.types, of: .pantry) }
  @Test func collections() { expect(SwiftNameTables.collections, of: .pantry) }
  @Test func ownName() { expect(SwiftNameTables.ownName, of: .pantry) }
  @Test func initializers() { expect(SwiftNameTables.initializers, of: .pantry) }
  @Test func errors() { expect(SwiftNameTables.errors, of: .watching) }
  @Test func completionHandlers() { expect(SwiftNameTables.completionHandlers, of: .watching) }
  @Test func options() { expect(SwiftNameTables.options, of: .watching) }
  @Test func delegates() { expect(SwiftNameTables.delegates, of: .watching) }
  @Test func protectedWords() { expect(SwiftNameTables.protectedWords, of: .pantry) }

  /// Each line of the table, with all methods of the table around it.
  private func expect(_ table: String, of owner: ObjCOwner, at place: SourceLocation = #_sourceLocation) {
    let rows = table.replacing("\n  => ", with: " => ").split(separator: "\n").map { $0.split(separator: " => ") }
    var owner = owner
    let methods = rows.map { ObjCMethod(declaration: String($0[0])) }
    for method in methods { owner.add(method) }
    #expect(rows.count > 8, sourceLocation: place)
    for (row, method) in zip(rows, methods) {
      let name = method.imported(in: owner).map(\.line) ?? "none"
      #expect(name == row[1], "\(row[0])", sourceLocation: place)
    }
  }

  @Test func propertiesOfTheClassStayInNames() {
    var owner = ObjCOwner("Pantry")
    owner.add(ObjCProperty("jars", type: NamedType("NSArray", element: "Jar", traits: .object)))
    owner.add(ObjCMethod(declaration: "- (NSInteger)shelf"))
    owner.add(ObjCMethod(declaration: "+ (NSInteger)lid"))
    func name(_ declaration: String) -> String? {
      ObjCMethod(declaration: declaration).imported(in: owner)?.name.description
    }
    #expect(name("- (void)openJar:(Jar *)jar") == "openJar(_:)")
    #expect(name("- (void)cleanShelf:(Shelf *)shelf") == "cleanShelf(_:)")
    #expect(name("- (void)closeLid:(Lid *)lid") == "close(_:)")
    #expect(name("+ (void)closeLid:(Lid *)lid") == "closeLid(_:)")
    #expect(name("+ (void)openJar:(Jar *)jar") == "open(_:)")
    #expect(name("+ (void)washShelf:(Shelf *)shelf") == "wash(_:)")
  }

  @Test func properties() {
    func name(_ name: String, _ type: String, getter: String? = nil) -> String? {
      ObjCProperty(name, type: NamedType(clang: type), getter: getter).imported(in: .pantry)?.name.description
    }
    #expect(name("URL", "NSURL *") == "url")
    #expect(name("jarColor", "Color *") == "jarColor")
    #expect(name("open", "BOOL", getter: "isOpen") == "isOpen")
    #expect(name("open", "bool", getter: "isOpen") == "open")
    #expect(name("nextPantry", "Pantry *") == "next")
    #expect(name("pantry", "Pantry *") == "pantry")
    #expect(name("pantryForGuests", "Pantry *") == "forGuests")
    #expect(name("setPantry", "Pantry *") == "setPantry")
    #expect(name("", "int") == nil)
  }

  @Test func namesGivenByHandWin() {
    var method = ObjCMethod(declaration: "- (BOOL)openJar:(Jar *)jar error:(NSError **)error")
    method.attributes.swiftName = "unscrew(_:)"
    #expect(method.imported(in: .pantry)?.line == "unscrew(_:) throws")
    method.attributes.swiftName = "unscrew(_:orFail:)"
    #expect(method.imported(in: .pantry)?.line == "unscrew(_:orFail:) throws")
    method.attributes = NameAttributes()
    method.attributes.isRefined = true
    #expect(method.imported(in: .pantry)?.line == "__open(_:) throws")
    method.attributes.isUnavailable = true
    #expect(method.imported(in: .pantry) == nil)

    method = ObjCMethod(declaration: "- (void)cleanJar:(Jar *)jar completion:(void (^)(void))completion")
    method.attributes.asyncName = "rinse(_:)"
    #expect(method.imported(in: .pantry)?.line == "clean(_:completion:) | rinse(_:)")
    method.attributes.isNeverAsync = true
    method.attributes.asyncName = nil
    #expect(method.imported(in: .pantry)?.line == "clean(_:completion:)")

    method.attributes = NameAttributes()
    method.attributes.swiftName = "scrub(_:then:)"
    #expect(method.imported(in: .pantry)?.line == "scrub(_:then:) | scrub(_:)")
    method.parameters[1].name = "after"
    #expect(method.imported(in: .pantry)?.line == "scrub(_:then:)", "neither the label nor the parameter says what it is")
    method.attributes.asyncName = "scour(_:)"
    #expect(method.imported(in: .pantry)?.line == "scrub(_:then:) | scour(_:)")
    method.attributes.asyncName = "scour()"
    #expect(method.imported(in: .pantry)?.line == "scrub(_:then:)", "a parameter is missing")

    method = ObjCMethod(declaration: "+ (instancetype)largeOne")
    method.attributes.swiftName = "init(large:)"
    #expect(method.imported(in: .pantry)?.kind == .factory)
  }

  /// Attributes that say what fails and what waits.
  @Test func effectsGivenByHand() {
    var method = ObjCMethod(declaration: "- (NSInteger)weighAndReturnError:(NSError **)error")
    #expect(method.imported(in: .pantry)?.line == "weighAndReturnError(_:)")
    method.attributes.failureSign = .error
    #expect(method.imported(in: .pantry)?.line == "weigh() throws")
    method = ObjCMethod(declaration: "- (BOOL)sealAndReturnError:(NSError **)error")
    #expect(method.imported(in: .pantry)?.line == "seal() throws")
    method.attributes.failureSign = NameAttributes.FailureSign.none
    #expect(method.imported(in: .pantry)?.line == "sealAndReturnError(_:)")

    method = ObjCMethod(declaration: "- (void)shake:(void (^)(void))stop atString:(NSString *)text")
    #expect(method.imported(in: .pantry)?.line == "shake(_:at:)")
    method.attributes.handlerPlace = 0
    #expect(method.imported(in: .pantry)?.line == "shake(_:at:) | shake(atString:)")
    method = ObjCMethod(declaration: "- (void)evenBlock:(void (^)(void))block")
    method.attributes.handlerPlace = 0
    method.attributes.isRefinedForAsync = true
    #expect(method.imported(in: .pantry)?.line == "evenBlock(_:) | __evenBlock()")
    method.attributes.handlerPlace = 3
    #expect(method.imported(in: .pantry)?.line == "evenBlock(_:)")
  }

  @Test func kinds() {
    func kind(_ declaration: String) -> ImportedMember.Kind? {
      ObjCMethod(declaration: declaration).imported(in: .pantry)?.kind
    }
    #expect(kind("- (instancetype)initWithJar:(Jar *)jar") == .initializer)
    #expect(kind("+ (instancetype)pantryWithJar:(Jar *)jar") == .factory)
    #expect(kind("+ (instancetype)largePantry") == .method)
    #expect(kind("- (NSInteger)initialCount") == .method)
  }

  @Test func whatHasNoNameInSwift() {
    var method = ObjCMethod(declaration: "- (void)note:(NSString *)text")
    method.attributes.isVariadic = true
    #expect(method.imported(in: .pantry) == nil)
    #expect(ObjCMethod(":", parameters: [.init(.void)]).imported(in: .pantry) == nil)
    #expect(ObjCMethod("open:jar", parameters: [.init(.void)]).imported(in: .pantry) == nil)
    #expect(ObjCMethod("open:", parameters: []).imported(in: .pantry) == nil)
  }
}

extension ObjCOwner {
  fileprivate static let pantry = ObjCOwner("Pantry")
  fileprivate static let watching = ObjCOwner("PantryWatching", isProtocol: true)
}

extension ImportedMember {
  /// `name(_:) throws | nameThatWaits(_:)`
  fileprivate var line: String {
    var line = name.description + (isThrowing ? " throws" : "")
    if let asyncName { line += " | \(asyncName)" + (isAsyncThrowing ? " throws" : "") }
    return line
  }
}
