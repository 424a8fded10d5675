import Catalog
import Index
import Testing

/// What types inherit from and conform to, Apple's types included.
@Suite struct LineageTests {
  /// Without what every object has.
  private func lineage(_ id: DeclID, _ project: TestProject) -> [String] {
    project.lineage(id).filter { !["ObjectiveC.NSObject", "ObjectiveC.NSObjectProtocol"].contains($0) }
  }

  private func lineage(_ name: String, _ project: TestProject) -> [String] { lineage(project.decl(name), project) }

  @Test func ownAndApples() {
    let project = project {
      file("A.swift", "class Board: NSObject, Sheet {}\nprotocol Sheet: UIScrollViewDelegate, Equatable {}")
      file("B.swift", "import UIKit\nextension Board: UITextFieldDelegate {}\nfinal class Small: Board {}")
    }
    #expect(lineage("Board", project) == ["Sheet", "UIKit.UIScrollViewDelegate", "UIKit.UITextFieldDelegate"])
    #expect(lineage("Small", project) == ["Board", "Sheet", "UIKit.UIScrollViewDelegate", "UIKit.UITextFieldDelegate"])
  }

  @Test func superclassesOfApples() throws {
    let project = project("class List: UITableViewController {}\nclass Sub: List, Codable {}")
    let found = lineage("Sub", project)
    for name in ["List", "UIKit.UITableViewController", "UIKit.UIViewController", "UIKit.UITableViewDelegate"] {
      #expect(found.contains(name), "\(name)")
    }
    #expect(found.contains("UIKit.UIScrollViewDelegate"), "which UITableViewDelegate inherits")
    #expect(!found.contains { $0.hasPrefix("?") })
  }

  @Test func whatBringsItIn() throws {
    let project = project("class List: UITableViewController {}\nextension List: UISearchBarDelegate {}")
    let lineage = project.index.lineage(of: project.type("List"))
    let search = try #require(lineage.protocols.first { $0.name == "UISearchBarDelegate" })
    #expect(lineage.source(of: search) == project.extension(of: "List"))
    let table = try #require(lineage.protocols.first { $0.name == "UITableViewDelegate" })
    #expect(lineage.source(of: table) == project.decl("List") && lineage.contains(table))
  }

  @Test func unknownNames() {
    let project = project(
      """
      class A: Far, UITextFieldDelegate {}
      class B: NSObject, Near.Delegate {}
      class C<T>: NSObject {}; extension C: T {}
      class D: UIKit.UIView {}; class E: Swift.Error {}; enum F: String, CaseIterable {}
      protocol G where Self: Elsewhere {}
      class H: NSObject, G {}
      """)
    #expect(lineage("A", project) == ["UIKit.UITextFieldDelegate", "?Far"])
    #expect(lineage("B", project) == ["?Near.Delegate"])
    #expect(lineage("C", project) == ["?T"])
    #expect(lineage("D", project).contains("UIKit.UIView") && !lineage("D", project).contains { $0.hasPrefix("?") })
    #expect(lineage("E", project) == [] && lineage("F", project) == [])
    #expect(lineage("H", project) == ["G", "?Elsewhere"])
  }

  @Test func namesOfOtherFrameworksNeedTheirImport() {
    let project = project {
      file("A.swift", "import Combine\nclass Model: Subscriber {}")
      file("B.swift", "class Other: Subscriber {}")
      file("C.swift", "import SwiftUI\nclass Host: UIHostingController<Text> {}")
    }
    #expect(lineage("Model", project) == [] && lineage("Other", project) == ["?Subscriber"])
    #expect(lineage("Host", project).contains("UIKit.UIViewController"))
  }

  @Test func importsChooseAmongModules() {
    let text = ": NSObject, NSTextStorageDelegate {}"
    let project = project {
      file("A.swift", "import AppKit\nclass A\(text)")
      file("B.swift", "import Cocoa\nclass B\(text)")
      file("C.swift", "import UIKit\nclass C\(text)")
      file("D.swift", "class D\(text)")
      file("E.swift", "import UIKit\nimport AppKit\nclass E\(text)")
      file("F.swift", "import class UIKit.UIView\nclass F\(text)")
    }
    #expect(lineage("A", project) == ["AppKit.NSTextStorageDelegate"] && lineage("B", project) == lineage("A", project))
    #expect(lineage("C", project) == ["UIKit.NSTextStorageDelegate"] && lineage("F", project) == lineage("C", project))
    #expect(lineage("D", project) == ["AppKit.NSTextStorageDelegate", "UIKit.NSTextStorageDelegate"])
    #expect(lineage("E", project) == lineage("D", project))
  }

  @Test func namesOfObjectiveCAndOfOlderSwift() {
    let project = project("class Load: NSOperation, NSURLSessionDelegate {}")
    let found = lineage("Load", project)
    #expect(found.contains("Foundation.Operation") && found.contains("Foundation.URLSessionDelegate"))
  }

  @Test func aliases() {
    let project = project(
      """
      typealias Scrolling = UIScrollViewDelegate & Own
      protocol Own {}
      class A: NSObject, Scrolling {}
      """)
    #expect(lineage("A", project) == ["Own", "UIKit.UIScrollViewDelegate"])
  }

  @Test func everyBranchCounts() {
    let project = project(
      """
      #if os(iOS)
      typealias FieldDelegate = UITextFieldDelegate
      class Pane: UIView {}
      #else
      typealias FieldDelegate = NSTextFieldDelegate
      class Pane: NSView {}
      #endif
      class Form: NSObject, FieldDelegate {}
      class Wide: Pane {}
      extension Pane: UIScrollViewDelegate {}
      """)
    let form = lineage("Form", project)
    #expect(form.contains("UIKit.UITextFieldDelegate") && form.contains("AppKit.NSTextFieldDelegate"))
    #expect(!form.contains { $0.hasPrefix("?") })
    let wide = lineage("Wide", project)
    #expect(wide.contains("UIKit.UIView") && wide.contains("AppKit.NSView"))
    for name in ["Pane", "Pane#2"] { #expect(lineage(name, project).contains("UIKit.UIScrollViewDelegate"), "\(name)") }
  }

  @Test func twoDeclarationsAreNoBranches() {
    let project = project("class Twice {}\nclass Twice {}\nclass A: Twice {}\n#if X\nclass B {}\n#endif\nclass B {}\nclass C: B {}")
    #expect(lineage("A", project) == ["?Twice?"])
    #expect(lineage("C", project) == ["?B?"])
  }

  @Test func extensionsOfApplesClasses() {
    let project = project("extension UIViewController: Own, UITextViewDelegate {}\nprotocol Own {}\nclass A: UITableViewController {}")
    let found = lineage("A", project)
    #expect(found.contains("Own") && found.contains("UIKit.UITextViewDelegate"))
  }

  @Test func extensions() {
    let project = project(
      """
      protocol Focus: UIScrollViewDelegate {}
      protocol Other {}
      extension Focus where Self: UITextFieldDelegate, Self: Other {}
      extension UICollectionViewDelegate where Self: Focus {}
      extension Focus where Self: Other & UIResponder {}
      extension Element where Self: Other {}
      """)
    let first = lineage(project.extension(of: "Focus"), project)
    #expect(first == ["Focus", "Other", "UIKit.UIScrollViewDelegate", "UIKit.UITextFieldDelegate"])
    let second = lineage(project.extension(of: "UICollectionViewDelegate"), project)
    #expect(second == ["Focus", "UIKit.UICollectionViewDelegate", "UIKit.UIScrollViewDelegate"])
    let third = lineage(project.extension(of: "Focus", after: 1), project)
    #expect(third.contains("UIKit.UIResponder") && third.contains("Other"))
    #expect(lineage(project.extension(of: "Element"), project) == ["Other", "?Element"])
  }

  @Test func cyclesEnd() {
    let project = project(
      """
      #if X
      typealias A = B
      #else
      typealias A = B
      #endif
      #if X
      typealias B = A & UIScrollViewDelegate
      #else
      typealias B = A
      #endif
      class C: NSObject, A {}
      protocol P: Q {}; protocol Q: P {}
      extension UIView: UIView {}
      class D: UIView, P {}
      """)
    #expect(lineage("C", project).contains("UIKit.UIScrollViewDelegate"))
    #expect(lineage("D", project).contains("Q"))
  }

  @Test func headers() {
    let other = project { file("Pane.h", "protocol PaneDelegate: NSObject, NSURLSessionDelegate {}") }
    let project = project {
      file("Pane.h", "class Pane: UIView {}\nprotocol PaneDelegate: NSObjectProtocol {}")
      file("A.swift", "class A: Pane {}\nextension A: PaneDelegate {}")
    }
    let found = lineage("A", project)
    #expect(found.contains("Pane") && found.contains("PaneDelegate") && found.contains("UIKit.UIView"))
    let both = other.lineage(other.decl("PaneDelegate"))
    #expect(both == ["Foundation.URLSessionDelegate", "ObjectiveC.NSObjectProtocol"], "the protocol, not the class")
  }
}
