import Facts
import Index
import RuleKit
import Syntax

/// A stretch of a file as editors count: lines and columns from 1, columns in bytes, the end is the column after.
public struct Location: Hashable, Sendable {
  public let path: String
  public let line: Int
  public let column: Int
  public let endLine: Int
  public let endColumn: Int

  init(_ place: Place, in index: ProjectIndex) {
    let file = index.files[place.file]
    path = file.path
    (line, column) = file.lines.position(of: Int(place.range.lowerBound))
    (endLine, endColumn) = file.lines.position(of: Int(place.range.upperBound))
  }
}
