class LocalJob: Job { func local() {} }
final class TouchJob: LocalJob { override func execute() -> Int { 2 } }
