// Who conforms cannot keep the setter to itself, though nobody else has a use for it.
// refused: setter for property 'progress' must be declared internal because it matches a requirement in internal protocol 'Download'
protocol Download: AnyObject {
  var progress: Int { get set }  // expect: protocol_setter_leaked
  func receive(_ bytes: Int)
}

final class Episode: Download {
  private(set) var progress = 0
  func receive(_ bytes: Int) { progress += bytes }
}

func show(_ download: any Download) { print(download.progress) }

let episode = Episode()
episode.receive(5)
show(episode)
