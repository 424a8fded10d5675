import Syntax

/// One line of a source as a terminal can show it, and where the marked part of it stands.
struct Excerpt {
  /// Without tabs, and without anything that a terminal would obey.
  let text: String
  /// The columns before the mark.
  let indent: Int
  /// The columns of the mark, at least one.
  let length: Int

  /// As much of a long line as is ever looked at, on either side of the mark: other lines may be megabytes.
  private static let reach = 600
  private static let tab = 4

  /// One character of the line, as it is shown.
  private struct Cell {
    let text: String
    let columns: Int
    let isMarked: Bool
  }

  /// - Parameters:
  ///   - range: the marked bytes of the line.
  ///   - width: the columns that there are.
  init(_ line: ArraySlice<UInt8>, marking range: Range<Int>, width: Int) {
    let start = min(line.startIndex + max(0, range.lowerBound), line.endIndex)
    let end = min(max(start, line.startIndex + max(0, range.upperBound)), line.endIndex)
    let from = Excerpt.boundary(max(line.startIndex, start - Excerpt.reach), in: line)
    let to = Excerpt.boundary(min(line.endIndex, start + Excerpt.reach), in: line)
    var before = Excerpt.cells(line[from..<start], isMarked: false, from: 0)
    let marked = Excerpt.cells(line[start..<min(end, to)], isMarked: true, from: Excerpt.columns(before))
    let behind = Excerpt.cells(
      line[min(end, to)..<to], isMarked: false, from: Excerpt.columns(before) + Excerpt.columns(marked))
    let markedColumns = Excerpt.columns(marked)
    var cells = before + marked + behind
    // What is left out on the left makes room for the mark, and some context before it.
    let isCutBefore = from > line.startIndex || Excerpt.columns(before) + min(markedColumns, width / 2) + 1 > width
    if isCutBefore {
      let keep = max(1, min(width / 3, width - markedColumns - 2))
      var columns = 0
      var first = before.count
      while first > 0, columns + before[first - 1].columns <= keep { first -= 1; columns += before[first].columns }
      before.removeFirst(first)
      before.insert(Cell(text: "…", columns: 1, isMarked: false), at: 0)
      cells = before + marked + behind
    }
    let isCutBehind = to < line.endIndex || Excerpt.columns(cells) > width
    if isCutBehind {
      var columns = Excerpt.columns(cells)
      while columns > width - 1, let last = cells.popLast() { columns -= last.columns }
      cells.append(Cell(text: "…", columns: 1, isMarked: false))
    }
    text = cells.map(\.text).joined()
    indent = Excerpt.columns(before)
    length = max(1, cells.reduce(0) { $0 + ($1.isMarked ? $1.columns : 0) })
  }

  /// The nearest place before that is no middle of a character.
  private static func boundary(_ place: Int, in line: ArraySlice<UInt8>) -> Int {
    var place = place
    while place > line.startIndex, place < line.endIndex, line[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private static func columns(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.columns } }

  private static func cells(_ bytes: ArraySlice<UInt8>, isMarked: Bool, from start: Int) -> [Cell] {
    if bytes.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) {
      return bytes.map { Cell(text: String(Unicode.Scalar($0)), columns: 1, isMarked: isMarked) }
    }
    var column = start
    return String(decoding: bytes, as: UTF8.self).map { character in
      var text = String(character)
      if character == "\t" {
        text = String(repeating: " ", count: tab - column % tab)
      } else {
        text = ByteWriter.escaped(text, .terminal)
      }
      let cell = Cell(text: text, columns: TextWidth.columns(of: text), isMarked: isMarked)
      column += cell.columns
      return cell
    }
  }
}
