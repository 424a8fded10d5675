class LocalJob: Job { func local() {} }
final class WidgetJob: LocalJob { override func execute() -> Int { 3 } }
