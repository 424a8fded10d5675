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
