// Who has something else of the protocol's name that speaks to somebody else needs the protocol's default.
protocol Editing: AnyObject {}
protocol FineEditing: Editing {}
protocol Folding: AnyObject {}
final class Editor { weak var delegate: Editing? }

protocol Sheet: AnyObject {
  var editor: Editor { get }
  var delegate: Editing? { get set }
  var source: any Editing { get }
}
extension Sheet {
  var delegate: Editing? {
    get { editor.delegate }
    set { editor.delegate = newValue }
  }
  var source: any Editing { fatalError() }
}
final class FoldedSheet: Sheet {
  let editor = Editor()
  weak var delegate: Folding?
  var source: (any Folding)?
}
final class FineSheet: Sheet {
  let editor = Editor()
  weak var delegate: FineEditing?  // expect: witness_near_miss "'delegate' (FineEditing?)"
  var source: Editing?  // expect: witness_near_miss "'source' (Editing?)"
}
func connect(_ sheet: any Sheet, to editing: Editing) { sheet.delegate = editing }
