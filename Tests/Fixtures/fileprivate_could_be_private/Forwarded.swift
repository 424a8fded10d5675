import SwiftUI

// A value that looks properties up elsewhere may ask for them by a key path.
struct Meter {
  fileprivate var count = 0
  fileprivate var limit = 0
  fileprivate var level = 0  // expect: fileprivate_could_be_private
  fileprivate func reset() {}  // expect: fileprivate_could_be_private
  init() {}
  mutating func read() -> Int {
    reset()
    return count + limit + level
  }
}

@dynamicMemberLookup struct Box<Content> {
  var content: Content
  var level = 1
  func reset() {}
  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value { content[keyPath: path] }
}

func show(_ box: Box<Meter>) {
  print(box.count, box.level)
  box.reset()
}

struct Gauge {
  let store: Store<Meter, Int>
  let numbers: Set<Int>
  func show() -> Int {
    store.reset()
    return store.limit + numbers.level
  }
}
