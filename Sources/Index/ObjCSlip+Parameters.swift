import Catalog
import Facts
import Syntax

// Methods that have the name and the types of what Objective-C looks for, or those of some of its parameters.
extension ProjectIndex {
  /// The one requirement of the name that has the method's types, if it is optional, and each label is lost, forgotten, or
  /// nearly that which it should be; one of several may be no more than a small word.
  func onlyOfTypes(_ method: DeclID, among all: [ObjCRequirement], in lineage: Lineage) -> ObjCRequirement? {
    let alike = all.filter { $0.kind == .method && hasTypes(of: $0, method) }
    guard let only = alike.first, alike.allSatisfy({ $0.key == only.key }), only.isOptional, !isOffered(method), !isExact(method),
      !isAnyAction(only, method, in: lineage)
    else { return nil }
    let (labels, names) = (writtenLabels(of: method), parameterNames(of: method))
    let wanted = only.labelList(isAwaiting: isAwaiting(method, only))
    let written = wanted.indices.filter { labels[$0] != "_" }
    let near = written.filter { NearMiss.isNearly(labels[$0], wanted[$0]) }
    let others = written.filter { !near.contains($0) && labels[$0] != names[$0] }
    let isSmall = others.count == 1 && !near.isEmpty && NearMiss.isPreposition(labels[others[0]])
    return others.isEmpty || isSmall ? only : nil
  }

  /// The one optional requirement that has all of the method's labels and types, and parameters that it lacks: one of the labels
  /// tells which, or no other has the name.
  func shortened(_ method: DeclID, _ name: String, in lineage: Lineage) -> ObjCRequirement? {
    if decl(method).flags.contains(.isAsync) || isOffered(method) || isExact(method) { return nil }
    let labels = writtenLabels(of: method)
    let all = objcRequirements(of: lineage, baseName: name).filter { $0.kind == .method }
    let found = all.filter { requirement in
      guard let places = requirement.places(of: labels) else { return false }
      return hasTypes(of: requirement, method, at: places)
    }
    guard let only = found.first, only.isOptional, found.allSatisfy({ $0.key == only.key }), !isAnyAction(only, method, in: lineage)
    else { return nil }
    return labels.contains { $0.utf8.count > 3 } || all.allSatisfy { $0.key == only.key } ? only : nil
  }
}

extension ObjCRequirement {
  /// Which of its parameters have the labels, in their order, if it has others besides; the first is never one of those.
  fileprivate func places(of labels: [String]) -> [Int]? {
    let wanted = labelList
    guard labels.count < wanted.count, labels.first == wanted.first else { return nil }
    var places: [Int] = []
    for label in labels {
      guard let place = wanted.indices.first(where: { $0 > places.last ?? -1 && wanted[$0] == label }) else { return nil }
      places.append(place)
    }
    return places
  }
}
