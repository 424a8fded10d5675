import SwiftUI

// One client that may set the property is a reason for the setter.
protocol Draft: AnyObject {
  var assigned: Int { get set }
  var added: Int { get set }
  var passed: Int { get set }
  var element: [Int] { get set }
  var part: Margins { get set }
  var grown: [Int] { get set }
  var moved: Margins { get set }
  var bound: String { get set }
  var path: Int { get set }
  var short: Int { get set }
  var guessed: Int { get set }
  var faded: Shade { get set }
  var later: Int { get set }
  func reset()
}

struct Margins {
  var top = 0
  mutating func widen() { top += 1 }
}

final class Letter: Draft {
  var assigned = 0, added = 0, passed = 0, element: [Int] = [], part = Margins(), grown: [Int] = [], moved = Margins()
  var bound = "", path = 0, short = 0, guessed = 0, faded = Shade(), later = 0

  func reset() {
    (assigned, added, passed, element, part, grown, moved) = (0, 0, 0, [], Margins(), [], Margins())
    (bound, path, short, guessed, faded, later) = ("", 0, 0, 0, Shade(), 0)
  }
}

func take(_ draft: any Draft, _ letter: Letter) {
  print(draft.assigned, draft.added, draft.passed, draft.element, draft.part, draft.grown, draft.moved, draft.bound)
  print(draft.path, draft.short, draft.guessed, draft.faded)
  letter.assigned = 1
  draft.added += 1
  swap(&draft.passed, &draft.passed)
  draft.element[0] = 2
  draft.part.top = 3
  draft.grown.append(4)
  draft.moved.widen()
  change(\Draft.path)
  change(\.short)
  find().guessed = 5
  // Nobody knows whether a foreign type's method changes it.
  draft.faded.darken()
}

struct Editor: View {
  @Bindable var draft: Letter
  var body: some View { TextField("", text: $draft.bound) }
}
