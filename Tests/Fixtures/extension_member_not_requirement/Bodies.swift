// Types that bodies declare.
protocol Badge { var code: Int { get } }
extension Badge {
  var label: String { "badge \(code)" }  // expect: extension_member_not_requirement "the version of 'Guest'"
}

func show(_ badge: any Badge) { print(badge.label) }

func enter() {
  struct Guest: Badge {
    let code = 0
    var label: String { "guest" }
  }
  show(Guest())
}
