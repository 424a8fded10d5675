// Every branch of `#if` has its own: one of them matches.
#if os(macOS)
typealias Paint = Int
#else
typealias Paint = String
#endif
protocol Canvas { var paint: Int? { get }; var brush: Paint { get } }
extension Canvas { var paint: Int? { nil }; var brush: Paint { brush } }
struct Wall: Canvas {
  #if os(macOS)
  var paint: Int { 1 }
  #else
  var paint: Int? { 1 }
  #endif
  var brush: String { "" }
}

// Which class the superclass is cannot be told: one of them has what is required.
#if os(macOS)
class Easel { var paint: Int? { 1 } }
#else
class Easel {}
#endif
class Desk: Easel, Canvas {
  var paint: String { "" }
  var brush: Paint { Paint() }
}

// The default is another protocol's, which the type does not adopt, or it is for others.
protocol Framed { var gilding: Int? { get }; var wire: Int? { get } }
protocol OilFramed: Framed {}
protocol Never2 {}
extension OilFramed { var gilding: Int? { 1 } }
extension Framed where Self: Never2 { var wire: Int? { 1 } }
final class Picture: UIView, Framed {
  var gilding: Int { 1 }
  var wire: Int { 1 }
}
