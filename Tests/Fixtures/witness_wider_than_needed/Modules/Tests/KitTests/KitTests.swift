import Kit

protocol Probe { func poke() }
public struct Needle: Probe { public func poke() {} }

func check(_ row: TextRow) { print(row.tested) }
