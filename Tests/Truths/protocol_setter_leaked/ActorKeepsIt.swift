// What belongs to an actor nobody sets from outside, whatever its protocol says.
// refused: actor-isolated property 'progress' can not be mutated from a nonisolated context
protocol Download: Actor {
  var progress: Int { get set }
  func receive(_ bytes: Int)
}

actor Episode: Download {
  var progress = 0
  func receive(_ bytes: Int) { progress += bytes }
}

func show(_ download: any Download) async { print(await download.progress) }

func skip(_ download: any Download) async { download.progress = 9 }
