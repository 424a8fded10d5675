import SwiftUI

// A binding's property is a binding, and a writable key path is a setter.
protocol Player: AnyObject {
  var volume: Int { get set }
  var speed: Int { get set }
  var tone: Int { get set }  // expect: protocol_setter_leaked
}
final class Radio: Player {
  var volume = 5
  var speed = 1
  var tone = 1
  func mute() {
    volume = 0
    speed = 0
    tone = 0
  }
}
@dynamicMemberLookup struct Remote {
  let player: Radio
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Radio, Value>) -> Value {
    get { player[keyPath: path] }
    nonmutating set { player[keyPath: path] = newValue }
  }
}
func show(_ player: any Player) { print(player.volume, player.speed, player.tone) }
func turn(_ remote: Remote) { remote.volume = 1 }
func knob(_ radio: Binding<Radio>) -> Binding<Int> { radio.speed }
