import Foundation

// Both forms of each are what is asked for.
final class Pottery: NSObject, KilnDelegate {
  func kiln(_ kiln: Kiln, didOpenAt degrees: Double) async {}
  func kiln(_ kiln: Kiln, willFirePot pot: String) async -> Bool { true }
  func kiln(_ kiln: Kiln, willGlazePot pot: String) async throws {}
  func colour(of kiln: Kiln) async -> String { "red" }
  func chill(_ kiln: Kiln, to degrees: Double) async {}
}
final class Studio: NSObject, KilnDelegate {
  func kiln(_ kiln: Kiln, didOpenAt degrees: Double, completionHandler done: @escaping () -> Void) {}
  func kiln(_ kiln: Kiln, willFirePot pot: String, completionHandler done: @escaping (Bool) -> Void) {}
  func kiln(_ kiln: Kiln, willGlazePot pot: String, completionHandler done: @escaping (Bool, (any Error)?) -> Void) {}
  func getColourOf(_ kiln: Kiln, completion: @escaping (String) -> Void) {}
  func kiln(_ kiln: Kiln, coolTo degrees: Double, reply: @escaping () -> Void) {}
}

// What is answered by the form that awaits needs no other.
final class Workshop: NSObject, KilnDelegate {
  func kiln(_ kiln: Kiln, didOpenAt degrees: Double) async {}
  func chill(_ kiln: Kiln, to degrees: Double) async {}
  func kiln(_ kiln: Kiln, coolsTo degrees: Double, reply: @escaping () -> Void) {}
}

// Slips beside both.
final class Shed: NSObject, KilnDelegate {
  func kiln(_ kiln: Kiln, didOpenAt degrees: Double) async {}
  func kiln(_ kiln: Kiln, willFirePots pot: String, completionHandler done: @escaping (Bool) -> Void) {}  // expect: objc_optional_near_miss "'kiln(_:willFirePot:completionHandler:)'"
  func kiln(_ kiln: Kiln, coolsTo degrees: Double, reply: @escaping () -> Void) {}  // expect: objc_optional_near_miss
  func kiln(_ kiln: Kiln, didCrackPots pot: String) async {}
}
