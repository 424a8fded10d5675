// Where the ban holds somewhere only, an override may be elsewhere.
class Feed {
  /// Do not override in extensions.
  func merge() {}
  /// Must not be overridden in an extension.
  func split() {}
  /// Never override this from Objective-C.
  func sort() {}
  /// Do not override this method without a good reason.
  func load() {}
  /// Should not be overridden by table subclasses.
  func draw() {}
  /// Do not override just for logging.
  func log() {}
  /// Do not override this with a stored property.
  var count: Int { 0 }
  /// Do not override outside of the framework.
  func send() {}
  /// Do not override this when storyboards are used.
  func open() {}
  /// Do not override this in subclasses.
  func close() {}
  /// Must not be overridden by your own subclasses.
  func clear() {}
  /// Do not override this, for performance reasons.
  func scan() {}
  /// Do not override in any way.
  func drop() {}
}
final class NewsFeed: Feed {
  override func merge() {}
  override func split() {}
  override func sort() {}
  override func load() {}
  override func draw() {}
  override func log() {}
  override var count: Int { 1 }
  override func send() {}
  override func open() {}
  override func close() {}  // expect: do_not_override
  override func clear() {}  // expect: do_not_override
  override func scan() {}  // expect: do_not_override
  override func drop() {}  // expect: do_not_override
}
