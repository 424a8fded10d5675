final class ChurchBell: Bell {
  func ring() -> Int { 3 }
  let chime = 3
  func toll() -> Int { 3 }  // expect: subclass_shadows_protocol_default "'ChurchBell.toll()'"
}
