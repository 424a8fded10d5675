import Dispatch
import Facts
import ObjC
import Synchronization
import Syntax

/// Reads the Objective-C files of a project, beside whatever else is done.
///
/// Everything about them that is not clang's is done here; what is clang's, in child processes.
final class ObjCStage: Sendable {
  /// What the files gave, and what became of those that gave nothing.
  struct Outcome: Sendable {
    var files: [(file: ProjectFiles.File, facts: FileFacts)] = []
    var warnings: [Warning] = []
    /// Those of files that could not be opened, and how many could be, whatever they hold.
    var unread: [Warning] = []
    var opened = 0
    /// How many of these hold Objective-C.
    var found = 0
    var stage: Timings.Stage?
  }

  private let candidates: [ProjectFiles.File]
  /// All files of the project, if what builds them matters.
  private let project: ProjectFiles?
  private let settings: Settings
  private let outcome = Mutex(Outcome())
  private let done = DispatchGroup()

  /// Begins to read those of the files that hold Objective-C.
  ///
  /// - Parameter project: whose files they are, if what builds them is asked how.
  init(_ candidates: [ProjectFiles.File], of project: ProjectFiles? = nil, _ settings: Settings) {
    self.candidates = candidates
    self.project = project
    self.settings = settings
    if candidates.isEmpty, project?.databases.isEmpty != false { return }
    done.enter()
    let isStarted = Threads.start { [self] in
      run()
      done.leave()
    }
    if isStarted { return }
    run()
    done.leave()
  }

  /// Waits for the last file.
  func finish() -> Outcome {
    done.wait()
    return outcome.withLock { $0 }
  }

  /// A file that holds Objective-C, before clang has seen it.
  private struct Text: Sendable {
    let source: ProjectFiles.File
    let file: ObjCFile
  }

  /// Larger files are tables of something, or an attack.
  private static let largest = 8 << 20

  private func run() {
    let watch = Stopwatch()
    let commands = project.map { CompileCommands($0) } ?? CompileCommands()
    outcome.withLock { $0.warnings += commands.warnings }
    let texts = readTexts(commands)
    if texts.isEmpty { return }
    var context = ObjCContext(commands.common)
    for text in texts { context.add(text.file) }
    for prefix in prefixes(commands, besides: texts) { context.add(prefix) }
    read(texts.filter { !readPlainly($0) }, context)
    let stage = watch.stageOfChildren("objective-c")
    outcome.withLock { outcome in
      outcome.files.sort { $0.file.path < $1.file.path }
      outcome.warnings.sort { $0.path < $1.path }
      outcome.unread.sort { $0.path < $1.path }
      outcome.stage = stage
    }
  }

  /// The bytes of the files that hold Objective-C; there are others that end like them.
  private func readTexts(_ commands: CompileCommands) -> [Text] {
    let folder = FilePath.workingFolder()
    let candidates = candidates + commands.further
    let found = Workers(jobs: settings.jobs).map(candidates.count, begin: { Source() }) { place, source -> Text? in
      let path = candidates[place].path
      let name = FilePath.display(path, in: folder)
      if let failure = source.read(path) {
        self.warn(name, failure.reason)
        self.outcome.withLock { $0.unread.append(Warning(path: name, reason: failure.reason)) }
        return nil
      }
      let holdsObjC = ObjCFile.holdsObjC(source.bytes.span.extracting(0..<source.count), path)
      self.outcome.withLock { outcome in
        outcome.opened += 1
        if holdsObjC { outcome.found += 1 }
      }
      guard holdsObjC else { return nil }
      if source.count > ObjCStage.largest {
        self.warn(name, "too large to be read as Objective-C")
        return nil
      }
      let build = commands.build(of: candidates[place]) ?? (ObjCFile.isHeader(path) ? commands.common : ObjCBuild())
      let file = ObjCFile(path: name, bytes: source.bytes, count: source.count, build: build)
      return Text(source: candidates[place], file: file)
    }
    return found.compactMap { $0 }
  }

  /// The headers that commands import first, and that hold no Objective-C themselves.
  private func prefixes(_ commands: CompileCommands, besides texts: [Text]) -> [ObjCFile] {
    guard let project, !commands.prefixes.isEmpty else { return [] }
    let known = Set(texts.map { project.canonicalPath(of: $0.source) })
    var source = Source()
    return commands.prefixes.compactMap { path in
      guard !known.contains(path), source.read(path) == nil, source.count <= ObjCStage.largest else { return nil }
      return ObjCFile(path: path, bytes: source.bytes, count: source.count, build: commands.common)
    }
  }

  private func warn(_ path: String, _ reason: String) {
    outcome.withLock { $0.warnings.append(Warning(path: path, reason: reason)) }
  }

  /// - Returns: `false` if clang has to be asked.
  private func readPlainly(_ text: Text) -> Bool {
    guard let facts = text.file.plainFacts else { return false }
    outcome.withLock { $0.files.append((text.source, facts)) }
    return true
  }

  // MARK: Children

  private func read(_ texts: [Text], _ context: ObjCContext) {
    if texts.isEmpty { return }
    guard let program = settings.objcReader else {
      return warn(texts[0].file.path, ObjCStage.unread("this command has no reader for it", texts.count))
    }
    let cursor = Atomic(0)
    let failure = Mutex<ObjCChild.Failure?>(nil)
    Crew(min(settings.jobs, (texts.count + 7) / 8) - 1).perform { [self] in
      do throws(ObjCChild.Failure) {
        var child = try ObjCChild(program: program)
        while true {
          let place = cursor.add(1, ordering: .relaxed).oldValue
          if place >= texts.count { return }
          if !read(texts[place], context, child) { child = try ObjCChild(program: program) }
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    // Other children may have read all the same.
    let rest = texts.count - min(texts.count, cursor.load(ordering: .relaxed))
    guard rest > 0, let failure = failure.withLock({ $0 }) else { return }
    let noLibrary = "no libclang was found" + (ObjCService.namedLibrary.map { ", and \($0)" } ?? "")
    let reason = failure == .noLibrary ? noLibrary : "the process that reads it does not start"
    warn(texts[texts.count - rest].file.path, ObjCStage.unread(reason, rest))
  }

  private static func unread(_ reason: String, _ count: Int) -> String {
    "Objective-C headers are not read: \(reason)" + (count > 1 ? " (nor are \(count - 1) other files)" : "")
  }

  /// - Returns: `false` if the child was lost.
  private func read(_ text: Text, _ context: ObjCContext, _ child: borrowing ObjCChild) -> Bool {
    let limit = settings.objcLimit
    let seconds = Int(limit.components.seconds) + 1
    let request = ObjCRequest.message(text.file, prelude: context.prelude(for: text.file), seconds: seconds)
    switch child.answer(to: request, within: limit) {
    case .facts(let facts):
      outcome.withLock { $0.files.append((text.source, facts)) }
    case .nothing:
      warn(text.file.path, "libclang gives up on it")
    case .lost(let isLate):
      warn(text.file.path, isLate ? "libclang takes too long to read it" : "libclang crashes when it reads it")
      return false
    }
    return true
  }
}
