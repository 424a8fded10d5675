import Lint

/// The times of a run, for a person.
struct TimingTable {
  private let timings: Timings
  private let total: Duration

  init(_ timings: Timings, total: Duration) {
    self.timings = timings
    self.total = total
  }

  func write(to output: Output) {
    var lines = timings.stages.map { row($0.name, $0.wall, note(for: $0.name)) }
    lines.append(row("total", total, ""))
    if !timings.rules.isEmpty {
      lines.append("rules, all workers together:")
      lines += timings.rules.map { row("  \($0.rule)", $0.duration, "") }
    }
    output.write(lines.map { "\($0)\n" }.joined())
  }

  private func note(for stage: String) -> String {
    guard stage == "facts", let wall = timings.stages.first(where: { $0.name == stage })?.wall else { return "" }
    let rate = Double(timings.bytes) / 1e6 / max(seconds(wall), 1e-9)
    return "\(timings.bytes) bytes, \(timings.tokens) tokens, \(timings.declarations) declarations, "
      + "\(timings.mentions) mentions, \(rounded(rate, to: 10)) MB/s"
  }

  private func row(_ name: String, _ duration: Duration, _ note: String) -> String {
    let time = "\(rounded(seconds(duration) * 1000, to: 100)) ms"
    let line = pad(name, to: 36) + pad(time, to: 14, left: true)
    return note.isEmpty ? line : line + "   " + note
  }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  private func rounded(_ number: Double, to steps: Double) -> Double { (number * steps).rounded() / steps }

  private func pad(_ text: String, to width: Int, left: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return left ? spaces + text : text + spaces
  }
}
