import Foundation

// All errors have a 'localizedDescription', which an extension gives them: a type's own is read of that type only.
enum KettleError: Error {
  case dry
  var localizedDescription: String { "no water" }  // expect: extension_member_not_requirement "that of 'KettleError' is passed over where a value is known as 'Error', as in 'Kitchen.cook()'"
}
struct StoveError: Swift.Error { let code: Int }
extension StoveError {
  public var localizedDescription: String { "cold" }  // expect: extension_member_not_requirement
}
struct OvenError: LocalizedError {
  let localizedDescription = "hot"  // expect: extension_member_not_requirement
}
final class Kitchen {
  enum Error: Swift.Error {
    case closed
    var localizedDescription: String { "closed" }  // expect: extension_member_not_requirement
  }
  func boil(_ water: Int) throws {
    if water == 0 { throw KettleError.dry }
    if water == 1 { throw StoveError(code: 1) }
    guard water < 9 else { throw OvenError() }
    throw Error.closed
  }
  func cook() {
    do { try boil(3) } catch { print(error.localizedDescription) }
  }
  func show(_ failure: any Swift.Error) -> String { failure.localizedDescription }
  func wait() {
    do { try boil(3) } catch let problem { print(problem.localizedDescription) }
  }
}

// Given the way that errors give it.
enum PanError: LocalizedError {
  case burnt
  var errorDescription: String? { localizedDescription }
  var localizedDescription: String { "burnt" }
}
struct PotError: CustomNSError {
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
  var localizedDescription: String { "boiling over" }
}
// Never thrown, or to people who know what it is.
enum LidError: Error {
  case lost
  var localizedDescription: String { "lost" }
}
enum SpoonError: Error {
  case bent
  var localizedDescription: String { "bent" }
}
// Thrown past those who read another's, and to nobody who reads.
enum JarError: Error {
  case stuck
  var localizedDescription: String { "stuck" }
}
enum CupError: Error {
  case chipped
  var localizedDescription: String { "chipped" }
}
struct Cupboard {
  func look() throws {
    do { try Kitchen().boil(3) } catch let error as KettleError {
      print(error)
      throw JarError.stuck
    } catch {
      print(error.localizedDescription)
    }
  }
  func wash() throws { throw CupError.chipped }
  func serve() { try? wash() }
}
// Through what hands on, and through what a protocol asks for.
protocol Serving { func pour() throws }
enum MugError: Error {
  case cracked
  var localizedDescription: String { "cracked" }  // expect: extension_member_not_requirement "as in 'drink(_:)'"
}
struct Waiter: Serving {
  func pour() throws { try fill() }
  private func fill() throws { throw MugError.cracked }
}
func drink(_ waiter: any Serving) {
  do { try waiter.pour() } catch { print(error.localizedDescription) }
}
// Asked for by a protocol of the project.
protocol Complaint: Error { var localizedDescription: String { get } }
struct ForkError: Complaint { var localizedDescription: String { "no tines" } }
// No error.
struct Recipe { var localizedDescription: String { "soup" } }
final class TableError: NSError, @unchecked Sendable {
  override var localizedDescription: String { "wobbly" }
}
private struct Drawer {
  func stir() throws(SpoonError) { throw SpoonError.bent }
  func close() -> Result<Int, LidError> { .failure(.lost) }
  func eat() throws {
    if close() == .success(1) { throw PanError.burnt }
    if close() == .success(2) { throw PotError() }
    if close() == .success(3) { throw ForkError() }
    throw TableError()
  }
}

// Whoever reads it has told these errors from others before.
enum SieveError: Error {
  case torn
  var localizedDescription: String { "torn" }
}
func sift() throws { throw SieveError.torn }
func cook() {
  do { try sift() } catch let torn as SieveError { print(torn) } catch { print(error.localizedDescription) }
  do { try sift() } catch SieveError.torn { print("torn") } catch { print(error.localizedDescription) }
}

// What adopts it already has but to declare it.
enum GlassError: LocalizedError {
  case broken
  var localizedDescription: String { "broken" }  // expect: extension_member_not_requirement "as in 'toast()'; declare 'errorDescription'"
}
func clink() throws { throw GlassError.broken }
func toast() {
  do { try clink() } catch { print(error.localizedDescription) }
}
// Read where another statement's errors are caught.
enum SieveError: Error {
  case torn
  var localizedDescription: String { "torn" }
}
enum LadleError: Error {
  case bent
  var localizedDescription: String { "bent" }  // expect: extension_member_not_requirement "as in 'Drainer.drain()'"
}
enum GraterError: Error {
  case blunt
  var localizedDescription: String { "blunt" }  // expect: extension_member_not_requirement "as in 'Drainer.grate()'"
}
final class Drainer {
  func shake() throws { throw SieveError.torn }
  func dip() throws { throw LadleError.bent }
  func rub() throws { throw GraterError.blunt }
  func rinse() throws {}
  func drain() {
    do { try shake() } catch { print("torn") }
    do {
      do { try rinse() } catch { print(error) }
      do { try dip() } catch { print(error.localizedDescription) }
    } catch { print("never") }
  }
  func grate() {
    do {
      try rub()
    } catch let error as SieveError {
      do { try rinse() } catch { print(error) }
    } catch {
      print(error.localizedDescription)
    }
  }
}

// What `try?` drops, or a block of its own catches, never comes to who reads the text.
struct SealError: Error {
  let place: String
  var localizedDescription: String { place }
}
func seal(_ letter: String) throws -> String {
  if letter.isEmpty { throw SealError(place: "flap") }
  return letter
}
func fold() throws {}
func stamp(_ letter: String) throws -> String {
  if let sealed = try? seal(letter) { return sealed }
  var other = letter
  do { other = try seal(letter) } catch { other = "" }
  let third = [try! seal(letter),
    other]
  try fold()
  return third[0]
}
func mail(_ letter: String) {
  do {
    do { print(try seal(letter)) } catch { print("open") }
    print((try? seal(letter).count) ?? 0, try stamp(letter))
  } catch {
    print(error.localizedDescription)
  }
}

// The same behind a `try` that hands it on.
struct InkError: Error {
  let tone: String
  var localizedDescription: String { tone }  // expect: extension_member_not_requirement
}
func ink(_ letter: String) throws -> String {
  if letter.isEmpty { throw InkError(tone: "dry") }
  return letter
}
func print(letter: String) throws -> Int {
  let first = try? fold()
  return try ink(letter).count + (first == nil ? 0 : 1)
}
func post(_ letter: String) {
  do {
    do { try fold() } catch { print("open") }
    print(try print(letter: letter))
  } catch {
    print(error.localizedDescription)
  }
}

// An initializer throws as functions do.
enum RackError: Error {
  case cold
  var localizedDescription: String { "cold" }  // expect: extension_member_not_requirement "as in 'bake()'"
}
enum PanelError: Error {
  case dark
  var localizedDescription: String { "dark" }
}
struct Oven {
  init() throws { throw RackError.cold }
  init(panel: Int) throws { throw PanelError.dark }
}
func bake() {
  do { _ = try Oven() } catch { print(error.localizedDescription) }
}

// The extension asks the type that has one.
enum Refusal: Error {
  case late(Int)
  case other(any Error)
  init(_ error: any Error) { self = error as? Refusal ?? .other(error) }
  var minutes: Int {
    if case .late(let minutes) = self { minutes } else { 0 }
  }
}
extension Error {
  var minutes: Int { Refusal(self).minutes }
}
func wait(_ work: () throws -> Void) -> Int {
  do { try work() } catch { return error.minutes }
  return 0
}
