// A property of another type than the requirement's: the default runs.
class Ink {}
final class RedInk: Ink {}
protocol Printable2 {}
struct Glyph: Printable2 {}

protocol Poster {
  var caption: String? { get }  // related: witness_near_miss "requires"
  var ink: Ink { get }
  var mark: Printable2 { get }
  var rows: [Int] { get }
  var onTap: () -> Void { get }
  static var folder: String { get }
  var scale: Int { get set }
  var size: Int? { get }
}
extension Poster {
  var caption: String? { "new" }  // related: witness_near_miss "this default runs"
  var ink: Ink { Ink() }
  var mark: any Printable2 { Glyph() }
  var rows: [Int] { [] }
  var onTap: () -> Void { {} }
  static var folder: String { "" }
  var scale: Int { get { 1 } set {} }
  var size: Int? { nil }
}
struct SalePoster: Poster {
  var caption: String { "sale" }  // expect: witness_near_miss "'caption' (String) is not what 'Poster.caption' (String?) requires: where the value is known as 'Poster', the default runs"
  let ink: RedInk  // expect: witness_near_miss "'ink' (RedInk)"
  var mark: Glyph { [Glyph()][0] }  // expect: witness_near_miss
  var rows: [Int]? { nil }  // expect: witness_near_miss
  let onTap: (() -> Void)?  // expect: witness_near_miss
  static let folder: Int = 1  // expect: witness_near_miss
  let scale: Int  // expect: witness_near_miss "because it cannot be set"
  let size = 3  // expect: witness_near_miss "'size' (Int by '= 3') is not what 'Poster.size' (Int?)"
}
final class LatePoster {}
extension LatePoster: Poster {
  var caption: String { "late" }  // expect: witness_near_miss
  var scale: Int { 1 }  // expect: witness_near_miss "because it cannot be set"
}
enum SmallPoster: Poster {
  case one
  var mark: Glyph? { nil }  // expect: witness_near_miss
}
func show(_ poster: any Poster) -> String? { poster.caption }  // related: witness_near_miss "it is used through the protocol here"

// What unwraps itself is neither, and the default comes from a refinement.
protocol Frame { var width: Int { get }; var label: Ink? { get } }
protocol WideFrame: Frame {}
extension WideFrame { var width: Int { 9 }; var label: Ink? { nil } }
class Border: WideFrame {
  var width: Int! = 1  // expect: witness_near_miss "(Int!)"
  weak var label: Ink!  // expect: witness_near_miss "(Ink?)"
}

// A private type's members may run as well as others; those that are kept to the file itself may not.
private protocol Strip { var tint: Int? { get } }
extension Strip { var tint: Int? { nil } }
private struct RedStrip: Strip { var tint: Int { 1 } }  // expect: witness_near_miss
private extension BlueStrip { var tint: Int { 1 } }
private struct BlueStrip: Strip {}

// Several variables share the type that the last of them is written with.
protocol Crate { var width: Double? { get }; var depth: Double? { get }; var weight: Int { get } }
extension Crate { var width: Double? { nil }; var depth: Double? { nil }; var weight: Int { 0 } }
struct FruitCrate: Crate {
  let width,  // expect: witness_near_miss "'width' (Double)"
    height, depth: Double  // expect: witness_near_miss "'depth' (Double)"
  let count, weight: Int
}

// What is to be public says so.
public protocol Badge { var number: Int? { get } }
extension Badge { public var number: Int? { nil } }
public struct Pin: Badge {
  var number: Int { 1 }  // expect: witness_near_miss "give it the form that is required and make it public, or another name"
}
struct Clip: Badge {
  var number: Int { 1 }  // expect: witness_near_miss "give it the form that is required, or another name"
}
