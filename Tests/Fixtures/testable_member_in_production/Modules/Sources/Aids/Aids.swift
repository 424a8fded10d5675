// module: testSupport
import Kit

public func stage() -> Gate { Gate.sample("stage") }
