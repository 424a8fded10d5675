import Base

public protocol Stepping { func next() }
extension Stepping { public func next() {} }
extension Flow: Stepping {}
