import UIKit

protocol Endpoint {
  var timeout: TimeInterval { get }
  var retry: TimeInterval? { get }
  var box: UIView { get }
}
extension Endpoint {
  var timeout: TimeInterval { 30 }
  var retry: TimeInterval? { nil }
  var box: UIView { UIView() }
}
struct QuickEndpoint: Endpoint { var timeout: Int { 60 } }  // expect: witness_near_miss
struct SlowEndpoint: Endpoint { let retry = 3.0 }  // expect: witness_near_miss
struct DoubleEndpoint: Endpoint { var timeout: Double { 60 } }
struct StackedEndpoint: Endpoint { var box: UIStackView { UIStackView() } }  // expect: witness_near_miss
struct WebEndpoint: Endpoint { var box: WKWebView { WKWebView() } }  // expect: witness_near_miss
