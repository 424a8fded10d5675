import SwiftUI

// What a list shows one by one, and what an accessor is handed, has a type.
class Panel {
  /// For subclasses only.
  func relayout() {}
}
struct Board { let panels: [Panel] }
struct Rows: View {
  let panels: [Panel]
  let board: Board
  var body: some View {
    ForEach(panels, id: \.self) { panel in
      Button("x") { panel.relayout() }  // expect: protected_member_called
    }
    List(board.panels) { panel in
      Button("x") { panel.relayout() }  // expect: protected_member_called
    }
    ForEach(panels.indices) { panel in
      Button("x") { panel.relayout() }
    }
  }
}
final class Desk {
  var panel = Panel() {
    didSet { oldValue.relayout() }  // expect: protected_member_called
  }
  var next: Panel {
    get { panel }
    set(other) { other.relayout() }  // expect: protected_member_called
  }
  var spare: Panel? {
    willSet { newValue?.relayout() }  // expect: protected_member_called
  }
}
