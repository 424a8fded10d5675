/// Elements of a well-formed text in XML, counted with nothing but a scan: each is closed in its order.
struct XMLElements {
  private(set) var isWellFormed = true
  private var counts: [String: Int] = [:]

  init(_ text: String) {
    var open: [String] = []
    for piece in text.split(separator: "<").dropFirst() where !piece.hasPrefix("?") {
      guard let end = piece.lastIndex(of: ">"), !piece[..<end].contains(">") else { isWellFormed = false; return }
      let tag = piece[..<end]
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0 == "-" })
      if tag.hasPrefix("/") {
        if open.popLast() != name { isWellFormed = false }
      } else {
        counts[name, default: 0] += 1
        if !tag.hasSuffix("/") { open.append(name) }
        if tag.filter({ $0 == "\"" }).count % 2 != 0 { isWellFormed = false }
      }
      if piece.contains("&") {
        for entity in piece.split(separator: "&").dropFirst() where !entity.prefix(8).contains(";") { isWellFormed = false }
      }
    }
    if !open.isEmpty { isWellFormed = false }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) { isWellFormed = false }
  }

  func count(of name: String) -> Int { counts[name] ?? 0 }
}
