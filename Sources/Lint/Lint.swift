import Facts
public import Index
import ObjC
public import Report
public import RuleKit
import Synchronization

/// What a run gives: a report, what had to be left out, and where the time went.
public struct LintResult: Sendable {
  public var report: Report
  public let warnings: [Warning]
  public let timings: Timings
  /// The files that were read, as the report calls them.
  public let paths: [String]
  /// What was looked at.
  let coverage: Coverage
  /// What directives took out of the report.
  public let excused: [Report.Suppressed]
  /// Why nothing could be found whatever the files hold, if that is so.
  public let emptiness: String?

  /// With the code that the report is about, read again.
  public consuming func withTexts(_ overlay: Overlay? = nil) -> LintResult {
    report.texts = SourceTexts(of: report) { path in
      if let overlay, overlay.path == Disk.canonical(path) ?? overlay.path { return overlay.text }
      return FileText.readFile(path)
    }
    return self
  }
}

/// From roots on disk to a report. Everything else in this package is a detail of one of these lines.
public func lint(_ roots: [String], with rules: RuleChoice, _ settings: Settings) throws(LintError) -> LintResult {
  var run = LintRun(settings)
  let (files, facts) = try run.facts(under: roots, rules.codeModules)
  if run.readsNothing { throw .unreadable(run.unread) }
  let plan = try RulePlan(files, rules, settings)
  run.warnings += plan.warnings + BrokenFiles(run.breaks, among: facts, plan).warnings
  let index = run.index(facts, files, plan.modules, plan.conventions, run.words(of: files, plan))
  let (left, excused) = run.findings(run.rawFindings(in: index, plan), in: index, plan)
  return run.result(Report(left, in: index), excused, index, plan, run.coverage(of: files, index.layout, rules, plan))
}

/// What the rules say of the declaration at a place of a project; nothing if no declaration is there.
///
/// The project is the folder that accesslint runs in, or, of a file elsewhere, the repository or else the folder around it.
public func explain(
  _ place: SourcePlace, with rules: RuleChoice, _ settings: Settings
) throws(LintError) -> Explanation? {
  var run = LintRun(settings)
  let (files, facts) = try run.facts(under: [Disk.canonical(place.path).map(root) ?? "."], rules.codeModules)
  let plan = try RulePlan(files, rules, settings)
  let index = run.index(facts, files, plan.modules, plan.conventions, run.words(of: files, plan))
  let path = FilePath.display(Disk.canonical(place.path) ?? place.path, in: FilePath.workingFolder())
  guard let file = index.files.firstIndex(where: { $0.path == path }), files.files[file].framework == nil,
    let decl = Explanation.decl(at: place, file: file, in: index)
  else { return nil }
  let raw = run.rawFindings(in: index, plan, asking: decl)
  let kept = run.findings(raw, in: index, plan).left
  return Explanation(decl, raw: raw, kept: kept, run.silences, plan.choice(ofFile: file), in: index)
}

private func root(ofFileAt path: String) -> String {
  let (working, folder) = (FilePath.workingFolder(), FilePath.parent(of: path))
  if working != "/", Paths.rest(of: path, in: working) != nil { return "." }
  return IgnoreRules.repository(around: folder) ?? folder
}

/// What the files under the roots say, for those who ask instead of judging.
///
/// - Parameter configuration: what holds for all of them.
public func projectIndex(
  of roots: [String], _ configuration: Configuration = Configuration(), _ settings: Settings = Settings()
) throws(LintError) -> (index: ProjectIndex, warnings: [Warning]) {
  var run = LintRun(settings)
  let (files, facts) = try run.facts(under: roots)
  var modules = ConfiguredModules()
  let said = ConfigurationForPaths(configuration)
  for (number, file) in files.files.enumerated() { modules.add(number, file, files.canonicalPath(of: file), said) }
  return (run.index(facts, files, modules, configuration.conventions), run.warnings)
}

/// One run on its way: what the stages leave for the report besides their result.
private struct LintRun {
  private let settings: Settings
  private let workers: Workers
  var warnings: [Warning] = []
  /// Files and folders of the project that could not be read, and how many files could be.
  private(set) var unread: [Warning] = []
  private var read = 0
  /// Whether there is Objective-C, read or not.
  private var hasObjectiveC = false
  /// What is wrong with files that no compiler takes, by their paths.
  private(set) var breaks: [String: String] = [:]
  /// Whether there was something to be read, but none of it could be: an empty report would look like a clean project.
  var readsNothing: Bool { read == 0 && !unread.isEmpty }
  /// What rules say of the declaration that was asked about.
  private(set) var silences: [Silence] = []
  private var timings = Timings()
  /// Whether the roots are folders: what uses a file that was named alone, nobody knows.
  private var isComplete = false
  /// The place of the file that another text stands for.
  private var overlaid: Int?
  private var surroundings: Ahead<Surroundings>?
  /// Those of the files in Swift.
  private var names: Begun<JoinedNames>?
  /// For each file its place among those in Swift, nothing for another, if there are others.
  private var numbers: [Int?] = []
  /// What the files import, if these are all of Swift.
  private var imports: Imports?

  init(_ settings: Settings) {
    self.settings = settings
    workers = Workers(jobs: settings.jobs)
  }

  /// The files, and what each of them says. What builds them, and Objective-C, is read meanwhile.
  ///
  /// - Parameter modules: Of files that import one of them the facts hold the code.
  mutating func facts(
    under roots: [String], _ modules: [String] = []
  ) throws(LintError) -> (files: ProjectFiles, facts: ContiguousArray<FileFacts>) {
    var files = try discover(roots)
    // What git does not know says nothing of a commit, and hardly anybody lets it know this.
    let objc = ObjCStage(files.candidates, of: settings.readsTrackedFilesOnly ? nil : files, settings)
    surroundings = Ahead { [folders = files.folders] in Surroundings(of: folders) }
    let swift = facts(of: files, modules)
    names = workers.begin { JoinedNames(swift) }
    let all = joined(swift, objc.finish(), &files)
    return (files, all)
  }

  private mutating func discover(_ roots: [String]) throws(LintError) -> ProjectFiles {
    let watch = Stopwatch()
    var files = try ProjectFiles(roots: roots, workers)
    warnings += files.warnings
    if settings.readsTrackedFilesOnly { files.keep(only: try Git().trackedFiles()) } else { unread = files.warnings }
    overlaid = settings.overlay?.place(in: &files)
    isComplete = roots.allSatisfy(Disk.isFolder)
    timings.files = files.files.count
    timings.stages.append(watch.stage("discover"))
    return files
  }

  /// Reads, lexes and parses every file, and says what it says.
  private mutating func facts(of files: ProjectFiles, _ modules: [String]) -> ContiguousArray<FileFacts> {
    let watch = Stopwatch()
    let folder = FilePath.workingFolder()
    let (overlay, overlaid, progress, surroundings) = (settings.overlay, overlaid, settings.progress, surroundings)
    var (bytes, tokens) = (0, 0)
    var failures: [Warning] = []
    var breaks: [String: String] = [:]
    let facts = workers.map(
      files.files.count,
      begin: {
        surroundings?.begin()
        return FileReader(keepingCodeWith: modules)
      },
      end: { reader in
        bytes += reader.bytes
        tokens += reader.tokenCount
        failures += reader.warnings
        breaks.merge(reader.breaks) { first, _ in first }
      },
      { place, reader in
        let path = files.files[place].path
        let name = FilePath.display(path, in: folder)
        defer { progress?.addFile() }
        if place == overlaid, let overlay { return reader.read(overlay.text, calledAs: name) }
        return reader.read(path, calledAs: name)
      })
    failures.sort { Paths.precedes($0.path, $1.path) }
    warnings += failures
    unread += failures
    self.breaks = breaks
    read += files.files.count - failures.count
    timings.bytes = bytes
    timings.tokens = tokens
    for file in facts.indices {
      timings.declarations += facts[file].decls.count
      timings.mentions += facts[file].mentions.count
    }
    timings.stages.append(watch.stage("facts"))
    return facts
  }

  /// The facts of all files, those of Objective-C at their places among the others.
  private mutating func joined(
    _ facts: ContiguousArray<FileFacts>, _ objc: ObjCStage.Outcome, _ files: inout ProjectFiles
  ) -> ContiguousArray<FileFacts> {
    warnings += objc.warnings
    unread += objc.unread
    read += objc.opened
    hasObjectiveC = objc.found > 0
    if let stage = objc.stage { timings.stages.append(stage) }
    let imports = Imports(facts)
    let found = objc.files + frameworks(importedBy: imports, Imports(ContiguousArray(objc.files.map(\.facts))), &files)
    if found.isEmpty {
      self.imports = imports
      return facts
    }
    timings.objcFiles = found.count
    timings.files += found.count
    let folder = FilePath.workingFolder()
    var all = zip(files.files, facts).enumerated().map { (number: Int?($0), file: $1.0, facts: $1.1) }
    for (file, facts) in zip(found.map(\.file), SettledNames.settled(found.map(\.facts))) {
      var facts = facts
      facts.path = FilePath.display(facts.path, in: folder)
      all.append((nil, file, facts))
    }
    all.sort { Paths.precedes($0.file.path, $1.file.path) }
    files.files = all.map(\.file)
    numbers = all.map(\.number)
    return ContiguousArray(all.map(\.facts))
  }

  /// The headers of frameworks that nobody else knows, read like any others. What is wrong with them is not the project's.
  private mutating func frameworks(
    importedBy swift: Imports, _ objc: Imports, _ files: inout ProjectFiles
  ) -> [(file: ProjectFiles.File, facts: FileFacts)] {
    let wanted = FrameworkHeaders.wanted(of: swift.modules + objc.modules)
    if wanted.isEmpty || settings.objcReader == nil { return [] }
    let watch = Stopwatch()
    let headers = FrameworkHeaders(files, sdk: settings.sdk ?? SystemSDK.path()).headers(of: wanted, addingTo: &files)
    if headers.isEmpty { return [] }
    let own = Set(ModuleFinder.modules(of: files, ConfiguredModules(), in: surroundings?.get()).layout.modules.map(\.name))
    let foreign = headers.filter { $0.framework.map { !own.contains($0) } ?? false }
    let outcome = ObjCStage(foreign, settings).finish()
    timings.stages.append(watch.stage("frameworks"))
    return outcome.files
  }

  /// What files in other languages name, if a rule asks.
  mutating func words(of files: ProjectFiles, _ plan: RulePlan) -> WordSet {
    guard plan.readsWords else { return WordSet() }
    let watch = Stopwatch()
    let words = WordReader.words(of: files, jobs: settings.jobs)
    timings.stages.append(watch.stage("words"))
    return words
  }

  mutating func index(
    _ facts: ContiguousArray<FileFacts>, _ files: ProjectFiles, _ configured: ConfiguredModules, _ conventions: Conventions,
    _ texts: WordSet = WordSet()
  ) -> ProjectIndex {
    let moduleWatch = Stopwatch()
    let modules = ModuleFinder.modules(of: files, configured, in: surroundings?.get())
    let layout = modules.confirmed(by: imports ?? Imports(facts))
    warnings += modules.warnings
    timings.stages.append(moduleWatch.stage("modules"))
    let watch = Stopwatch()
    let index = ProjectIndex(joining: facts, layout: layout, conventions, texts: texts, names: joinedNames(of: facts), workers)
    LintRun.last.withLock { $0 = index }
    warnings += index.lostAnnotations.map { lost in
      Warning(path: lost.origin, reason: "'\(lost.type)' of this project declares no '\(lost.title)'")
    }
    timings.stages.append(watch.stage("index"))
    return index
  }

  /// The names of all files; those in Swift are joined already.
  private mutating func joinedNames(of facts: ContiguousArray<FileFacts>) -> JoinedNames? {
    var names = names.take()?.take()
    if !numbers.isEmpty { names?.add(among: facts, numbers) }
    return names
  }

  /// The index of the last run stays until there is another one: a process that ends need not take it apart.
  private static let last = Mutex<ProjectIndex?>(nil)

  /// What the rules find in each file.
  ///
  /// - Parameter asked: a declaration of which the rules are to say why they find nothing in it.
  mutating func rawFindings(in index: ProjectIndex, _ plan: RulePlan, asking asked: DeclID? = nil) -> [Finding] {
    let watch = Stopwatch()
    let isTimed = settings.isTimed
    var found: [Finding] = []
    for (place, choice) in plan.choices.enumerated() {
      let files = plan.files(of: place)
      var ruleTimes: [[(rule: String, duration: Duration)]] = []
      var said: [Silence] = []
      found += workers.map(
        files.count, begin: { Workbench(choice, on: index, isTimed: isTimed, asking: asked) },
        end: {
          ruleTimes.append($0.timings)
          said += $0.silences
        },
        { place, bench in bench.findings(inFile: files[place]) }).flatMap { $0 }
      silences += said
      for times in ruleTimes { timings.add(times) }
    }
    timings.findings = found.count
    timings.stages.append(watch.stage("rules"))
    return found
  }

  /// What is left when configurations and directives have been heard, with what is found in the directives; and what these
  /// excuse.
  func findings(
    _ raw: [Finding], in index: ProjectIndex, _ plan: RulePlan
  ) -> (left: [Finding], excused: [Suppressions.Excused]) {
    let found = raw.filter { plan.reports($0.rule, in: $0.place.file) }
    let ids = plan.choices.first?.allCards.map(\.id) ?? []
    return Suppressions(index, ids: ids, isComplete: isComplete).applied(to: found) { file in
      plan.isReported[file] ? plan.choice(ofFile: file) : nil
    }
  }

  func coverage(of files: ProjectFiles, _ layout: ModuleLayout, _ rules: RuleChoice, _ plan: RulePlan) -> Coverage {
    let illegible = Set(unread.map(\.path)).union(breaks.keys)
    return Coverage(
      files: files, layout: layout, plan: plan, rules: rules, settings: settings, isComplete: isComplete, illegible: illegible)
  }

  mutating func result(
    _ report: Report, _ excused: [Suppressions.Excused], _ index: ProjectIndex, _ plan: RulePlan, _ coverage: Coverage
  ) -> LintResult {
    timings.peakMemory = Stopwatch.peakMemory()
    // As a report, each is there once, and in order.
    let suppressed = Dictionary(grouping: excused, by: \.reason).sorted { $0.key < $1.key }.flatMap { reason, excused in
      Report(excused.map(\.finding), in: index).entries.map { Report.Suppressed($0, by: .directive(reason: reason)) }
    }
    return LintResult(
      report: report, warnings: warnings, timings: timings, paths: index.files.map(\.path), coverage: coverage,
      excused: suppressed, emptiness: plan.emptiness(isComplete: isComplete, hasSources: hasObjectiveC))
  }
}
