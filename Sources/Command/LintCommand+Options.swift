import Report

// The options of `lint`, by their headings.
extension LintCommand {
  private static let formats = ReportFormat.allCases.map(\.rawValue)

  static let options: [Option] = [
    .only,
    .enable,
    .disable,
    Option(
      "--severity", takes: .init("RULE=LEVEL", "a rule and info, warning or error"), .rules, "how grave a rule's findings are"),

    .config,
    .noConfig,
    Option("--baseline", takes: .init("PATH", "a file", .paths), .configuration, "leave out the findings that this file knows"),

    Option("--report", takes: .init("PATH", "a file or a folder", .paths), .reading, "only what concerns this; may be given often"),
    Option("--since", takes: .init("REF", "a branch or a commit"), .reading, "only what concerns files that changed since then"),
    Option("--hook", .reading, "only what concerns the paths, of all that git knows here"),
    Option(
      "--stdin-filename", takes: .init("PATH", "the path of a file", .paths), .reading,
      "standard input stands for this file; only what concerns it"),
    Option("--files-from", takes: .init("FILE", "a file", .paths), .reading, "more paths, one a line; - is standard input"),
    .sdk,
    Option("--jobs", short: "-j", takes: .init("N", "a number"), .reading, "files at once (one a processor)"),

    Option(
      "--reporter", takes: .init("NAME", Arguments.choice(of: formats), .words(formats)), .output,
      "the report's form: \(Arguments.choice(of: formats))"),
    Option("--output", takes: .init("NAME=PATH", "a form and a file: sarif=a.sarif", .paths), .output, "a report to a file as well"),
    Option("--sarif-category", takes: .init("NAME", "a name"), .output, "what tells the SARIF report from others of a commit"),
    Option("--report-suppressed", .output, "in SARIF, what a directive or the baseline excuses, marked as such"),
    Option("--color", takes: .word(["auto", "always", "never"]), .output, "colours (auto: for a terminal)"),
    Option("--max-findings", takes: .init("N", "a number"), .output, "print so many and no more"),
    Option("--strict", .output, "end with 1 for anything that is found"),
    Option("--lenient", .output, "end with 1 for errors alone"),
    Option("--exit-zero", .output, "end with 0 whatever is found"),
    Option("--statistics", .output, "count findings by rule, on standard error"),
    Option("--timings", .output, "where the time went, on standard error"),
    Option("--quiet", short: "-q", .output, "nothing on standard error but errors"),
  ]
}

extension Option {
  static let only = Option("--only", takes: .init("RULE,…", "names of rules", .rules), .rules, "these rules alone")
  static let disable = Option("--disable", takes: .init("RULE,…", "names of rules", .rules), .rules, "all but these rules")
  static let enable = Option(
    "--enable", takes: .init("RULE,…|all", "names of rules", .rules), .rules, "rules that are off by default, too")
  static let config = Option(
    "--config", takes: .init("PATH", "a file", .paths), .configuration, "this configuration, and no other")
  static let noConfig = Option("--no-config", .configuration, "no configuration at all")
  static let sdk = Option(
    "--sdk", takes: .init("PATH", "a folder", .paths), .reading,
    "Apple's headers, for frameworks that accesslint does not know (SDKROOT, or xcrun's)")
}
