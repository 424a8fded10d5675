import Foundation
import Testing

/// `accesslint protocol`, as people and scripts meet it.
@Suite struct ProtocolCommandTests {
  private static let source = """
    @objc protocol Turning: UIScrollViewDelegate {
      @objc optional func turn(_ page: Int, by pages: Int) -> Bool
      var page: Int { get }
    }
    class Book: UITableViewController, Turning, Bound {}
    """

  private func objects(_ run: ProgramRun) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
  }

  @Test func applesProtocol() throws {
    let run = try Folder([:]).run("protocol", "UITableViewDelegate")
    #expect(run.status == 0 && run.error == "")
    #expect(run.lines[0] == "protocol UITableViewDelegate  UIKit")
    #expect(run.lines[1] == "  inherits      NSObjectProtocol, UIScrollViewDelegate")
    let words = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.contains("optional tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:"))
    #expect(words.contains("of UIScrollViewDelegate UIKit"))
    #expect(words.contains("optional scrollViewDidScroll(_:) scrollViewDidScroll:"))
  }

  @Test func requiredMembers() throws {
    let run = try Folder([:]).run("protocol", "UITableViewDataSource")
    #expect(run.output.contains("\n  required  tableView(_:cellForRowAt:) "))
    #expect(run.output.contains("\n  optional  numberOfSections(in:) "))
  }

  @Test func bothOfTwoModules() throws {
    let run = try Folder([:]).run("protocol", "NSTextStorageDelegate")
    #expect(run.lines.filter { $0.hasPrefix("protocol ") } == [
      "protocol NSTextStorageDelegate  AppKit", "protocol NSTextStorageDelegate  UIKit",
    ])
  }

  @Test func namesOfObjectiveC() throws {
    let run = try Folder([:]).run("protocol", "NSURLSessionDelegate")
    #expect(run.status == 0 && run.lines[0] == "protocol URLSessionDelegate  Foundation")
    #expect(run.lines[1] == "  in Objective-C  NSURLSessionDelegate")
  }

  /// As elsewhere, no path is the folder it runs in.
  @Test func theProjectsOwn() throws {
    let folder = try Folder(["Sources/a.swift": Self.source])
    let run = try folder.run("protocol", "Turning")
    let named = try folder.run("protocol", "Turning", ".")
    #expect(run.status == 0 && run.error == "" && run.output == named.output)
    #expect(run.lines.first?.hasPrefix("protocol Turning") == true)
  }

  @Test func applesClass() throws {
    let run = try Folder([:]).run("protocol", "UIPanGestureRecognizer")
    #expect(run.status == 0 && run.lines[0] == "class UIPanGestureRecognizer  UIKit")
    #expect(run.lines[1] == "  inherits      UIGestureRecognizer, NSObject")
    #expect(run.output.contains("only subclasses may call   reset() "))
    #expect(run.output.contains("only subclasses may set    state "))
  }

  @Test func projectTypes() throws {
    let folder = try Folder(["Turning.swift": Self.source])
    let run = try folder.run("protocol", "Turning", "Turning.swift")
    #expect(run.status == 0 && run.error == "")
    #expect(run.lines[0] == "protocol Turning  Turning.swift:1")
    #expect(run.lines[1] == "  inherits      UIScrollViewDelegate, NSObjectProtocol")
    let words = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.contains("optional turn(_:by:) turn:by:") && words.contains("required page"))
    #expect(words.contains("optional scrollViewDidScroll(_:) scrollViewDidScroll:"))
    let book = try folder.run("protocol", "Book", ".")
    #expect(book.lines[1] == "  inherits      UITableViewController, UIViewController, UIResponder, NSObject")
    #expect(book.output.contains("\n  not known     Bound\n"))
  }

  @Test(.enabled(if: Machine.hasLibClang, "there is no libclang")) func headers() throws {
    let header = "@protocol SpinDelegate <NSObject>\n@optional\n- (void)spinDidEnd:(id)spin;\n@required\n- (BOOL)mayEnd;\n@end\n"
    let run = try Folder(["Spin.h": header]).run("protocol", "SpinDelegate", ".")
    #expect(run.status == 0)
    let words = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.first == "protocol SpinDelegate Spin.h:1" && words.contains("inherits NSObjectProtocol"))
    #expect(words.contains("optional spinDidEnd(_:) spinDidEnd:") && words.contains("required mayEnd() mayEnd"))
  }

  @Test func configuration() throws {
    let folder = try Folder([
      "A/Turning.swift": Self.source, "Old/Turning.swift": Self.source, "Old/Only.swift": "protocol Only {}", ".git/x": "",
      "accesslint.yml": "excluded: [Old]",
    ])
    let run = try folder.run("protocol", "Turning", ".")
    #expect(run.status == 0 && run.output.contains("A/Turning.swift") && !run.output.contains("Old/"))
    #expect(try folder.run("protocol", "Turning", ".", "--no-config").output.contains("Old/Turning.swift"))
    #expect(try folder.run("protocol", "Only", ".").output.contains("Old/Only.swift"), "nothing else has the name")
  }

  @Test func json() throws {
    let folder = try Folder(["Turning.swift": Self.source])
    let run = try folder.run("protocol", "Turning", "--format", "json", "Turning.swift")
    #expect(run.status == 0 && run.error == "")
    let object = try #require(try objects(run).first)
    #expect(object["kind"] as? String == "protocol" && object["declaredIn"] as? String == "Turning.swift:1")
    let members = try #require(object["members"] as? [[String: Any]])
    #expect(members[0]["name"] as? String == "turn(_:by:)" && members[0]["optional"] as? Bool == true)
    #expect(members[0]["selector"] as? String == "turn:by:" && members[0]["type"] as? String == "Bool")
    #expect(members[0]["parameterTypes"] as? [String] == ["Int", "Int"] && members[0]["owner"] as? String == "Turning")
    #expect(members.contains { $0["owner"] as? String == "UIScrollViewDelegate" && $0["declaredIn"] as? String == "UIKit" })
    let pan = try objects(try folder.run("protocol", "--format=json", "UIPanGestureRecognizer"))
    let contracts = try #require(pan.first?["contracts"] as? [[String: Any]])
    #expect(contracts.contains { $0["member"] as? String == "reset()" && $0["contract"] as? String == "onlySubclassesMayCall" })
    #expect(pan.first?["inherits"] as? [String] == ["UIGestureRecognizer", "NSObject"])
  }

  @Test func unknownNames() throws {
    let folder = try Folder(["Turning.swift": Self.source])
    let near = try folder.run("protocol", "UITableViewDelgate")
    #expect(near.status == 2 && near.output == "")
    #expect(
      near.error
        == "accesslint: error: there is no protocol and no class 'UITableViewDelgate'; did you mean 'UITableViewDelegate'?\n")
    let own = try folder.run("protocol", "Turnign", "Turning.swift")
    #expect(own.status == 2 && own.error.hasSuffix("; did you mean 'Turning'?\n"))
    let far = try folder.run("protocol", "Qqqqqqqqqqqq")
    #expect(far.status == 2 && far.error == "accesslint: error: there is no protocol and no class 'Qqqqqqqqqqqq'\n")
    #expect(try Folder([:]).run("protocol", "Turning").status == 2, "no path is the folder, and no other")
  }

  @Test func wrongArguments() throws {
    let folder = try Folder([:])
    let nothing = try folder.run("protocol")
    #expect(nothing.status == 2 && nothing.error.contains("'protocol' needs the name of a protocol or a class"))
    #expect(try folder.run("protocol", "UIView", "none.swift").status == 2)
    #expect(try folder.run("protocol", "UIView", "--format", "xml").status == 2)
    let quiet = try ProgramRun(["protocol", "UIView"], in: folder.url, isClosed: true)
    #expect(quiet.isExit && quiet.status == 2, "nobody reads it")
  }
}
