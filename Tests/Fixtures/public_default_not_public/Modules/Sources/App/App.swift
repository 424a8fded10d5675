// Nobody imports this module.
public protocol Window { func open() }
extension Window { func open() {} }
