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
  private let more = Bell()
  private let listed = Bell()

  /// Adds folders to those that the walk goes to; it goes to the last one first.
  func add(_ paths: [String]) {
    if paths.isEmpty { return }
    state.withLock { $0.folders += paths.map { Folder(path: $0) } }
    more.ring()
  }

  /// Lists the last folder, which the walk has come to.
  func listLast(_ path: String) -> Listing {
    let isTaken = state.withLock { state in
      if state.folders[state.folders.count - 1].isTaken { return true }
      state.folders.removeLast()
      return false
    }
    if !isTaken { return Disk.list(path) }
    listed.wait { state.withLock { $0.folders[$0.folders.count - 1].listing != nil } }
    return state.withLock { $0.folders.removeLast().listing } ?? Disk.list(path)
  }

  /// What the second thread does until the walk is over.
  func help() {
    while true {
      more.wait { state.withLock { $0.isOver || $0.next != nil } }
      let next = state.withLock { state -> (place: Int, path: String)? in
        guard !state.isOver, let place = state.next else { return nil }
        state.folders[place].isTaken = true
        return (place, state.folders[place].path)
      }
      guard let next else {
        if state.withLock({ $0.isOver }) { return }
        continue
      }
      let listing = Disk.list(next.path)
      // The walk takes no folder away that is taken and not listed yet, nor one before it.
      state.withLock { $0.folders[next.place].listing = listing }
      listed.ring()
    }
  }

  /// The walk is over.
  func end() {
    state.withLock { $0.isOver = true }
    more.ring()
  }
}
