// Whose superclass runs all hooks has not chosen among them.
class Exporter {
  func open() { fatalError("subclasses must override open()") }
  func head() { fatalError("subclasses must override head()") }
  func rows() { fatalError("subclasses must override rows()") }
  func sums() { fatalError("subclasses must override sums()") }
  func foot() { fatalError("subclasses must override foot()") }
  func sign() { fatalError("subclasses must override sign()") }
  func pack() { fatalError("subclasses must override pack()") }
  func mail() { fatalError("subclasses must override mail()") }
  func shut() { fatalError("subclasses must override shut()") }
  final func run() {
    open()
    head()
    rows()
    sums()
    foot()
    sign()
    pack()
    mail()
    shut()
  }
}

final class SheetExporter: Exporter {
  override func open() {}
  override func head() {}
  override func rows() {}
  override func sums() {}
  override func foot() {}
  override func sign() {}
  override func pack() {}
  override func mail() {}
  override func shut() {}
}

final class TextExporter: Exporter {}  // expect: unimplemented_required_override "'open()' and 8 more members"

func export() { for exporter in [SheetExporter(), TextExporter()] { exporter.run() } }
