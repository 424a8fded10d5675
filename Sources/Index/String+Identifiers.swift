extension String {
  /// The parts of a type or of a sentence that may be names.
  public var identifiers: [Substring] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}
