// Clients read the property, and the type sets its own.
// prints: 5
protocol Download: AnyObject {
  var progress: Int { get }
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
