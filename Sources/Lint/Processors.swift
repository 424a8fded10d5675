#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many processors this process may keep busy: a container often gets fewer than its machine has.
struct Processors {
  /// Where Linux tells what the process may do, as files.
  var process = "/proc/self"
  /// Where it keeps the groups of processes, in their first or second edition.
  var groups = "/sys/fs/cgroup"

  var count: Int { max(1, [Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), allowed, limit].compactMap(\.self).min() ?? 1) }

  /// So many it may run on.
  var allowed: Int? {
    let lines = text(Paths.join(process, "status"))?.split(separator: "\n") ?? []
    guard let line = lines.first(where: { $0.hasPrefix("Cpus_allowed:") }) else { return nil }
    // A set of bits, written with hexadecimal digits and commas.
    let count = line.dropFirst(13).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
    return count == 0 ? nil : count
  }

  /// The time of so many it may use.
  var limit: Int? {
    // What holds for a group holds for those inside of it.
    var limits = ["cpu", "cpu,cpuacct"].compactMap { limit(Paths.join(groups, $0), "cpu.cfs_quota_us", "cpu.cfs_period_us") }
    var group: String? = ownGroup
    while let path = group {
      if let limit = limit(Paths.join(groups, path), "cpu.max") { limits.append(limit) }
      group = path.isEmpty ? nil : Paths.parent(of: path) ?? ""
    }
    return limits.min()
  }

  /// As a path in `groups`; of the second edition, whose line begins with no number and no name.
  private var ownGroup: String {
    let lines = text(Paths.join(process, "cgroup"))?.split(separator: "\n") ?? []
    guard let line = lines.first(where: { $0.hasPrefix("0::/") }) else { return "" }
    return String(line.dropFirst(4))
  }

  /// The files together say so many microseconds' time in so many.
  private func limit(_ folder: String, _ files: String...) -> Int? {
    let numbers = files.flatMap { text(Paths.join(folder, $0))?.split(whereSeparator: { $0 == " " || $0 == "\n" }) ?? [] }
    guard numbers.count == 2, let time = Int(numbers[0]), let period = Int(numbers[1]), time > 0, period > 0 else { return nil }
    return (time - 1) / period + 1
  }

  private func text(_ path: String) -> String? {
    guard case .success(let bytes) = FileText.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
