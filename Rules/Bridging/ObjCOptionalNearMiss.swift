import Catalog
import Facts
import Index
import RuleKit
import Syntax

/// A class's method is meant for what a protocol of Objective-C allows, and misses it: nobody ever calls it.
///
/// What is optional need not be there, so the compiler does not say when a label got lost, or when the protocol was never
/// adopted. Objective-C asks for the one selector, does not find it, and goes on without.
final class ObjCOptionalNearMiss: Rule, RuleHooks {
  static let card = RuleCard(
    id: "objc_optional_near_miss",
    summary: "a method that nearly is an optional requirement of Objective-C, and so is never called",
    rationale: """
      A delegate's optional method is called only if its name has each of the requirement's labels, and if the class adopts \
      the protocol that has it: that makes Swift show the method to Objective-C. A lost label, a slip, another type or a missing \
      conformance makes a method that nobody calls, and the compiler is silent, or says so in one case of three. Give it \
      the requirement's labels, or add the conformance; both are safe, for nobody calls it so far. A helper that has such a \
      name on purpose is private, or is called.
      """,
    severity: .error,
    looksAt: [.class, .extension],
    since: "0.1",
    breaks: """
      final class Album: UIViewController, UIPageViewControllerDelegate, UICollectionViewDelegate {
        func pageViewController(_: UIPageViewController, _: [UIViewController]) {}  // expect: objc_optional_near_miss
        func collectionView(  // expect: objc_optional_near_miss
          _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 8 }
      }
      """,
    keeps: """
      final class Album: UIViewController, UIPageViewControllerDelegate, UICollectionViewDelegateFlowLayout {
        func pageViewController(_: UIPageViewController, willTransitionTo pages: [UIViewController]) {}
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 8 }
      }
      """)

  func visit(_ holder: DeclID, _ pass: inout Pass) {
    let index = pass.index
    let methods = index.children(of: holder) { isOfDelegate($0, index) && !index.isPlainlyAskedFor($0) }
    if methods.isEmpty || (index.decl(holder).kind == .extension && !index.extendsClass(holder)) { return }
    let lineage = lineage(of: holder, index)
    let type = index.decl(holder).requirements.count == 0 ? index.type(of: holder) : nil
    var groups = type.flatMap { groupsOfType[$0] } ?? [:]
    defer { if let type { groupsOfType[type] = groups } }
    for method in methods {
      guard let slip = slip(method, lineage, index) else { continue }
      let test = testCall(of: method, pass)
      guard let relative = slip.relative else {
        pass.report(
          .misnamed(
            index.title(of: method), slip, isTested: !test.isEmpty,
            isInherited: slip.isAnsweredAbove || slip.requirement.isInherited(lineage, index), isHidden: isHidden(method, slip, index)),
          at: method,
          related: slip.requirement.evidence(lineage, pass) + test)
        continue
      }
      let group = groups[slip.requirement.owner] ?? companions(of: method, slip, lineage, index)
      groups[slip.requirement.owner] = group
      // One missing conformance is one finding.
      if group.first != method { continue }
      let others = group.dropFirst()
      pass.report(
        .notAdopted(
          index.title(of: method), slip, by: index.name(of: holder), isTested: !test.isEmpty, isHidden: isHidden(method, slip, index)),
        at: method,
        related: [Related(pass.place(of: relative.statedBy), .source(of: relative.name))]
          + others.map { Related(pass.place(of: $0), .companion) } + test)
    }
  }

  /// What the method misses, if nobody in the project calls it.
  private func slip(_ method: DeclID, _ lineage: Lineage, _ index: ProjectIndex) -> ObjCSlip? {
    guard let slip = index.objcSlip(of: method, in: lineage) else { return nil }
    if index.isCalledByObjC(method) { return nil }
    // Tests call what only Objective-C calls elsewhere.
    let isTest = index.layout.roleOfFile[index.file(of: method)] == .test
    let isCalled = index.calls(thatMayMean: method).contains { isTest || index.layout.roleOfFile[$0.file] != .test }
    // A short name, as `tableView`, is mostly somebody else's.
    let isHandedOn = NearMiss.words(index.name(of: method)[...]).count > 2 && index.isHandedOn(method)
    return isCalled || isHandedOn ? nil : slip
  }

  /// Whether it would have to be public to be the requirement.
  private func isHidden(_ method: DeclID, _ slip: ObjCSlip, _ index: ProjectIndex) -> Bool {
    guard case .project(let requirement) = slip.requirement.source else { return index.isHidden(method, from: nil) }
    return index.isHidden(method, from: index.enclosingType(of: requirement))
  }

  /// A test's call of the method that nobody else calls.
  private func testCall(of method: DeclID, _ pass: borrowing Pass) -> [Related] {
    let index = pass.index
    return index.calls(thatMayMean: method).first.map { [Related(pass.place(of: $0), .test)] } ?? []
  }

  /// The type's methods for the same protocol that it does not adopt, in the order of paths, the method among them.
  private func companions(
    of method: DeclID, _ slip: ObjCSlip, _ lineage: Lineage, _ index: ProjectIndex
  ) -> [DeclID] {
    guard let type = index.enclosingType(of: method) else { return [method] }
    let group = index.members(of: type).filter { other in
      if other == method { return true }
      guard isOfDelegate(other, index), let found = self.slip(other, lineage, index) else { return false }
      return found.relative != nil && found.requirement.owner == slip.requirement.owner
    }
    return group.sorted { index.isBefore($0, $1) }
  }

  /// Those of the file's types so far: a type has many extensions.
  private var lineages: [TypeID: Lineage] = [:]

  /// The same for methods of protocols that are not adopted, by the protocols' names.
  private var groupsOfType: [TypeID: [String: [DeclID]]] = [:]

  func finish(_ pass: inout Pass) { (lineages, groupsOfType) = ([:], [:]) }

  private func lineage(of holder: DeclID, _ index: ProjectIndex) -> Lineage {
    guard let type = index.type(of: holder), index.decl(holder).requirements.count == 0 else { return index.lineage(of: holder) }
    if let known = lineages[type] { return known }
    let found = index.lineage(of: type)
    lineages[type] = found
    return found
  }

  /// Whether a function has a name that Objective-C's protocols have, and nothing says that it is for somebody else.
  private func isOfDelegate(_ id: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(id)
    guard fact.kind == .func, fact.parameters.count > 0, !fact.isStatic, !fact.has(.override),
      fact.flags.isDisjoint(with: [.isGeneric, .isOperator]), !fact.isWithoutObjC,
      !index.isKeptToFile(id), index.mayNameRequirement(id) || index.isNamedForSender(id) || index.isNamedByNobody(id)
    else { return false }
    let attributes = index.attributeNames(of: id)
    // What an extension shows to Objective-C is shown on purpose, unless that is there to adopt a protocol.
    if let holder = index.parent(of: id), index.decl(holder).kind == .extension, index.attributeNames(of: holder).contains("objc"),
      index.decl(holder).inherits.count == 0
    {
      return false
    }
    return !attributes.contains { $0 == "objc" || $0 == "nonobjc" || $0.hasPrefix("IB") }
      && !index.isRetired(id)
  }
}

extension Message {
  fileprivate static func misnamed(
    _ method: String, _ slip: ObjCSlip, isTested: Bool, isInherited: Bool, isHidden: Bool
  ) -> Message {
    let end = (isInherited ? ", with 'override'" : "") + (isHidden ? " and make it public" : "")
    let requirement = slip.requirement.described(isAwaiting: slip.isAwaiting)
    if slip.hasName {
      let (fault, advice) = (fault(slip.otherTypes), advice(slip.otherTypes))
      return "'\(method)' is \(callers(isTested)): it \(fault), unlike \(requirement), which is optional; \(advice)\(end)"
    }
    if slip.lacksParameters {
      return "'\(method)' is \(callers(isTested)): it lacks parameters of \(requirement), which is optional; give it all of them\(end)"
    }
    let pairs = slip.otherTypes.compactMap { other in
      other.written.flatMap { written in other.wanted.map { "'\($0)' instead of '\(written)'" } }
    }
    let other = pairs.isEmpty ? "" : ", with \(pairs.joined(separator: " and "))"
    let advice =
      slip.isOneOfSeveral
      ? "or another that is optional; give it the labels of the one that is meant" : "which is optional; rename it to that\(other)"
    return "'\(method)' is \(callers(isTested)): it nearly is \(requirement), \(advice)\(end)"
  }

  /// `returns 'NSIndexPath?' and takes 'NSIndexPath'`
  private static func fault(_ others: [ObjCSlip.OtherType]) -> String {
    let given = others.filter(\.isResult).map { "returns \($0.written.map { "'\($0)'" } ?? "nothing")" }
    let taken = others.filter { !$0.isResult }.compactMap { $0.written.map { "'\($0)'" } }
    return (given + (taken.isEmpty ? [] : ["takes \(taken.joined(separator: " and "))"])).joined(separator: " and ")
  }

  private static func advice(_ others: [ObjCSlip.OtherType]) -> String {
    let wanted = others.compactMap(\.wanted).map { "'\($0)'" }
    guard wanted.count == others.count else { return "give it the requirement's type\(others.count > 1 ? "s" : "")" }
    return "make \(wanted.count > 1 ? "them" : "it") \(wanted.joined(separator: " and "))"
  }

  fileprivate static func notAdopted(
    _ method: String, _ slip: ObjCSlip, by type: String, isTested: Bool, isHidden: Bool
  ) -> Message {
    let adopt =
      (slip.isOld ? "rename it to that, and " : "") + "add the conformance" + (isHidden ? ", make the method public" : "")
      + (slip.relative?.isRefined == false ? ", and see that it is set as one" : "")
    // Who is asked for data is another one already.
    let hasOther = slip.relative?.isRefined == false && slip.requirement.owner.hasSuffix("DataSource")
    let advice = hasOther || slip.relative?.demandsMore == true ? "move it to a class that does, or \(adopt)" : adopt
    let requirement = slip.requirement.described()
    let likeness = slip.isOld ? "nearly is" : "is"
    return Message(
      "'\(method)' is \(callers(isTested)): it \(likeness) \(requirement), but '\(type)' does not adopt that; \(advice)")
  }

  private static func callers(_ isTested: Bool) -> String { isTested ? "called by tests alone" : "never called" }

  fileprivate static let companion: Message = "nor is this called"

  fileprivate static let test: Message = "a test calls it here"
}
