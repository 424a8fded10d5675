open class Flow { public init() {} }
