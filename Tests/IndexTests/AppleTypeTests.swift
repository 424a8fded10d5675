import Catalog
import Index
import Testing

/// Types that are the same but for their spelling, or their age.
@Suite struct AppleTypeTests {
  @Test(
    arguments: [
      ("NSIndexPath", "IndexPath"), ("NSIndexPath!", "IndexPath?"), ("[NSURL]?", "[URL]"), ("any UIPaneDelegate", "UIPaneDelegate"),
      ("UITableViewCellEditingStyle", "UITableViewCell.EditingStyle"), ("UIKit.UIView", "UIView"), ("CGFloat", "Double"),
      ("[String : Any]", "[String:Any]"), ("[String: AnyObject]", "[String: Any]"), ("() -> ()", "@escaping () -> Void"),
      ("@escaping (_ done: Bool) -> Void", "(Bool) -> Void"), ("@convention(block) (Int) -> Void", "(Int)->Void"),
      ("(a: Int, b: [String: NSURL]) -> Void", "(Int, [String : URL]) -> Void"), ("NSBundle", "Bundle"),
      ("UnsafeMutablePointer<CGFloat>", "UnsafeMutablePointer<Double>"), ("NSError!", "any Error"),
      ("inout `Int`", "Int"), ("UIView.Type", "UIView.Type"), ("any A & B", "A&B"),
    ])
  func equal(_ left: String, _ right: String) { #expect(AppleType(left) == AppleType(right)) }

  @Test(
    arguments: [
      ("Int", "Bool"), ("[Int]", "Int"), ("UIView", "UIViewController"), ("() -> Int", "() -> Void"), ("UIView.Type", "UIView"),
      ("(Int, Int) -> Void", "(Int) -> Void"), ("[String: Int]", "[Int]"), ("NSView", "UIView"), ("", "Int"),
    ])
  func different(_ left: String, _ right: String) { #expect(AppleType(left) != AppleType(right)) }

  @Test func nothing() {
    for text in ["", "()", "Void", "Swift.Void"] { #expect(AppleType(text).isVoid, "\(text)") }
    for text in ["Int", "()->Void", "Void?->Int"] { #expect(!AppleType(text).isVoid, "\(text)") }
  }

  @Test func everyTypeOfTheCatalogIsRead() {
    var count = 0
    for member in Catalog.apple.protocols.flatMap(\.members) {
      for type in member.parameterTypes + [member.type] where !type.isEmpty {
        count += 1
        #expect(AppleType(type) == AppleType(AppleType(type).text), "\(type)")
      }
    }
    #expect(count > 10000)
  }
}
