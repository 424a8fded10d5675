// prints: default default
// prints: kept
import Foundation

protocol Labelled {
  static var kind: String { get }
  func label() -> String
}
extension Labelled {
  static var kind: String { "default" }
  func label() -> String { "default" }
}
extension Operation: Labelled {}
final class Upload: Operation, @unchecked Sendable {
  static var kind: String { "upload" }  // expect: subclass_shadows_protocol_default
  func label() -> String { "upload" }  // expect: subclass_shadows_protocol_default
}
func describe<T: Labelled>(_ value: T) -> String { "\(T.kind) \(value.label())" }
print(describe(Upload()))

class Download: Operation, @unchecked Sendable {}
protocol Titled { func title() -> String }
extension Titled { func title() -> String { "default" } }
extension Download: Titled { func title() -> String { "kept" } }
print((Download() as any Titled).title())
