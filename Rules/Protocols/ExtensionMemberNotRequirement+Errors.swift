import Facts
import Index
import RuleKit
import Syntax

// What an extension of Foundation gives all errors: `localizedDescription`.
extension ExtensionMemberNotRequirement {
  func mayDescribeError(_ id: DeclID, _ index: ProjectIndex) -> Bool {
    let known = descriptions ?? Set(index.globalName("localizedDescription").map(index.namesakes) ?? [])
    descriptions = known
    return known.contains(id)
  }

  /// Reported where values of the type are thrown, and somebody reads it of what is known as an error only.
  func visit(property id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard index.role(of: id) == .production, index.isForErrors(id), let type = index.enclosingType(of: id) else { return }
    let uses = usesOfErrors ?? (index.placesThrowing, index.readsOfErrors(index.globalName(of: id)))
    usesOfErrors = uses
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
  fileprivate static let read: Message = "Foundation's text is read here"
}
