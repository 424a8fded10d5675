// A label that is not the parameter's name was chosen; one that is may be what somebody forgot to take away.
protocol Logging {
  func log(_ message: String)
}
extension Logging {
  func log(_ message: String) { print(message) }
}
struct FileLog: Logging {
  func log(to path: String) { print("logs to \(path)") }
}
struct LoudLog: Logging {
  func log(message: String) { print(message.uppercased()) }  // expect: witness_near_miss
}
func write(_ log: any Logging) { log.log("begun") }
