public import Facts
import Syntax

/// What a member takes and gives.
public struct MemberTypes {
  let member: DeclID
  let parameters: [(type: TypeForm, isVariadic: Bool)]
  let result: TypeForm
}

// Whether two declarations have the same types, however these are spelt.
extension ProjectIndex {
  /// Whether the members have equal parameters and equal results; effects are not compared, nor labels.
  public func likeness(_ left: DeclID, _ right: DeclID) -> Likeness {
    hasAsManyParameters(left, right) ? likeness(types(of: left), right) : .different
  }

  func likeness(_ left: MemberTypes, _ right: DeclID) -> Likeness {
    guard let parts = parameterLikenesses(left, right) else { return .different }
    return Likeness(ofParts: parts + [left.result.likeness(to: result(of: right)), genericsLikeness(left.member, right)])
  }

  /// Parameter by parameter; `nil` if one has more of them.
  public func parameterLikenesses(_ left: DeclID, _ right: DeclID) -> [Likeness]? {
    hasAsManyParameters(left, right) ? parameterLikenesses(types(of: left), right) : nil
  }

  func parameterLikenesses(_ left: MemberTypes, _ right: DeclID) -> [Likeness]? {
    if !hasAsManyParameters(left.member, right) { return nil }
    return zip(left.parameters, parameters(of: right)).map { one, other in
      let form = form(of: other.type, at: right)
      if one.isVariadic == other.isVariadic { return one.type.likeness(to: form) }
      // Any number of values is no array of them.
      let (list, value) = one.isVariadic ? (form, one.type) : (one.type, form)
      guard case .foreign(["Array"], let elements) = list, elements.count == 1 else { return .unknown }
      return elements[0].likeness(to: value) == .equal ? .different : .unknown
    }
  }

  private func hasAsManyParameters(_ left: DeclID, _ right: DeclID) -> Bool {
    decl(left).parameters.count == decl(right).parameters.count
  }

  /// The types of a member that several others are compared with.
  public func types(of member: DeclID) -> MemberTypes {
    MemberTypes(
      member: member, parameters: parameters(of: member).map { (form(of: $0.type, at: member), $0.isVariadic) },
      result: result(of: member))
  }

  /// Of functions what they return, of variables their types, be they only shown by a value.
  public func resultLikeness(_ left: DeclID, _ right: DeclID) -> Likeness { result(of: left).likeness(to: result(of: right)) }

  /// Whether both are generic in the same way.
  func genericsLikeness(_ left: DeclID, _ right: DeclID) -> Likeness {
    let mine = decl(left)
    let others = decl(right)
    if mine.generics.count != others.generics.count { return .unknown }
    if mine.generics.count == 0 { return mine.requirements.count == others.requirements.count ? .equal : .unknown }
    return spelledGenerics(of: left) == spelledGenerics(of: right) ? .equal : .unknown
  }

  /// Constraints, wherever they stand, with numbers for the parameters; other words for the same are not looked for.
  private func spelledGenerics(of id: DeclID) -> Set<String> {
    let fact = decl(id)
    let lists = files[file(of: id)].lists
    let places = Array(stride(from: fact.generics.indices.lowerBound, to: fact.generics.indices.upperBound, by: 2))
    let parameters = places.map { text(lists[$0], of: id) }
    let bounds = zip(parameters, places).flatMap { parameter, place in
      let bound = text(lists[place + 1], of: id)
      return bound.isEmpty ? [] : [parameter + ":" + bound]
    }
    let written = bounds + fact.requirements.indices.map { text(lists[$0], of: id) }
    return Set(written.flatMap { ProjectIndex.parts(ofConstraint: $0, parameters) })
  }

  /// `S: A & B` is `S: A, S: B`.
  private static func parts(ofConstraint text: String, _ parameters: [String]) -> [String] {
    let pieces = text.split(separator: ":", maxSplits: 1).map { numbered(String($0.filter { $0 != " " }), parameters) }
    guard pieces.count == 2, !pieces[1].contains("<") else { return [pieces.joined(separator: ":")] }
    return pieces[1].split(separator: "&").map { pieces[0] + ":" + $0 }
  }

  /// The text with the place of each parameter for its name.
  private static func numbered(_ text: String, _ parameters: [String]) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if let place = parameters.firstIndex(where: { $0 == word }), result.last != "." {
        result += "#\(place)"
      } else {
        result += word
      }
      if word.isEmpty { result.append(first) }
      rest = rest.dropFirst(max(1, word.count))
    }
    return result
  }

  public func parameters(of id: DeclID) -> ContiguousArray<ParameterFact>.SubSequence {
    files[file(of: id)].parameters[decl(id).parameters.indices]
  }

  /// The parameter at the place among the declaration's own.
  public func parameter(_ place: Int, of id: DeclID) -> ParameterFact {
    let parameters = parameters(of: id)
    return parameters[parameters.startIndex + place]
  }

  /// Whether any program has both: branches of one `#if` are in none together, nor those of a condition and its negation, nor
  /// those for different platforms.
  public func coexist(_ left: DeclID, _ right: DeclID) -> Bool { table.coexist(left, right) }

  /// What callers write before each argument, `_` for nothing.
  public func writtenLabels(of id: DeclID) -> [String] {
    parameters(of: id).map { $0.label.isNone ? "_" : text($0.label, of: id) }
  }

  /// What a function calls its parameters.
  public func parameterNames(of id: DeclID) -> [String] { parameters(of: id).map { text($0.name, of: id) } }

  func form(of type: Name, at id: DeclID, isResult: Bool = false) -> TypeForm {
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    let form = TypeReader.form(of: type, from: view, owner: id, self, isResult: isResult)
    // Where Objective-C does not say whether there may be nothing, Swift takes either.
    if case .unwrapped = form, files[view.file].flags.contains(.isObjectiveC) { return .unknown }
    return form
  }

  /// Whether no value of the type is, or holds, one of the project's types: a class of Apple's, one of the standard library.
  public func isStrangers(_ type: Name, at id: DeclID) -> Bool { isStrangers(form(of: type, at: id)) }

  private func isStrangers(_ form: TypeForm) -> Bool {
    switch form {
    case .foreign(let path, let arguments):
      !form.mayBeAnything && !["Any", "AnyObject", "AnyHashable", "NSObject"].contains(path[0]) && arguments.allSatisfy(isStrangers)
    case .optional(let wrapped), .unwrapped(let wrapped): isStrangers(wrapped)
    case .tuple(let parts, _): parts.allSatisfy(isStrangers)
    default: false
    }
  }

  func result(of id: DeclID) -> TypeForm {
    let fact = decl(id)
    if !fact.type.isNone { return form(of: fact.type, at: id, isResult: true) }
    switch fact.kind {
    case .func: return .tuple([], labels: [])
    case .`init`: return .tuple([], labels: fact.flags.contains(.isFailable) ? ["?"] : [])
    case .var, .let: return formOfValue(of: id)
    default: return .unknown
    }
  }

  /// What others import, so that nobody has to, and nobody calls a type.
  private static let imported: Set<String> = [
    "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "ObjectiveC", "QuartzCore", "Swift", "SwiftUI",
    "UIKit",
  ]

  /// Whether the word is a module that the file imports, or one of the project's.
  func isModule(_ word: String, inFile file: Int) -> Bool {
    ProjectIndex.imported.contains(word) || names.table.find(word).map { table.modulesNamed[$0] != nil } == true
      || imports(word, inFile: file)
  }
}
