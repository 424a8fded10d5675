import Lint
import RuleKit

/// The times of a run, for a person.
struct TimingTable {
  private let timings: Timings
  private let total: Duration

  init(_ timings: Timings, total: Duration) {
    self.timings = timings
    self.total = total
  }

  var text: String {
    var lines = [row("stage", "wall", "processor")]
    for stage in timings.stages {
      lines.append(row(stage.name, milliseconds(stage.wall), milliseconds(stage.processor), note(for: stage)))
    }
    let processor = timings.stages.reduce(Duration.zero) { $0 + $1.processor }
    let memory = rounded(Double(timings.peakMemory) / 1e6, to: 10)
    lines.append(row("total", milliseconds(total), milliseconds(processor), "\(memory) MB of memory at most"))
    if !timings.rules.isEmpty { lines += ruleLines }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The slowest rule first.
  private var ruleLines: [String] {
    let all = timings.rules.reduce(0.0) { $0 + $1.duration.inSeconds }
    let sorted = timings.rules.sorted { ($1.duration, $0.rule) < ($0.duration, $1.rule) }
    let slow = sorted.prefix { $0.duration.inSeconds >= 0.00005 }
    let rows = slow.map { rule in
      row(rule.rule, milliseconds(rule.duration), "\(rounded(rule.duration.inSeconds / max(all, 1e-9) * 100, to: 10)) %")
    }
    let quick = sorted.count - slow.count
    let rest = quick == 0 ? [] : ["\(quick) more in no time"]
    return ["", row("rule", "all workers", "share")] + rows + rest
  }

  private func note(for stage: Timings.Stage) -> String {
    switch stage.name {
    case "discover": return String(timings.files, of: "file")
    case "facts":
      let bytes = Double(timings.bytes) / 1e6
      return "\(timings.bytes) bytes (\(rate(bytes, stage.wall)) MB/s, \(rate(bytes, stage.processor)) a processor), "
        + "\(timings.tokens) tokens, \(timings.declarations) declarations "
        + "(\(rate(Double(timings.declarations) / 1e3, stage.processor))k/s a processor), \(timings.mentions) mentions"
    case "objective-c": return "\(timings.objcFiles) files, beside the others"
    case "rules":
      return "\(timings.findings) findings (\(rate(Double(timings.findings) / 1e3, stage.processor))k/s a processor)"
    default: return ""
    }
  }

  /// So many in a second.
  private func rate(_ count: Double, _ duration: Duration) -> Double { rounded(count / max(duration.inSeconds, 1e-9), to: 10) }

  private func row(_ name: String, _ first: String, _ second: String, _ note: String = "") -> String {
    let line = name + spaces(40 - name.count) + spaces(12 - first.count) + first + spaces(12 - second.count) + second
    return note.isEmpty ? line : line + "   " + note
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }

  private func milliseconds(_ duration: Duration) -> String { "\(rounded(duration.inSeconds * 1000, to: 10)) ms" }

  private func rounded(_ number: Double, to steps: Double) -> Double { (number * steps).rounded() / steps }
}
