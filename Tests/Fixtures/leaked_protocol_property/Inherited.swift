// Who refines a protocol may ask for more of a property that is there for everybody, or say no more than that.
protocol Screen: AnyObject { var title: String { get } }
protocol EditableScreen: Screen {
  var title: String { get set }
  var draft: String { get set }  // expect: leaked_protocol_property
}
extension EditableScreen {
  func save() {
    title = draft
    draft = ""
  }
}
final class NoteScreen: EditableScreen {
  var title = ""
  var draft = ""
}
func show(_ screen: any Screen) { print(screen.title) }

// What nobody reads leaks where it is first required.
protocol Shelf: AnyObject {
  var books: [String] { get set }  // expect: leaked_protocol_property "of 'Shelf' (1 place)"
}
protocol LockedShelf: Shelf { var books: [String] { get set } }
extension LockedShelf { func put(_ book: String) { books.append(book) } }
final class Archive: LockedShelf { var books: [String] = [] }
