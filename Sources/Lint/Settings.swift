/// How a run is done, whatever its rules.
public struct Settings: Sendable {
  /// How many files are read at once.
  public var jobs: Int
  /// Whether to keep the time that each rule takes.
  public var isTimed: Bool
  /// Where configurations come from.
  public var configuration = ConfigurationFinder.Mode.none
  /// What is asked of the rules for this run alone.
  public var request = RuleRequest()
  /// A text that stands for a file's.
  public var overlay: Overlay?
  /// Who is told how far the run is.
  public var progress: Progress?
  /// Whether files that git does not know are left out: what a commit leaves behind must not change what is said of it.
  public var readsTrackedFilesOnly = false

  /// The program that reads Objective-C when it is started with `ObjCService.argument`; without one it is not read.
  public var objcReader = ObjCService.program
  /// The SDK that headers of imported frameworks are read from; without one it is looked for.
  public var sdk: String?
  /// How long one file of Objective-C may take.
  public var objcLimit = Duration.seconds(10)

  public init(jobs: Int = Settings.processors, isTimed: Bool = false) {
    self.jobs = max(1, jobs)
    self.isTimed = isTimed
  }

  /// How many processors a run may keep busy.
  public static let processors = Processors().count
}
