public protocol Crate { var size: Int? { get }; var label: String? { get } }
extension Crate {
  public var size: Int? { nil }
  // A default only for types of this module.
  var label: String? { nil }
}

// Who adopts what is internal here compiles this file, too.
protocol Lid { var width: Int? { get } }
extension Lid { var width: Int? { nil } }
