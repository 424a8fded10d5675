/// Where a name is read.
struct Viewpoint: Equatable {
  let file: Int
  /// The declaration in which it stands, among those of the file; `nil` at file level.
  var decl: Int?
  /// In the declaration's inheritance clause, where its members are not seen.
  var isHeader = false
}
