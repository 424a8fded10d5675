import Facts

// What methods do: messages, and bodies that only end the program.
extension ObjCFactsBuilder {
  mutating func addBodies(_ cursors: [Cursor]) {
  }
}
