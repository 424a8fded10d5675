import Catalog
import Facts
import Syntax

// Members that have the name of what is required, and are not quite that.
extension ProjectIndex {
  /// Whether the member may be what a type has for the requirement; not only where that cannot be.
  public func mayAnswer(_ requirement: DeclID, _ member: DeclID) -> Bool {
    isOfItsForm(requirement, member) && (likeness(requirement, member) != .different || isPreconcurrent(requirement))
  }

  /// The same of a requirement that many members are asked for.
  public func mayAnswer(_ requirement: MemberTypes, _ member: DeclID) -> Bool {
    isOfItsForm(requirement.member, member)
      && (likeness(requirement, member) != .different || isPreconcurrent(requirement.member))
  }

  /// Whether nothing but types may keep the member from being what is required.
  private func isOfItsForm(_ requirement: DeclID, _ member: DeclID) -> Bool {
    decl(member).kind.fulfils(decl(requirement).kind)
      && global(decl(member).labels, of: member) == global(decl(requirement).labels, of: requirement)
      && obstacle(requirement, member) == nil
  }

  /// The one thing that keeps a member of the same name from being what is required; `nil` where it is nothing, where it
  /// is more than one thing, or where it cannot be told.
  public func nearMiss(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let wanted = decl(requirement)
    let fact = decl(member)
    guard fact.kind.fulfils(wanted.kind), fact.kind != .case, let parts = parameterLikenesses(requirement, member) else { return nil }
    let result = resultLikeness(requirement, member)
    if Likeness(ofParts: parts + [result]) == .unknown || genericsLikeness(requirement, member) != .equal { return nil }
    let different = parts.indices.filter { parts[$0] == .different }
    let labels = differingLabels(requirement, member)
    switch (different.count, result, labels.count) {
    case (0, .equal, 0): return obstacle(requirement, member)
    case (0, .equal, 1): return obstacle(requirement, member) == nil ? .label(labels[0]) : nil
    case (0, .different, 0): return .result
    case (1, .equal, 0): return .parameter(different[0])
    default: return nil
    }
  }

  /// Places of parameters whose labels are not the same.
  public func differingLabels(_ left: DeclID, _ right: DeclID) -> [Int] {
    let mine = parameters(of: left).map { global($0.label, of: left) }
    let others = parameters(of: right).map { global($0.label, of: right) }
    return zip(mine, others).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
  }

  /// What else than types and labels is asked for.
  private func obstacle(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let wanted = decl(requirement)
    let fact = decl(member)
    switch wanted.kind {
    case .var, .subscript:
      let isSettable = fact.accessors.contains(.set) || (fact.kind == .var && fact.isStored)
      if wanted.accessors.contains(.set), !isSettable { return .setter }
      return effect(requirement, member) ?? (!wanted.accessors.contains(.mutatingGet) && isReadByMutation(member) ? .mutating : nil)
    case .func: return effect(requirement, member) ?? (fact.has(.mutating) && !wanted.has(.mutating) ? .mutating : nil)
    case .`init`: return effect(requirement, member)
    default: return nil
    }
  }

  /// Errors or waiting that nobody is asked to expect.
  private func effect(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    if let miss = errors(requirement, member) ?? escape(requirement, member) { return miss }
    return decl(member).flags.contains(.isAsync) && !decl(requirement).flags.contains(.isAsync) ? .async : nil
  }

  /// A closure that the member keeps, and nobody is asked to expect that.
  private func escape(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let place = zip(parameters(of: requirement), parameters(of: member)).enumerated().first { _, parameters in
      guard isEscaping(parameters.1.type, of: member), !isEscaping(parameters.0.type, of: requirement) else { return false }
      return isFunction(form(of: parameters.0.type, at: requirement))
    }
    return place.map { .parameter($0.offset) }
  }

  private func isEscaping(_ type: Name, of id: DeclID) -> Bool {
    files[file(of: id)].names.bytes(of: type).first == UInt8(ascii: "@") && text(type, of: id).holds("@escaping")
  }

  /// Whether to read the variable changes the value that has it.
  private func isReadByMutation(_ member: DeclID) -> Bool {
    let fact = decl(member)
    return fact.accessors.contains(.mutatingGet)
      || fact.has(.lazy) && enclosingType(of: member).map { entry($0).kind == .struct } == true
  }

  /// Whether the protocol was made before functions had actors: types without them are good enough for it in older Swift.
  private func isPreconcurrent(_ requirement: DeclID) -> Bool {
    ([requirement] + (parent(of: requirement).map { [$0] } ?? [])).contains { attributeNames(of: $0).contains("preconcurrency") }
  }

  private func errors(_ requirement: DeclID, _ member: DeclID) -> NearMiss? {
    let (wanted, thrown) = (errors(of: requirement), errors(of: member))
    if !decl(member).flags.contains(.isThrowing) || thrown == "Never" { return nil }
    if !decl(requirement).flags.contains(.isThrowing) || wanted == "Never" { return .throwing }
    guard let wanted, !ProjectIndex.anyErrors.contains(wanted) else { return nil }
    guard let thrown, !ProjectIndex.anyErrors.contains(thrown) else { return .errors }
    let types = [requirement, member].map { form(of: decl($0).valueText, at: $0) }
    return types[0].likeness(to: types[1]) == .different ? .errors : nil
  }

  /// What a function says that it throws.
  func errors(of id: DeclID) -> String? {
    decl(id).valueText.isNone ? nil : text(decl(id).valueText, of: id)
  }

  static let anyErrors: Set<String> = ["any Error", "Error", "any Swift.Error", "Swift.Error"]

  /// Whether the two types at the place of the miss have to do with each other: one is the other's optional, its superclass
  /// or its protocol, or both are functions, or of the same generic type.
  public func isAkin(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    switch miss {
    case .parameter(let place):
      // Any number of values for an array of them; the reverse may be meant for callers who have one.
      let isVariadic = [requirement, member].map { parameter(place, of: $0).isVariadic }
      if isVariadic[0] != isVariadic[1] { return isVariadic[1] }
      // To callers a value that is made when it is needed looks like one.
      if text(parameter(place, of: requirement).type, of: requirement).hasPrefix("@autoclosure"),
        case (.function(let needed), let given) = forms(of: requirement, member, at: miss), needed.result.likeness(to: given) == .equal
      {
        return true
      }
      fallthrough
    case .result:
      let types = forms(of: requirement, member, at: miss)
      // Whatever a function gives is also something.
      if miss == .result, case .foreign(["Any"], _) = types.0 { return true }
      return isAkin(types.0, types.1)
    default: return true
    }
  }

  /// Whether the types at the place of the miss are the same but for an optional, so that the same words mean the same there.
  public func isSameButOptional(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    func bare(_ form: TypeForm) -> TypeForm {
      switch form {
      case .optional(let wrapped), .unwrapped(let wrapped): wrapped
      default: form
      }
    }
    switch miss {
    case .parameter, .result:
      let types = forms(of: requirement, member, at: miss)
      return bare(types.0).likeness(to: bare(types.1)) == .equal
    default: return true
    }
  }

  /// Whether what is required is a superclass or a protocol of what the member has at the place of the miss: then the same words
  /// mean the same value.
  public func isNarrower(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    guard case (.nominal(let wide, _), .nominal(let narrow, _)) = types else { return isHeir(types.0, types.1) }
    return ancestry(of: narrow).contains(wide)
  }

  /// Whether the two types at the place of the miss are protocols of the project that have nothing to do with each
  /// other, optional or not: who writes the one has not the other in mind.
  public func areOtherProtocols(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    func held(_ form: TypeForm) -> TypeID? {
      switch form {
      case .optional(let wrapped), .unwrapped(let wrapped): held(wrapped)
      case .nominal(let type, _): entry(type).kind == .protocol ? type : nil
      default: nil
      }
    }
    let types = forms(of: requirement, member, at: miss)
    guard let wanted = held(types.0), let other = held(types.1) else { return false }
    return wanted != other && !isRelated(wanted, to: other)
  }

  /// Whether the one takes a closure where the other takes a value.
  public func isClosureForValue(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    return isFunction(types.0) != isFunction(types.1)
  }

  private func isFunction(_ form: TypeForm) -> Bool {
    switch form {
    case .function: true
    case .optional(let wrapped), .unwrapped(let wrapped): isFunction(wrapped)
    default: false
    }
  }

  /// Whether the two types at the place of the miss hold the same sort of thing: both are numbers, one is Objective-C's class
  /// for the other, or the project's with a superclass or a protocol of somebody else's; or a function gives something
  /// where nothing is asked for.
  public func isSameSort(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    switch types {
    case (.foreign(let left, _), .foreign(let right, _)):
      guard let left = left.last, let right = right.last else { return false }
      let areNumbers = ProjectIndex.numbers.contains(left) && ProjectIndex.numbers.contains(right)
      return areNumbers || AppleType.bridged[left] == right || AppleType.bridged[right] == left
    case (.tuple(let parts, _), _): return parts.isEmpty && miss == .result && decl(member).kind == .func
    default: return isHeir(types.0, types.1)
    }
  }

  /// Whether one of the two types at the place of the miss is the project's, and the other a superclass or a protocol of it that
  /// is somebody else's.
  public func isHeir(_ requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> Bool {
    let types = forms(of: requirement, member, at: miss)
    return isHeir(types.0, types.1)
  }

  private func isHeir(_ left: TypeForm, _ right: TypeForm) -> Bool {
    switch (left, right) {
    case (.foreign(let path, _), .nominal(let type, _)), (.nominal(let type, _), .foreign(let path, _)):
      path.last.map { foreignSupers(of: type).contains($0) } ?? false
    case (.optional(let left), .optional(let right)): isHeir(left, right)
    default: false
    }
  }

  private func forms(of requirement: DeclID, _ member: DeclID, at miss: NearMiss) -> (TypeForm, TypeForm) {
    func form(_ id: DeclID) -> TypeForm {
      if case .parameter(let place) = miss { return self.form(of: parameter(place, of: id).type, at: id) }
      return result(of: id)
    }
    return (form(requirement), form(member))
  }

  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  /// Whether one is a class of Apple's, and the other a superclass of it.
  private func areAppleKin(_ left: [String], _ right: [String]) -> Bool {
    guard left.count == 1, right.count == 1 else { return false }
    return Catalog.apple.isClass(left[0], below: right[0]) || Catalog.apple.isClass(right[0], below: left[0])
  }

  private func isAkin(_ left: TypeForm, _ right: TypeForm) -> Bool {
    switch (left, right) {
    case (.optional(let left), .optional(let right)), (.unwrapped(let left), .optional(let right)),
      (.optional(let left), .unwrapped(let right)):
      left.likeness(to: right) == .equal || isAkin(left, right)
    case (.optional(let wrapped), let plain), (let plain, .optional(let wrapped)), (.unwrapped(let wrapped), let plain),
      (let plain, .unwrapped(let wrapped)):
      wrapped.likeness(to: plain) == .equal
    case (.nominal(let left, _), .nominal(let right, _)):
      isRelated(left, to: right)
    case (.foreign(let left, _), .foreign(let right, _)): left == right || areAppleKin(left, right)
    case (.function, .function), (.tuple, .tuple), (.inout, _), (_, .inout): true
    default: false
    }
  }
}
