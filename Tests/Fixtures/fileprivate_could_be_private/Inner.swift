import Foundation

// A file about one type, and what that keeps in it.
struct Drawer {
  fileprivate struct Spoon { var length = 1 }  // expect: fileprivate_could_be_private "'Spoon' is only used inside of 'Drawer'"
  fileprivate enum Metal { case silver, tin }  // expect: fileprivate_could_be_private
  fileprivate typealias Label = String  // expect: fileprivate_could_be_private
  // A member that the file sees is declared with it, or gets its type from it.
  fileprivate struct Fork {}
  fileprivate final class Knife { init() {} }
  fileprivate enum Lining { case felt }
  fileprivate struct Unused {}
  private var spoons: [Spoon] = []
  private var metal = Metal.tin
  private let label: Label
  let fork: Fork? = nil
  let knife = Knife()
  func line(_ lining: Lining) {}
}
extension Drawer {
  func polish() { print(metal == .silver, label, Spoon().length) }
}
