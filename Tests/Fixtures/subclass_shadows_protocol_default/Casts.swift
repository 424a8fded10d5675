// The default looks for what one class has, and so that is read.
protocol Entry {
  var size: Int? { get }
  func open() -> Bool
}
class Node {}
extension Node: Entry {}
extension Entry where Self: Node {
  var size: Int? { (self as? Folder)?.size }
  func open() -> Bool {
    guard let folder = self as? Folder else { return false }
    return folder.size != nil
  }
}
class Folder: Node {
  var size: Int? { 3 }
  func open() -> Bool { true }  // expect: subclass_shadows_protocol_default "'Folder.open()'"
}
final class Archive: Folder {}
final class Note: Node {
  var size: Int? { 1 }  // expect: subclass_shadows_protocol_default "'Note.size'"
}
