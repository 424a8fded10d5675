import AppIntents
import Foundation

// What Foundation requires of errors has defaults, so that nobody hears of one that is missed.
enum PumpError: LocalizedError {
  case dry, jammed
  var errorDescription: String { "no water" }  // expect: witness_near_miss "'errorDescription' (String) is not what 'LocalizedError.errorDescription' (String?) requires"
  var failureReason: String? { nil }
  var helpAnchor = "pump"  // expect: witness_near_miss "(String by"
}

struct ValveError: Error { let code: Int }
extension ValveError: LocalizedError {
  var recoverySuggestion: String { "turn it" }  // expect: witness_near_miss
  public var errorDescription: String! { "stuck" }  // expect: witness_near_miss
}

struct PipeError: CustomNSError {
  var errorDomain: String { "pipes" }  // expect: witness_near_miss "because it is not static"
  var errorCode: Int32 { 3 }  // expect: witness_near_miss
  var errorUserInfo: [String: Any] { [:] }
}
final class HoseError: CustomNSError {
  static let errorDomain = "hoses"
  let errorCode = 4
  var errorUserInfo: [String: String] { [:] }  // expect: witness_near_miss
}
struct OpenGarden: AppIntent {
  static let title = "Open the garden"
  var openAppWhenRun: Bool = true  // expect: witness_near_miss
}

// The protocol of errors is adopted by another of the project's.
protocol GardenError: LocalizedError {}
enum SoilError: GardenError {
  case dry
  var errorDescription: String { "dry" }  // expect: witness_near_miss
}

// What an extension makes conform is a type: what it has is nobody else's.
extension String: LocalizedError { public var errorDescription: String? { self } }

// As required, or given otherwise.
enum HoeError: LocalizedError {
  case blunt
  var errorDescription: String? { "blunt" }
  var failureReason: Optional<String> { nil }
}
enum RakeError: LocalizedError {
  case bent
  private var errorDescription: String { "bent" }
}
protocol Described: LocalizedError { var text: String { get } }
extension Described {
  var helpAnchor: String? { text }
}
struct SpadeError: Described {
  let text = "spade"
  var helpAnchor: String { "spades" }
}
// Another protocol asks for it.
protocol Explained { var failureReason: String { get } }
struct ForkError: LocalizedError, Explained {
  var failureReason: String { "tines" }
}
// Nobody knows what is inherited.
struct SawError: SomebodysError, LocalizedError {
  var errorDescription: String { "teeth" }
}
// No error at all.
struct Notice { var errorDescription: String { "" } }
enum LeafError: Error {
  case brown
  var errorDescription: String { "brown" }
  static let errorDomain = "leaves"
}
struct Trowel: LocalizedError {
  static var errorDescription: String { "trowels" }
  func failureReason(_ count: Int) -> String { "" }
}
