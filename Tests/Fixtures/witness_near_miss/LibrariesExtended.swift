import Foundation

// An extension of a protocol that is not the project's gives the requirement, too.
extension LocalizedError { public var helpAnchor: String? { "manual" } }
enum WellError: LocalizedError {
  case deep
  var helpAnchor: String { "well" }
  var failureReason: String { "too deep" }  // expect: witness_near_miss
}
