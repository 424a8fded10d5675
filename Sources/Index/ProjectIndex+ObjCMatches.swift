import Catalog
import Facts
import Syntax

// Which requirement of Objective-C a declaration is meant for.
extension ProjectIndex {
  /// The requirements of the lineage that the declaration is meant for, by its name, its selector, or as Swift 2 named it.
  public func objcMatches(of member: DeclID, in lineage: Lineage) -> [ObjCMatch] {
    let signature = signature(of: member)
    var found = objcRequirements(of: lineage, baseName: signature.name)
    if signature.isAsync { found += awaitedRequirements(of: lineage, signature).filter { !found.contains($0) } }
    if let selector = signature.explicitSelector ?? signature.swift2Selector {
      for other in objcRequirements(of: lineage, selector: selector) where !found.contains(other) { found.append(other) }
    }
    return found.compactMap { match($0, signature) }
  }

  /// Those whose form that awaits has a name of its own.
  private func awaitedRequirements(of lineage: Lineage, _ signature: Signature) -> [ObjCRequirement] {
    let gotten = "get\(signature.name.prefix(1).uppercased())\(signature.name.dropFirst())"
    let project = lineage.types.flatMap { objcRequirements(of: $0) }.filter { $0.isAwaited(as: signature.key) }
    return project + objcRequirements(of: lineage, baseName: gotten)
      + objcRequirements(of: lineage, baseName: signature.name + "Asynchronously")
  }

  /// The same among all of Apple's protocols, adopted or not.
  public func appleMatches(of member: DeclID) -> [ObjCMatch] { appleMatches(signature(of: member)) }

  private func appleMatches(_ signature: Signature) -> [ObjCMatch] {
    var found = apples(baseName: signature.name)
    if let selector = signature.explicitSelector ?? signature.swift2Selector {
      for other in Catalog.apple.members(selector: selector) where !found.contains(other) { found.append(other) }
    }
    return found.map(ObjCRequirement.init).compactMap { match($0, signature) }
  }

  /// How the declaration comes to be meant for the requirement, if it is.
  public func match(of member: DeclID, with requirement: ObjCRequirement) -> ObjCMatch.Kind? {
    match(requirement, signature(of: member))?.kind
  }

  /// Of a method of a class, which is held against many requirements.
  private func signature(of member: DeclID) -> Signature { remembered.signatures.value(of: member) { Signature(member, self) } }

  private func match(_ requirement: ObjCRequirement, _ signature: Signature) -> ObjCMatch? {
    signature.match(requirement).map { ObjCMatch(requirement: requirement, kind: $0) }
  }

  // MARK: Swift 2

  /// The language's first number, if the project says it.
  func swiftVersion(ofFile file: Int) -> Int? { layout.modules[layout.moduleOfFile[file]].swiftVersion }

  /// Whether the file is written in Swift 2, where a first label is not a caller's: the project says so; or, where it says
  /// nothing, a function names a method of Apple's as Swift 2 did, something else in the file is old as well, and nothing
  /// is newer.
  public func isSwift2(file: Int) -> Bool { remembered.isSwift2.value(of: file) { looksLikeSwift2(file) } }

  private func looksLikeSwift2(_ file: Int) -> Bool {
    let version = swiftVersion(ofFile: file)
    if let version, version > 2 { return false }
    let facts = files[file]
    if facts.flags.contains(.isObjectiveC) || isNewer(facts) { return false }
    if version != nil || hasOldWord(facts) { return true }
    var (hasOldName, hasOldDictionary) = (false, false)
    for (place, fact) in facts.decls.enumerated() where fact.kind == .func && fact.parameters.count > 0 {
      if !Catalog.apple.mayHaveMembers(calledLike: facts.names.bytes(of: fact.name)) { continue }
      let signature = Signature(id(file: file, decl: place), self)
      if !signature.isFirstLabelOpen { continue }
      let matches = appleMatches(signature)
      // Who wrote the underscore in Swift 2 wrote it for nothing.
      if matches.contains(where: { $0.kind == .name && !signature.hasSingleFirstName }) { return false }
      guard signature.hasSingleFirstName, matches.contains(where: { $0.kind == .swift2Name }) else { continue }
      hasOldName = true
      if facts.parameters[fact.parameters.indices].contains(where: { isOldDictionary(facts.text($0.type)) }) { hasOldDictionary = true }
    }
    return hasOldName && (hasOldDictionary || hasOldType(facts) || hasOldCall(facts) || hasOldClass(facts)) && !hasNewWord(facts)
  }

  /// Whether the declaration is written in Swift 2: its file is, or, where the file does not say, another of its module.
  public func isSwift2(_ id: DeclID) -> Bool {
    let file = file(of: id)
    if isSwift2(file: file) { return true }
    if remembered.isNewer.value(of: file, { isNewer(files[file]) }) { return false }
    let module = layout.moduleOfFile[file]
    return remembered.hasSwift2.value(of: module) {
      files.indices.contains { layout.moduleOfFile[$0] == module && isSwift2(file: $0) }
    }
  }

  /// Whether the method has in Swift 2, which it is written in, the requirement's selector: then its first label is none.
  func isNameInSwift2(_ method: DeclID, of requirement: ObjCRequirement) -> Bool {
    guard let selector = signature(of: method).swift2Selector else { return false }
    return selector == requirement.selector && isSwift2(method)
  }

  /// Whether the declaration's module says that it is written in Swift 3, or in an older one.
  public func isBeforeSwift4(_ id: DeclID) -> Bool { swiftVersion(ofFile: file(of: id)).map { $0 < 4 } ?? false }

  /// What Swift has only since version 3: two access levels, and value types that Objective-C calls otherwise.
  private func isNewer(_ facts: FileFacts) -> Bool {
    if facts.decls.contains(where: { $0.access == .fileprivate || $0.access == .open }) { return true }
    return types(in: facts).contains { AppleType.newNames.contains($0) }
  }

  /// What no newer compiler takes: `.dynamicType`, or a function of Apple's that is a property since, unless the project has
  /// something of the name.
  private func hasOldWord(_ facts: FileFacts) -> Bool {
    ProjectIndex.oldWords.contains { word, owners in
      guard let name = facts.names.find(word), globalName(word).map({ namesakes($0).isEmpty }) ?? true else { return false }
      return facts.mentions.contains { mention in
        guard mention.name == name, mention.shape != .none else { return false }
        return owners.isEmpty || (mention.use.contains(.call) && owners.contains(facts.text(mention.receiver)))
      }
    }
  }

  /// Each with the classes that have it.
  private static let oldWords: [String: [String]] = {
    var words: [String: [String]] = [
      "dynamicType": [], "sharedApplication": ["UIApplication", "NSApplication"], "mainScreen": ["UIScreen", "NSScreen"],
      "currentDevice": ["UIDevice"], "sharedWorkspace": ["NSWorkspace"], "whitespaceCharacterSet": ["NSCharacterSet"],
      "whitespaceAndNewlineCharacterSet": ["NSCharacterSet"], "defaultManager": ["NSFileManager"],
      "defaultCenter": ["NSNotificationCenter"], "standardUserDefaults": ["NSUserDefaults"],
    ]
    for method in [
      "componentsSeparatedByString", "dequeueReusableCellWithIdentifier", "dismissViewControllerAnimated",
      "instantiateViewControllerWithIdentifier", "popViewControllerAnimated", "stringByAppendingString",
      "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet",
    ] {
      words[method] = []
    }
    for color in ["black", "blue", "clear", "darkGray", "gray", "green", "lightGray", "orange", "red", "white", "yellow"] {
      words[color + "Color"] = ["UIColor", "NSColor"]
    }
    return words
  }()

  /// A class without its `NS`, or a property that was a function, unless the project has something of the name.
  private func hasNewWord(_ facts: FileFacts) -> Bool {
    facts.mentions.contains { mention in
      let word = facts.text(mention.name)
      let isNew =
        mention.shape == .none
        ? ProjectIndex.newClasses.contains(word) : ProjectIndex.newWords[word]?.contains(facts.text(mention.receiver)) == true
      return isNew && globalName(word).map { namesakes($0).isEmpty && !table.scopes.isDeclared($0) } ?? true
    }
  }

  private static let newClasses: Set<String> = [
    "Bundle", "DispatchQueue", "FileManager", "JSONSerialization", "NotificationCenter", "OperationQueue", "ProcessInfo",
    "URLSession", "UserDefaults",
  ]

  /// Each with the classes that have it.
  private static let newWords = [
    "shared": ["UIApplication", "NSApplication", "NSWorkspace"], "main": ["UIScreen", "NSScreen"], "current": ["UIDevice"],
  ]

  /// What Apple's methods got before they could get values.
  private func isOldDictionary(_ type: String) -> Bool {
    let text = type.filter { $0 != " " && $0 != "?" && $0 != "!" }
    return text.hasPrefix("[") && text.hasSuffix(":AnyObject]")
  }

  private func hasOldType(_ facts: FileFacts) -> Bool { types(in: facts).contains { AppleType.bridged[$0] != nil } }

  /// The types of declarations that are a name, optional or not.
  private func types(in facts: FileFacts) -> some Sequence<String> {
    (facts.parameters.map(\.type) + facts.decls.map(\.type)).lazy.map { name in
      String(decoding: facts.names.bytes(of: name).filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }, as: UTF8.self)
    }
  }

  /// A function that is called without its first label, which the file itself declares: then it is none.
  private func hasOldCall(_ facts: FileFacts) -> Bool {
    var declared: [Name: Set<String>] = [:]
    for fact in facts.decls where fact.kind == .func && fact.parameters.count > 0 {
      declared[fact.name, default: []].insert(facts.text(fact.labels))
    }
    return facts.mentions.contains { mention in
      guard mention.use.contains(.call), mention.shape == .none || mention.shape == .`self`,
        let known = declared[mention.name]
      else { return false }
      let labels = facts.text(mention.labels)
      guard labels.hasPrefix("(_:"), !known.contains(labels) else { return false }
      return known.contains { !$0.hasPrefix("(_:") && $0.drop { $0 != ":" } == labels.drop { $0 != ":" } }
    }
  }

  /// A class that only Objective-C calls so today: `NSBundle`.
  private func hasOldClass(_ facts: FileFacts) -> Bool {
    facts.mentions.contains { mention in
      guard mention.shape == .none else { return false }
      let text = facts.text(mention.name)
      guard text.hasPrefix("NS"), Catalog.apple.classes(named: text).isEmpty else { return false }
      return !Catalog.apple.classes(objcName: text).isEmpty
    }
  }
}

/// What of a declaration is compared with requirements.
struct Signature: Sendable {
  let name: String
  private let labels: String
  private let labelList: [String]
  private let firstType: String
  /// The selector of a Swift 2 function; `nil` where its first label was written on purpose.
  let swift2Selector: String?
  /// The first parameter has one name, which is a label since Swift 3.
  let hasSingleFirstName: Bool
  /// The first label may be none that callers write.
  let isFirstLabelOpen: Bool
  private let fact: DeclFact
  let explicitSelector: String?

  init(_ member: DeclID, _ index: ProjectIndex) {
    fact = index.decl(member)
    name = index.name(of: member)
    labels = index.text(fact.labels, of: member)
    let parameters = index.parameters(of: member)
    labelList = index.writtenLabels(of: member)
    firstType = parameters.first.map { index.text($0.type, of: member) } ?? ""
    hasSingleFirstName = parameters.first.map { !$0.label.isNone && $0.label == $0.name } ?? false
    explicitSelector = index.explicitSelector(of: member)
    isFirstLabelOpen = hasSingleFirstName || labelList.first == "_"
    if fact.kind != .func || !(isFirstLabelOpen || labelList.isEmpty) {
      swift2Selector = nil
    } else {
      swift2Selector = name + labelList.enumerated().map { ($0.offset == 0 || $0.element == "_" ? "" : $0.element) + ":" }.joined()
    }
  }

  /// `load(_:from:)`
  var key: String { name + labels }

  var isAsync: Bool { fact.flags.contains(.isAsync) }

  func match(_ requirement: ObjCRequirement) -> ObjCMatch.Kind? {
    guard fact.isStatic == requirement.isStatic, isOfKind(requirement.kind) else { return nil }
    if let explicitSelector { return explicitSelector == requirement.selector ? .selector : nil }
    if name == requirement.name, labels == requirement.labels { return .name }
    if fact.kind != .func { return nil }
    if isAsync, requirement.isAwaited(as: key) { return .async }
    return isSwift2Name(of: requirement) ? .swift2Name : nil
  }

  private func isSwift2Name(of requirement: ObjCRequirement) -> Bool {
    if swift2Selector != requirement.selector {
      guard name == requirement.name, hasSingleFirstName else { return false }
      let wanted = requirement.labelList
      if wanted.first != "_" || wanted.dropFirst() != labelList.dropFirst() { return false }
    }
    // A short name may be anybody's: the first parameter, which tells who calls, must be the same.
    return AppleType(firstType) == AppleType(requirement.parameterTypes.first ?? "")
  }

  private func isOfKind(_ kind: CatalogMember.Kind) -> Bool {
    switch kind {
    case .method, .typeMethod: fact.kind == .func
    case .property, .typeProperty: fact.kind == .var || fact.kind == .let
    case .`init`: fact.kind == .`init`
    case .subscript: fact.kind == .subscript
    }
  }
}
