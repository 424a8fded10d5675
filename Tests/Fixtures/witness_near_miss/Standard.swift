import UIKit

// Types of the standard library that are told apart.
protocol Ledger {
  var span: Range<Int> { get }
  var lines: [Int] { get }
  var pair: (Int, Int) { get }
  var corner: (x: Int, y: Int) { get }
  var save: () -> Void { get }
  var load: () throws -> Void { get }
  var wait: () async -> Void { get }
  var send: () -> Void { get }
  var fail: () throws(any Error) -> Void { get }
  var plain: (Int) -> Void { get }
  func didFail(with error: Error)
  func didStop(with error: any Error)
  func didEnd(with error: any Error)
  func show(in view: UIView)
  func run(_ work: () -> Void)
}

extension Ledger {
  var span: Range<Int> { 0..<1 }
  var lines: [Int] { [] }
  var pair: (Int, Int) { (0, 0) }
  var corner: (x: Int, y: Int) { (0, 0) }
  var save: () -> Void { {} }
  var load: () throws -> Void { {} }
  var wait: () async -> Void { {} }
  var send: () -> Void { {} }
  var fail: () throws(any Error) -> Void { {} }
  var plain: (Int) -> Void { { _ in } }
  func didFail(with error: Error) {}
  func didStop(with error: any Error) {}
  func didEnd(with error: any Error) {}
  func show(in view: UIView) {}
  func run(_ work: () -> Void) {}
}

enum LedgerError: Error { case torn }
final class LedgerView: UIView {}

struct Book: Ledger {
  let span: ClosedRange<Int> = 0...1  // expect: witness_near_miss "ClosedRange<Int>"
  var lines: ArraySlice<Int> = []  // expect: witness_near_miss "ArraySlice<Int>"
  let pair: (x: Int, y: Int) = (0, 0)  // expect: witness_near_miss
  let corner: (Int, Int) = (0, 0)  // expect: witness_near_miss
  var save: () throws -> Void = {}  // expect: witness_near_miss
  var load: () -> Void = {}  // expect: witness_near_miss
  var wait: () -> Void = {}  // expect: witness_near_miss
  func didFail(with error: NSError) {}  // expect: witness_near_miss "'NSError', not 'Error'"
  func didStop(with error: LedgerError) {}  // expect: witness_near_miss "LedgerError"
  func show(in view: LedgerView) {}  // expect: witness_near_miss "LedgerView"
  func run(_ work: () throws -> Void) {}  // expect: witness_near_miss

  // The same, otherwise written, or what cannot be told.
  var send: @Sendable () -> Void = {}
  var fail: () throws -> Void = {}
  var plain: (_ count: Int) -> Void = { _ in }
  func didEnd(with error: Error) {}
}
