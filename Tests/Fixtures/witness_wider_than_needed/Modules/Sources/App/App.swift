import Kit

func show(_ row: TextRow) {
  print(row.used, find().guessed)
  let size = Size()
  print(size.height)
}

final class AppRow: OpenRow {
  override func appear() {}
}

struct Size { var height = 1 }

protocol Fetching { func fetch() }
extension Server: Fetching {}
func load(_ source: any Fetching) { source.fetch() }
