import Foundation

protocol Geared: AnyObject { var gears: [Int] { get set } }
extension Geared { func shift() { gears.append(1) } }
@objc class Box: NSObject, Geared { @objc var gears: [Int] = [] }

protocol Spun: AnyObject { var turns: [Int] { get set } }  // expect: leaked_protocol_property
extension Spun { func spin() { turns.append(1) } }
@objc class Top: NSObject, Spun { var turns: [Int] = [] }
