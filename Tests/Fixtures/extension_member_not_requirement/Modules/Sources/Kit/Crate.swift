public protocol Crate { var size: Int { get } }
extension Crate {
  public func volume() -> Int { size }  // expect: extension_member_not_requirement "'Tub'"
  package func weight() -> Int { size }  // expect: extension_member_not_requirement
  // The other module's types cannot know of it.
  func label() -> Int { size }
}
func pack(_ crate: any Crate) -> Int { crate.volume() + crate.label() }

// Who adopts what is internal here compiles this file, too.
protocol Lid {}
extension Lid { func screw() -> Int { 0 } }  // expect: extension_member_not_requirement
