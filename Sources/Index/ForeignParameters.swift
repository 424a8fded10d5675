/// What types of Swift's and Apple's libraries call their parameters, and protocols their associated types: in an extension
/// of one that is what the name means, whatever the project calls so.
enum ForeignParameters {
  static func has(_ name: String, of type: String) -> Bool {
    let type = type.split(separator: ".").last.map(String.init) ?? type
    return table[name]?.contains(type) ?? false
  }

  private static let table: [String: Set<String>] = [
    "Body": ["App", "Scene", "View", "ViewModifier", "Widget"],
    "Bound": ["ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range"],
    "Content": ["UIHostingController", "ViewModifier"],
    "Element": [
      "Array", "ArraySlice", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BidirectionalCollection", "Collection",
      "ContiguousArray", "Dictionary", "IteratorProtocol", "LazySequence", "MutableCollection", "RandomAccessCollection",
      "RangeReplaceableCollection", "Sequence", "Set", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    ],
    "Failure": ["AnyPublisher", "AsyncThrowingStream", "Publisher", "Result", "Subject", "Subscriber", "Task"],
    "ID": ["Identifiable"],
    "Index": ["Array", "BidirectionalCollection", "Collection", "Dictionary", "MutableCollection", "RandomAccessCollection", "Set"],
    "Input": ["Subscriber"],
    "Key": ["Dictionary", "KeyedDecodingContainer", "KeyedEncodingContainer"],
    "Output": ["AnyPublisher", "Publisher", "Subject"],
    "Pointee": ["UnsafeMutablePointer", "UnsafePointer"],
    "RawValue": ["RawRepresentable"],
    "Root": ["KeyPath", "ReferenceWritableKeyPath", "WritableKeyPath"],
    "Success": ["Result", "Task"],
    "Value": ["Binding", "Dictionary", "KeyPath", "Published", "ReferenceWritableKeyPath", "State", "WritableKeyPath"],
    "Wrapped": ["Optional"],
  ]
}
