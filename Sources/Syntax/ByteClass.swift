/// What a byte can start, and whether it can go on in a name or an operator: a table look-up each.
struct ByteClass {
  enum Start {
    /// Control characters, and the first bytes of what is not ASCII.
    case other
    case space, newline, nameStart, dollar, digit, operatorStart, slash, questionOrExclamation, angle, quote, backtick
    case pound, colon, bracket, punctuation
  }

  private enum Continuation {
    case none, name, operatorCharacter
  }

  private let starts: ContiguousArray<Start>
  private let continuations: ContiguousArray<Continuation>

  static let shared = ByteClass()

  private init() {
    var starts = ContiguousArray<Start>(repeating: .other, count: 256)
    func set(_ text: String, _ start: Start) {
      for byte in text.utf8 { starts[Int(byte)] = start }
    }
    set(" \t\u{B}\u{C}", .space)
    set("\r\n", .newline)
    set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", .nameStart)
    set("0123456789", .digit)
    set("=-+*%&|^~.", .operatorStart)
    set("!?", .questionOrExclamation)
    set("<>", .angle)
    set("\"'", .quote)
    set("()[]{}", .bracket)
    set(",;@\\", .punctuation)
    set("$", .dollar)
    set("/", .slash)
    set("`", .backtick)
    set("#", .pound)
    set(":", .colon)
    self.starts = starts
    var continuations = ContiguousArray<Continuation>(repeating: .none, count: 256)
    for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789$".utf8 {
      continuations[Int(byte)] = .name
    }
    for byte in "=-+*%&|^~.!?<>/".utf8 { continuations[Int(byte)] = .operatorCharacter }
    self.continuations = continuations
  }

  func start(_ byte: UInt8) -> Start { starts[Int(byte)] }
  func continuesName(_ byte: UInt8) -> Bool { continuations[Int(byte)] == .name }
  func continuesOperator(_ byte: UInt8) -> Bool { continuations[Int(byte)] == .operatorCharacter }
}
