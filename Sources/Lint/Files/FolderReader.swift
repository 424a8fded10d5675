import Synchronization

/// Lists the folders that a walk comes to, while a second thread lists those that it comes to next.
final class FolderReader: Sendable {
  typealias Listing = Result<Disk.Listing, SystemError>

  private struct Folder {
    let path: String
    var isTaken = false
    var listing: Listing?
  }

  private struct State {
    /// Where the walk goes, the next one last.
    var folders: [Folder] = []
    var isOver = false

    /// The next that the second thread can list: the walk itself is about to come to the last.
    var next: Int? { folders.indices.dropLast().suffix(FolderReader.farthest).last { !folders[$0].isTaken } }
  }

  /// How many listings wait for the walk at most.
  private static let farthest = 16

  private let state = Mutex(State())
  /// Counts what the walk does, and what the second thread has listed: each waits for the other's to change.
  private let steps = Atomic(0)
  private let listings = Atomic(0)
  private let walked = Bell()
  private let listed = Bell()

  /// Adds folders to those that the walk goes to; it goes to the last one first.
  func add(_ paths: [String]) {
    if !paths.isEmpty { step { $0.folders += paths.map { Folder(path: $0) } } }
  }

  /// The walk is over.
  func end() { step { $0.isOver = true } }

  private func step(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
    steps.add(1, ordering: .sequentiallyConsistent)
    walked.ring()
  }

  /// Lists the last folder, which the walk has come to.
  func listLast(_ path: String) -> Listing {
    while true {
      let known = listings.load(ordering: .sequentiallyConsistent)
      var last: Folder?
      step { state in
        if let folder = state.folders.last, folder.isTaken, folder.listing == nil { return }
        last = state.folders.popLast() ?? Folder(path: path)
      }
      if let last { return last.listing ?? Disk.list(path) }
      listed.wait { listings.load(ordering: .sequentiallyConsistent) != known }
    }
  }

  /// What the second thread does until the walk is over.
  func help() {
    while true {
      let known = steps.load(ordering: .sequentiallyConsistent)
      let (next, isOver) = state.withLock { state -> ((place: Int, path: String)?, Bool) in
        guard !state.isOver, let place = state.next else { return (nil, state.isOver) }
        state.folders[place].isTaken = true
        return ((place, state.folders[place].path), false)
      }
      if isOver { return }
      guard let next else {
        walked.wait { steps.load(ordering: .sequentiallyConsistent) != known }
        continue
      }
      let listing = Disk.list(next.path)
      // The walk takes no folder away that is taken and not listed yet, nor one before it.
      state.withLock { $0.folders[next.place].listing = listing }
      listings.add(1, ordering: .sequentiallyConsistent)
      listed.ring()
    }
  }
}
