/// A form in which a report is written. A reporter only writes: all that needs a thought was done by `Report`.
public protocol Reporter: Sendable {
  func write(_ report: Report, to writer: inout ByteWriter)
}
