import Testing

@testable import Names

/// Selectors as the compiler derives them.
@Suite struct SelectorTests {
  @Test(arguments: [
    ("f()", "f"), ("f(_:)", "f:"), ("f(a:)", "fWithA:"), ("f(a:b:)", "fWithA:b:"), ("f(_:b:)", "f:b:"), ("f(at:)", "fAt:"),
    ("move(to:_:)", "moveTo::"), ("moveTo(place:)", "moveToPlace:"), ("f(URL:)", "fWithURL:"), ("f(url:)", "fWithUrl:"),
    ("f(whenReady:)", "fWhenReady:"), ("f(_a:)", "fWith_a:"), ("init(frame:)", "initWithFrame:"), ("init(_:)", "init:"),
    ("init(for:)", "initFor:"), ("init(withSize:)", "initWithSize:"), ("init()", "init"), ("größer(höhe:)", "größerWithHöhe:"),
    ("following(x:)", "followingX:"), ("reloadVia(x:)", "reloadViaX:"), ("f(given:)", "fGiven:"), ("f(usingX:)", "fUsingX:"),
    ("f(passing:)", "fPassing:"), ("f(As:)", "fAs:"), ("f(URLAs:)", "fWithURLAs:"), ("f(asURL:)", "fAsURL:"),
    ("f(a1:)", "fWithA1:"), ("f(in1:)", "fWithIn1:"), ("fTO(x:)", "fTOX:"), ("title", "title"),
  ])
  func functions(name: String, selector: String) throws {
    #expect(try #require(SwiftName(written: name)).selector() == selector)
  }

  @Test(arguments: [
    ("t()", 0, "tAndReturnError:"), ("t(a:)", 0, "tWithA:error:"), ("t(_:done:)", 1, "t:error:done:"),
    ("t(_:)", 1, "tAndReturnError::"), ("t(_:_:)", 2, "tAndReturnError:::"), ("t(_:_:c:)", 1, "t::error:c:"),
    ("t(o:)", 1, "tAndReturnError:o:"),
  ])
  func throwing(name: String, blocksAtEnd: Int, selector: String) throws {
    #expect(try #require(SwiftName(written: name)).selector(isThrowing: true, blocksAtEnd: blocksAtEnd) == selector)
  }

  @Test(arguments: [
    ("wait()", false, "waitWithCompletionHandler:"), ("wait(_:)", false, "wait:completionHandler:"),
    ("wait()", true, "waitWithCompletionHandler:"), ("wait(a:)", true, "waitWithA:completionHandler:"),
  ])
  func asynchronous(name: String, isThrowing: Bool, selector: String) throws {
    #expect(try #require(SwiftName(written: name)).selector(isThrowing: isThrowing, isAsync: true) == selector)
  }

  @Test func initializersThatTakeNothing() throws {
    #expect(try #require(SwiftName(written: "init(empty:)")).selector(takesVoid: true) == "initWithEmpty")
    #expect(try #require(SwiftName(written: "init(of:)")).selector(takesVoid: true) == "initOf")
  }

  @Test(arguments: [
    ("title", "setTitle:"), ("isOpen", "setIsOpen:"), ("url", "setUrl:"), ("URLs", "setURLs:"), ("_x", "set_x:"), ("école", "setécole:"),
  ])
  func properties(name: String, setter: String) throws {
    let name = try #require(SwiftName(written: name))
    #expect(name.setter == setter)
  }

  @Test(arguments: [
    ("load(_:done:)", "load(_:)"), ("getJar(done:)", "jar()"), ("get(done:)", "get()"), ("closeAsynchronously(_:)", "close()"),
  ])
  func awaiting(name: String, other: String) throws {
    #expect(try #require(SwiftName(written: name)).awaiting?.description == other)
  }

  @Test func namesAreRead() {
    #expect(SwiftName(written: "f(_:b:)") == SwiftName("f", labels: ["", "b"]))
    #expect(SwiftName(written: "f()") == SwiftName("f", labels: []))
    #expect(SwiftName(written: "f") == SwiftName("f"))
    #expect(SwiftName(written: "f(_:b:)")?.description == "f(_:b:)")
    for broken in ["", "()", "(a:)", "f(", "f(a", "f(a)", "f(a:"] { #expect(SwiftName(written: broken) == nil, "\(broken)") }
  }
}
