// Storage by which each type hears of what the defaults do; where one only stores it, it is moved all the same.
protocol Feed: AnyObject {
  var progress: Int { get set }
  var rounds: Int { get set }  // expect: leaked_protocol_property
}
extension Feed {
  func load(_ count: Int) {
    for _ in 0..<count { progress += 1 }
    rounds += 1
  }
}
final class FilmList: Feed {
  var title = ""
  var progress = 0 {
    didSet { refresh() }
  }
  var rounds = 0 {
    didSet { refresh() }
  }
  private func refresh() { title = "films" }
}
final class SongList: Feed {
  var footer = ""
  var progress = 0 {
    didSet { self.footer = "songs" }
  }
  var rounds = 0
}
