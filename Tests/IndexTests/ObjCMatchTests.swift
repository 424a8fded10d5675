import Index
import Testing

/// Which requirements of Objective-C declarations are meant for.
@Suite struct ObjCMatchTests {
  /// What each member of the class `A` is meant for.
  private func matches(_ members: String, adopting names: String = "UITableViewDelegate") -> [[String]] {
    let project = project("class A: NSObject, \(names) {\n\(members)\n}")
    return project.index.members(of: project.type("A")).map { project.matches($0) }
  }

  @Test func exactNames() {
    let found = matches(
      """
      func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
      func scrollViewDidScroll(_ s: UIScrollView) {}
      func tableView(_ t: UITableView, didSelectRow i: IndexPath) {}
      static func scrollViewDidScroll(_ s: UIScrollView) {}
      func unheardOf() {}
      """)
    #expect(
      found == [
        ["name UITableViewDelegate.tableView(_:didSelectRowAt:)?"], ["name UIScrollViewDelegate.scrollViewDidScroll(_:)?"],
        [], [], [],
      ])
  }

  @Test func swift2Names() {
    let found = matches(
      """
      func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}
      func scrollViewDidScroll(scrollView: UIScrollView) {}
      func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate d: Bool) {}
      func tableView(a tableView: UITableView, didSelectRowAt indexPath: NSIndexPath) {}
      func tableView(tableView: UITableView, didSelectRowAt indexPath: NSIndexPath) {}
      func scrollViewDidScroll(view: Sheet) {}
      """)
    #expect(
      found == [
        ["swift2Name UITableViewDelegate.tableView(_:didSelectRowAt:)?"],
        ["swift2Name UIScrollViewDelegate.scrollViewDidScroll(_:)?"],
        ["name UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)?"],
        [], ["swift2Name UITableViewDelegate.tableView(_:didSelectRowAt:)?"], [],
      ])
  }

  @Test func swift2NamesWithAnotherBase() {
    let found = matches(
      "func numberOfSectionsInTableView(tableView: UITableView) -> Int { 1 }\nfunc numberOfSections(tableView: UITableView) {}",
      adopting: "UITableViewDataSource")
    #expect(found == [["swift2Name UITableViewDataSource.numberOfSections(in:)?"], []])
  }

  @Test func selectors() {
    let found = matches(
      """
      @objc(tableView:didSelectRowAtIndexPath:) func chosen(_ t: UITableView, _ i: IndexPath) {}
      @objc(other:) func scrollViewDidScroll(_ s: UIScrollView) {}
      """)
    #expect(found == [["selector UITableViewDelegate.tableView(_:didSelectRowAt:)?"], []])
  }

  @Test func asyncForms() {
    let found = matches(
      """
      func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {}
      func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) {}
      """, adopting: "UNUserNotificationCenterDelegate")
    #expect(
      found == [
        ["async UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)?"], [],
      ])
  }

  /// A header may call that form as it likes; what Swift declares has none.
  @Test func asyncFormsOfHeaders() {
    let project = project {
      file("Loom.h", "@objc(async:weave(_:)) protocol LoomWatching { @objc(weaveCloth:done:) func weaveCloth(_ c: Cloth, done: () -> Void) }")
      file("Own.swift", "@objc protocol Own { func spin(_ c: Cloth, done: () -> Void) }")
      file(
        "A.swift",
        """
        class A: LoomWatching, Own {
          func weave(_ c: Cloth) async {}
          func weave(_ c: Cloth) {}
          func weaveCloth(_ c: Cloth) async {}
          func spin(_ c: Cloth) async {}
        }
        """)
    }
    let found = project.index.members(of: project.type("A")).map { project.matches($0) }
    #expect(found == [["async LoomWatching.weaveCloth(_:done:)"], [], [], []])
  }

  @Test func ownProtocols() {
    let project = project {
      file(
        "Own.swift",
        """
        @objc protocol Own { @objc optional func turn(_ a: Int, by b: Int) -> Bool; func stay(at a: Int); var size: Int { get } }
        protocol Plain { func turn(_ a: Int, by b: Int) -> Bool }
        """)
      file(
        "Pane.h",
        "protocol PaneDelegate { @objc(paneDidMove:toPlace:) optional func paneDidMove(_ p: Pane, to i: Int)\n@objc(pane) func pane() }")
      file(
        "A.swift",
        """
        class A: NSObject, Own, Plain, PaneDelegate {
          func turn(_ a: Int, by b: Int) -> Bool { true }
          func stay(at a: Int) {}
          let size = 1
          func paneDidMove(_ p: Pane, to i: Int) {}
          @objc(paneDidMove:toPlace:) func moved(_ p: Pane, _ i: Int) {}
        }
        """)
    }
    let found = project.index.members(of: project.type("A")).map { project.matches($0) }
    #expect(
      found == [
        ["name Own.turn(_:by:)?"], ["name Own.stay(at:)"], ["name Own.size"], ["name PaneDelegate.paneDidMove(_:to:)?"],
        ["selector PaneDelegate.paneDidMove(_:to:)?"],
      ])
    let all = project.index.objcRequirements(of: project.index.lineage(of: project.type("A")))
    #expect(all.first { $0.name == "turn" }?.returnsValue == true && all.first { $0.name == "stay" }?.returnsValue == false)
    #expect(all.first { $0.name == "paneDidMove" }?.selector == "paneDidMove:toPlace:")
    #expect(all.contains { $0.key == "isEqual(_:)" }, "Apple's are among them")
  }

  @Test func methodsOfObjectiveC() {
    let project = project {
      file(
        "Pane.h",
        """
        class Pane: NSObject, UITableViewDelegate {
          @objc(tableView:didSelectRowAtIndexPath:) func tableView(_ t: UITableView, didSelectRowAtIndexPath i: NSIndexPath) {}
          @objc(tableView:didSelectRow:) func tableView(_ t: UITableView, didSelectRowAt i: NSIndexPath) {}
        }
        """)
    }
    let found = project.index.members(of: project.type("Pane")).map { project.matches($0) }
    #expect(found == [["selector UITableViewDelegate.tableView(_:didSelectRowAt:)?"], []])
  }

  @Test func selectorsThatSwiftMakes() {
    let project = project(
      """
      class A {
        func a() {}; func b(_ x: Int) {}; func c(x: Int, y: Int) {}; func d(for x: Int, _ y: Int) {}; func e(format f: Int) {}
        @objc(f:g:) func f(_ x: Int, h: Int) {}; func g() throws {}; var h = 1
        func moveTo(place: Int) {}; func following(x: Int) {}; func into(_ x: Int) {}; func go(inside: Int) {}
        func i(_ x: Int, then: (Int) -> Void) throws {}; func j(_ x: (() -> Void)?) throws {}; func k(x: Then) throws {}
        func l() async {}; func m(x: Int) async throws {}; init(empty: ()) {}; func n(_ x: [() -> Void]) throws {}
      }
      typealias Then = () -> Void
      """)
    let found = project.index.members(of: project.type("A")).map { project.index.selector(of: $0) }
    let added = ["moveToPlace:", "followingX:", "into:", "goInside:"]
    #expect(found == ["a", "b:", "cWithX:y:", "dFor::", "eWithFormat:", "f:g:", "gAndReturnError:", "h"] + added + [
      "i:error:then:", "jAndReturnError::", "kAndReturnError:x:", "lWithCompletionHandler:", "mWithX:completionHandler:",
      "initWithEmpty", "n:error:",
    ])
  }

  @Test func allOfApples() {
    let project = project("class A { func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt s: Int) {} }")
    let member = project.decl("A.collectionView")
    #expect(project.matches(member) == [])
    let found = project.index.appleMatches(of: member).map(TestProject.text)
    #expect(found.contains("name UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)?"))
  }

  // MARK: Swift 2

  private func isSwift2(_ text: String) -> Bool { project(text).index.isSwift2(file: 0) }

  @Test func filesInSwift2() {
    let method = "func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}"
    let plain = "func scrollViewDidScroll(scrollView: UIScrollView) {}"
    #expect(isSwift2("class A: NSObject { \(method) }"))
    #expect(!isSwift2("class A: NSObject { \(plain) }"), "nothing else says it")
    #expect(isSwift2("class A: NSObject { \(plain); func b() { NSBundle.mainBundle() } }"))
    #expect(isSwift2("class A: NSObject { \(plain); func set(value: Int) {}; func b() { set(1) } }"))
    #expect(!isSwift2("class A: NSObject { \(plain); func set(value: Int) {}; func b() { set(value: 1) } }"))
    #expect(!isSwift2("class A: NSObject { func b(indexPath: NSIndexPath) { NSBundle.mainBundle() } }"), "no old name")
    #expect(!isSwift2("class A: NSObject { func scrollViewDidScroll(_ s: UIScrollView, at i: NSIndexPath) {} }"))
    #expect(!isSwift2("class A: NSObject { func select(line: Line, at i: NSIndexPath) {} }"), "another parameter")
  }

  @Test func newerFilesWithOldNames() {
    let old = "func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}"
    for new in ["fileprivate let a = 1", "var a: IndexPath?", "func scrollViewDidScroll(_ s: UIScrollView) {}"] {
      #expect(!isSwift2("class A: NSObject { \(old); \(new) }"), "\(new)")
    }
    #expect(isSwift2("class A: NSObject { \(old); private let a = 1; func turn(_ page: Int) {} }"))
  }
}
