// One member, however many branches have it.
protocol Drawer { func begin() }

extension Drawer {
  #if os(Linux)
    func end() {}  // expect: extension_member_not_requirement
  #else
    func end() { begin() }
  #endif
}

final class Pen: Drawer {
  func begin() {}
  func end() { print("end") }
}

func close(_ drawer: any Drawer) { drawer.end() }
