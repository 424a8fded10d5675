import Catalog
import Testing

/// What the catalog answers, without the files it was made of.
@Suite struct CatalogTests {
  private let catalog = Catalog.apple

  private func `protocol`(_ name: String, _ module: String) throws -> CatalogProtocol {
    try #require(catalog.protocols(named: name).first { $0.module == module })
  }

  @Test func size() {
    #expect(catalog.protocols.count > 800 && catalog.classes.count > 3600 && catalog.contracts.count > 40)
    #expect(catalog.protocols.reduce(0) { $0 + $1.members.count { $0.isOptional } } > 2500)
  }

  @Test func everyNameIsFound() {
    for entry in catalog.protocols {
      #expect(catalog.protocols(named: entry.name).contains(entry))
      #expect(catalog.protocols(objcName: entry.objcName).contains(entry))
      for member in entry.members {
        #expect(catalog.members(named: member.name).contains(member))
        #expect(catalog.members(selector: member.selector).contains(member))
        #expect(catalog.members(baseName: member.baseName).contains(member))
      }
    }
    for entry in catalog.classes {
      #expect(catalog.classes(named: entry.name).contains(entry))
      #expect(catalog.classes(objcName: entry.objcName).contains(entry))
    }
  }

  @Test(arguments: ["", "A", "zzz", "tableView", "UITableViewDelegat", "UITableViewDelegate2", "~", "\u{E9}", "\u{1}", " "])
  func othersAreNotFound(name: String) {
    #expect(catalog.protocols(named: name).isEmpty && catalog.classes(named: name).isEmpty)
    #expect(catalog.protocols(objcName: name).isEmpty && catalog.classes(objcName: name).isEmpty)
    #expect(catalog.members(named: name).isEmpty && catalog.members(selector: name).isEmpty)
  }

  @Test func aMember() throws {
    let found = catalog.members(named: "tableView(_:didSelectRowAt:)")
    let member = try #require(found.first { $0.owner.module == "UIKit" })
    #expect(member.owner.name == "UITableViewDelegate" && member.isOptional && member.kind == .method)
    #expect(member.baseName == "tableView" && member.labels == ["_", "didSelectRowAt"])
    #expect(member.selector == "tableView:didSelectRowAtIndexPath:")
    #expect(member.type == "Void" && !member.returnsValue && !member.isSettable && !member.isStatic)
    #expect(member.parameterTypes == ["UITableView", "NSIndexPath"])
    #expect(catalog.members(selector: member.selector) == [member])
  }

  @Test func membersOfABaseName() {
    let found = catalog.members(baseName: "windowShouldClose")
    #expect(found.map(\.name) == ["windowShouldClose(_:)"])
    #expect(catalog.members(baseName: "windowShouldClos").isEmpty)
    let many = catalog.members(baseName: "tableView")
    #expect(many.count > 50 && many.allSatisfy { $0.baseName == "tableView" })
    // A property has its name and no more.
    #expect(catalog.members(baseName: "delegate").contains { $0.kind == .property })
  }

  @Test func namesOfMembers() {
    func mayHave(_ name: String) -> Bool { catalog.mayHaveMembers(calledLike: ContiguousArray(name.utf8)[...]) }
    func has(_ name: String) -> Bool { catalog.hasMembers(calledLike: ContiguousArray(name.utf8)[...]) }
    for type in catalog.protocols {
      for member in type.members {
        #expect(has(member.baseName) && has(String(member.selector.prefix { $0 != ":" })), "\(member.name)")
      }
    }
    let none = (0..<1000).filter { mayHave("noSuchName\($0)") }
    #expect(none.count < 200, "most others are told from them")
    #expect(!none.contains { has("noSuchName\($0)") })
    // Beginnings of names are none.
    #expect(!has("tableVie") && !has("windowShouldClos"))
  }

  @Test func inheritedMembers() throws {
    let table = try self.protocol("UITableViewDelegate", "UIKit")
    #expect(table.inherited.map(\.name) == ["NSObjectProtocol", "UIScrollViewDelegate"])
    #expect(!table.members.contains { $0.name == "scrollViewDidScroll(_:)" })
    #expect(table.allMembers.contains { $0.name == "scrollViewDidScroll(_:)" && $0.owner.name == "UIScrollViewDelegate" })
    #expect(Set(table.allMembers).count == table.allMembers.count)
  }

  @Test func namesThatTwoModulesHave() throws {
    let both = catalog.protocols(named: "NSTextLayoutManagerDelegate")
    #expect(both.map(\.module) == ["AppKit", "UIKit"])
    // What they inherit is their own module's.
    for entry in catalog.protocols(named: "NSTextContentStorageDelegate") {
      #expect(entry.inherited.map(\.module).contains(entry.module))
    }
  }

  @Test func namesThatSwiftChanges() throws {
    #expect(catalog.protocols(named: "NSObjectProtocol").map(\.objcName) == ["NSObject"])
    #expect(catalog.protocols(objcName: "NSObject").map(\.name) == ["NSObjectProtocol"])
    #expect(catalog.protocols(named: "NSObject").isEmpty)
    #expect(catalog.classes(objcName: "NSOperationQueue").map(\.name) == ["OperationQueue"])
    #expect(catalog.classes(named: "NSOperationQueue").isEmpty && catalog.classes(objcName: "OperationQueue").isEmpty)
  }

  @Test func classes() throws {
    let controller = try #require(catalog.classes(named: "UITableViewController").first)
    #expect(controller.superclasses.map(\.name) == ["UIViewController", "UIResponder", "NSObject"])
    #expect(controller.superclasses.last?.superclassName == nil && controller.superclasses.last?.superclass == nil)
    #expect(controller.protocols.contains { $0.name == "UITableViewDelegate" })
    #expect(controller.protocols.contains { $0.name == "UIScrollViewDelegate" })
  }

  @Test func contracts() throws {
    let pan = try #require(catalog.classes(named: "UIPanGestureRecognizer").first)
    let reset = try #require(catalog.contracts(of: pan, member: "reset()").first)
    #expect(reset.kind == .onlySubclassesMayCall && reset.className == "UIGestureRecognizer" && !reset.isAboutSetter)
    #expect(reset.words.contains("only subclasses may call"))
    #expect(catalog.contracts(of: pan, member: "state").map(\.isAboutSetter) == [true])
    let layout = try #require(catalog.classes(named: "UICollectionViewFlowLayout").first)
    let hook = try #require(catalog.contracts(of: layout, member: "layoutAttributesForItem(at:)").first)
    #expect(hook.kind == .mustOverride && hook.forbidsSuper && !hook.isStatic)
    let cell = try #require(catalog.classes(named: "UITableViewCell").first)
    #expect(catalog.contracts(of: cell, member: "prepareForReuse()").map(\.kind) == [.mustCallSuper])
    #expect(catalog.contracts(of: cell, member: "layoutSubviews()").isEmpty)
  }
}
