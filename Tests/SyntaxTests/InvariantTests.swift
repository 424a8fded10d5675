import Testing

/// What holds of tokens and trees holds of real code, and of all that we know to be special.
@Suite struct InvariantTests {
  @Test(arguments: try ConstructFile.all()) func ofConstructs(file: ConstructFile) {
    for construct in file.constructs {
      #expect(Invariants(construct.source).violations == [], "\(file.name):\(construct.line): \(construct.title)")
    }
  }

  @Test func ofThisRepository() {
    #expect(Sources.ofThisRepository.count > 50)
    for file in Sources.ofThisRepository { #expect(Invariants(file.bytes).violations == [], "\(file.path)") }
  }
}
