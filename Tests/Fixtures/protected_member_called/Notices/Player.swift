struct Player {
  // What the mark names calls it.
  func sendNotice(_ screen: Screen) { Later { screen.showNotice() } }
  func pause(_ screen: Screen) { screen.showNotice() }  // expect: protected_member_called
}
