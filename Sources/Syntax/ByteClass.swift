/// What a byte can start, and whether it can go on in a name or an operator: one table look-up a byte.
struct ByteClass {
  enum Start: UInt8 {
    /// Control characters, and the first bytes of what is not ASCII.
    case other
    case space, newline, nameStart, dollar, digit, operatorStart, slash, questionOrExclamation, angle, quote, backtick
    case pound, colon, bracket, punctuation
  }

  private static let nameBit: UInt8 = 0x80
  private static let operatorBit: UInt8 = 0x40
  private static let startMask: UInt8 = 0x3F

  private let table: ContiguousArray<UInt8>

  static let shared = ByteClass()

  private init() {
    var table = ContiguousArray<UInt8>(repeating: 0, count: 256)
    func set(_ text: String, _ start: Start) {
      for byte in text.utf8 { table[Int(byte)] = start.rawValue }
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
    for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789$".utf8 {
      table[Int(byte)] |= ByteClass.nameBit
    }
    for byte in "=-+*%&|^~.!?<>/".utf8 { table[Int(byte)] |= ByteClass.operatorBit }
    self.table = table
  }

  func start(_ byte: UInt8) -> Start { Start(rawValue: table[Int(byte)] & ByteClass.startMask) ?? .other }
  func continuesName(_ byte: UInt8) -> Bool { table[Int(byte)] & ByteClass.nameBit != 0 }
  func continuesOperator(_ byte: UInt8) -> Bool { table[Int(byte)] & ByteClass.operatorBit != 0 }
}
