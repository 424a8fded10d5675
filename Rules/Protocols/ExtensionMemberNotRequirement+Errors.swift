import Facts
import Index
import RuleKit
import Syntax

// What an extension of Foundation gives all errors: `localizedDescription`.
extension ExtensionMemberNotRequirement {
  /// What is named like what Foundation gives all errors, by files, where they are thrown, and where it is read of them.
  struct UsesOfErrors {
    let descriptions: [Int: [DeclID]]
    let throwing: [MentionID]
    let reads: [MentionID]

    init(_ index: ProjectIndex) {
      let name = index.globalName("localizedDescription")
      descriptions = Dictionary(grouping: name.map(index.namesakes) ?? [], by: index.file(of:))
      throwing = descriptions.isEmpty ? [] : index.placesThrowing
      reads = throwing.isEmpty ? [] : name.map(index.readsOfErrors) ?? []
    }
  }

  func finish(_ pass: inout Pass) {
    let uses = usesOfErrors ?? UsesOfErrors(pass.index)
    usesOfErrors = uses
    for id in uses.descriptions[pass.file] ?? [] { judge(description: id, uses, &pass) }
  }

  /// Reported where values of the type are thrown, and somebody reads it of what is known as an error only.
  private func judge(description id: DeclID, _ uses: UsesOfErrors, _ pass: inout Pass) {
    let index = pass.index
    guard index.role(of: id) == .production, index.isForErrors(id), let type = index.enclosingType(of: id) else { return }
    let isProduction = { (use: MentionID) in index.owner(of: use).map { index.role(of: $0) } == .production }
    let isSeen = { (read: MentionID) in index.owner(of: read).map { index.isVisible(id, inModuleOf: $0) } ?? false }
    guard let thrown = uses.throwing.first(where: { isProduction($0) && index.throwsValue(of: type, at: $0) }),
      let read = uses.reads.filter({ isProduction($0) && isSeen($0) }).min(by: { $0.file == thrown.file && $1.file != thrown.file })
    else { return }
    pass.report(
      .passedOver(index.name(of: index.entry(type).decl), index.owner(of: read).map { caller(of: $0, index) } ?? ""), at: id,
      related: [Related(pass.place(of: thrown), .thrown), Related(pass.place(of: read), .read)])
  }
}

extension Message {
  fileprivate static func passedOver(_ type: String, _ reader: String) -> Message {
    Message(
      "'localizedDescription' is not a requirement of 'Error': that of '\(type)' is passed over where a value is known as 'Error', as "
        + "in '\(reader)'; adopt 'LocalizedError' and declare 'errorDescription'")
  }

  fileprivate static let thrown: Message = "it is thrown here, and caught as an 'Error'"
  fileprivate static let read: Message = "the text of Foundation is read here"
}
