// Messages that speak of overriding or of something abstract, and ask for nothing; and short ones that do.
class Compiler {
  func tree() -> Int { fatalError("abstract syntax tree is not available before parsing") }
  func zone() -> Int { fatalError("overriding the time zone at run time is not supported") }
  func price() -> Int { preconditionFailure("user override missing in settings") }
  func parts() -> Int { fatalError("abstract factory returned nil, file a report") }
  func level() -> Int { fatalError("the level was overridden by the environment") }
  func all() -> Int { tree() + zone() + price() + parts() + level() }
}
final class FastCompiler: Compiler {
  override func tree() -> Int { 1 }
}
final class SlowCompiler: Compiler {}

class Printer {
  func ink() -> Int { fatalError("override me") }
  func paper() -> Int { fatalError("paper() not overridden") }
  func tray() -> Int { fatalError("abstract") }
  func speed() -> Int { fatalError("abstract: speed()") }
  func width() -> Int { fatalError("width() is abstract, use a printer of some kind") }
  func height() -> Int { fatalError("abstract property accessed") }
  func all() -> Int { ink() + paper() + tray() + speed() + width() + height() }
}
final class LaserPrinter: Printer {
  override func ink() -> Int { 1 }
  override func paper() -> Int { 1 }
  override func tray() -> Int { 1 }
  override func speed() -> Int { 1 }
  override func width() -> Int { 1 }
  override func height() -> Int { 1 }
}
final class LinePrinter: Printer {}  // expect: unimplemented_required_override "must override 'ink()' and 5 more members"

class Album {
  func open() { addPages() }
  /// Subclasses must override this to add their pages.
  func addPages() {}
}
final class PhotoAlbum: Album { override func addPages() { print("photos") } }
final class StampAlbum: Album {}  // expect: unimplemented_required_override
