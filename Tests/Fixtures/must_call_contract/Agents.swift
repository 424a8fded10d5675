// A method that calls it is one of those who conform.
protocol Focusing: UICollectionViewDelegate {
  // Must be called by collectionView
  func collectionViewDidEndScrolling(_ scrollView: UIScrollView)  // related@-1: must_call_contract
}
extension Focusing {
  func collectionViewDidEndScrolling(_ scrollView: UIScrollView) {}
}
// Nobody calls what a protocol's extension has for an optional method of Objective-C.
extension UICollectionViewDelegate where Self: Focusing {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { collectionViewDidEndScrolling(scrollView) }
}
final class SimpleDelegate: NSObject, Focusing {}  // expect: must_call_contract "'SimpleDelegate' never calls 'collectionViewDidEndScrolling'"
final class WholeDelegate: NSObject, Focusing {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { collectionViewDidEndScrolling(scrollView) }
}

protocol Tracking: UIScrollViewDelegate {
  /// Must be called by `scrollViewDidScroll`.
  func track(_ scrollView: UIScrollView)
}
extension Tracking {
  func track(_ scrollView: UIScrollView) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) { track(scrollView) }
}
final class Tracker: NSObject, Tracking {}  // expect: must_call_contract
final class Follower: NSObject, Tracking {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { track(scrollView) }
}

// What a method of the protocol's own calls is called for all; and a type, or a member of something else, is somebody else.
protocol Drawing {
  /// Must be called by `render()`.
  func draw()
  /// Must be called by `AppDelegate`.
  func begin()
  /// Must be called by AppDelegate.
  func end()
  /// Must be called by `owner.reload`.
  func reload()
  /// Must be called by the system.
  func wake()
}
extension Drawing {
  func render() { draw() }
}
struct Plan: Drawing {
  func draw() {}
  func begin() {}
  func end() {}
  func reload() {}
  func wake() {}
}
class Helper {
  /// Must be called by `viewDidLoad`.
  func setUp() {}
}
final class LoudHelper: Helper {}

// Who calls, and who uses, is not who conforms.
protocol Job {
  /// Must be called by the view controller that owns this.
  func start()
  /// Must be called by the class that owns this.
  func stop()
  /// Must be called by classes using this.
  func pause()
  /// Must be called by the class that implements this.  // related: must_call_contract
  func resume()
}
struct Task: Job {  // expect: must_call_contract "'resume'"
  func start() {}
  func stop() {}
  func pause() {}
  func resume() {}
}
protocol Store {
  /// Callers must call `open()` before.
  func read()
  /// You must call `open()` first.
  func write()
  /// You must call `open()` before.
  func count()
  /// Must call `open()` before this.
  func wipe()
  /// You must call `close()` on the result.
  func copy()
  /// After calling, you must call `close()`.
  func sort()
  /// You must call `open()` to start.
  func scan()
  /// Conforming types must call `flush()` first.  // related: must_call_contract
  func save()
}
extension Store {
  func open() {}
  func close() {}
  func flush() {}
}
struct Shelf: Store {  // expect: must_call_contract "'flush'"
  func read() {}
  func write() {}
  func count() {}
  func wipe() {}
  func copy() {}
  func sort() {}
  func scan() {}
  func save() {}
}
