import Report
import RuleKit

/// How often each rule was broken, the most frequent first.
struct Statistics {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    let groups = Dictionary(grouping: report.entries, by: \.rule)
    let rows = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = String(rows.first?.value.count ?? 0).count
    return rows.map { rule, entries in
      let count = String(entries.count)
      return String(repeating: " ", count: width - count.count) + "\(count)  \(rule)\n"
    }.joined()
  }
}
