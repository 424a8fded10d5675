protocol Panel { var title: String { get } }
extension Panel { func width() -> Int { 1 } }  // expect: extension_member_not_requirement "the version of 'Sheet' and that of 'Drawer'"
#if os(iOS)
struct Sheet: Panel {
  var title = ""
  func width() -> Int { 2 }
}
#else
struct Sheet: Panel {
  var title = ""
  func width() -> Int { 3 }
}
#endif
struct Drawer: Panel {
  var title = ""
  func width() -> Int { 4 }
}
func widest(_ panels: [any Panel]) -> Int { panels.map { $0.width() }.max() ?? 0 }
