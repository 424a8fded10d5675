import Facts

/// A type as one of the files writes it, and where its names are looked up.
struct WrittenType {
  /// Among the bytes of the file's names.
  let range: Range<Int>
  let view: Viewpoint
  var form = Form.plain
  /// The mention of the member whose type it is a part of: its receiver tells what a parameter of the type around stands for.
  var source: MentionID?
  /// How deep in a chain that is.
  var depth = 0
  /// The call that has made the value, `Box(thing)`: what that is handed tells what is not written.
  var maker: MentionID?

  enum Form {
    case plain
    /// A pair of a key and a value of the dictionary that is written.
    case pair
    /// Many of what is written.
    case many
    /// The collection that is written with its elements numbered, and one of these with its number.
    case numbered, numberedOne
    /// What `zip` makes, which is the value's maker, and a pair of that.
    case zipped, zippedOne
  }

  /// Another type that the same value tells of.
  func with(_ range: Range<Int>) -> WrittenType { WrittenType(range: range, view: view, source: source, depth: depth) }
}
