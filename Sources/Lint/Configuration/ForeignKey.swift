/// Keys of other linters' configurations that have no meaning here, with what to do instead.
enum ForeignKey: String, CaseIterable {
  case warningThreshold = "warning_threshold"
  case allowZeroLintableFiles = "allow_zero_lintable_files"
  case analyzerRules = "analyzer_rules"
  case customRules = "custom_rules"
  case whitelistRules = "whitelist_rules"
  case strictBaseline = "strict_baseline"
  case writeBaseline = "write_baseline"
  case cachePath = "cache_path"
  case checkForUpdates = "check_for_updates"
  case swiftlintVersion = "swiftlint_version"
  case indentation

  /// Lower case, no full stop.
  var advice: String {
    switch self {
    case .warningThreshold: "each warning fails here, or with 'lenient' none; 'accesslint baseline create' keeps known ones"
    case .allowZeroLintableFiles: "a run that finds no files ends with 0 anyway; leave it out"
    case .analyzerRules: "no rule needs a build here; use 'opt_in_rules'"
    case .customRules: "rules are written in Swift here; README.md tells how"
    case .whitelistRules: "use 'only_rules'"
    case .strictBaseline: "'accesslint baseline prune' takes out what is gone; leave it out"
    case .writeBaseline: "'accesslint baseline create' writes one; leave it out"
    case .cachePath: "nothing is kept from one run to the next; leave it out"
    case .checkForUpdates: "nothing is asked of a network here; leave it out"
    case .swiftlintVersion: "who installs accesslint chooses its version; leave it out"
    case .indentation: "nothing is formatted here; leave it out"
    }
  }
}
