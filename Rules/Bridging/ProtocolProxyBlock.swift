import Facts
import Index
import RuleKit
import Syntax

/// What is given to a proxy as a block.
enum ProtocolProxyBlock {
  case unknown
  /// A block of Objective-C, its type, and where it is declared.
  case block(ProtocolProxyFunctionType, declared: Place?)
  /// A closure that is written in the call.
  case closure
  /// A function or a closure of Swift's: its name, and where it is declared.
  case function(String, declared: Place?)
  /// Something else, which no proxy can call.
  case noClosure
}

/// A function type as written.
struct ProtocolProxyFunctionType {
  let isBlock: Bool
  let result: String

  /// Nothing if the text is no function type.
  init?(_ text: String) {
    var text = text[...]
    while text.first == "(", Self.arrow(in: text) == nil {
      // `(() -> Void)?`
      while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
      guard text.last == ")" else { return nil }
      text = text.dropFirst().dropLast()
    }
    guard let arrow = Self.arrow(in: text) else { return nil }
    isBlock = text[..<arrow].contains("@convention(block")
    result = String(text[text.index(arrow, offsetBy: 2)...])
  }

  /// Of a type that is cut off nothing is said.
  var isVoid: Bool { ["", "Void", "()", "Swift.Void"].contains(result) }

  /// The first arrow that stands in no brackets.
  private static func arrow(in text: Substring) -> String.Index? {
    var depth = 0
    var before: Character = " "
    for place in text.indices {
      switch text[place] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where before == "-": if depth == 0 { return text.index(before: place) }
      case ">": depth -= 1
      default: break
      }
      before = text[place]
    }
    return nil
  }
}

extension ProtocolProxyWalk {
  /// What the expression is, names followed to where they are declared.
  func block(_ place: Int) -> ProtocolProxyBlock {
    let fact = facts.code[place]
    switch fact.kind {
    case .closure: return .closure
    case .cast: return block(cast: place)
    case .unwrap, .prefix: return facts.parts(ofCode: place).first.map { block($0) } ?? .unknown
    case .name:
      if facts.text(fact.name) == "self" { return .noClosure }
      return locals[fact.name].map { block(local: fact.name, $0) } ?? block(memberNamed: fact.name)
    case .member:
      return facts.parts(ofCode: place).first.map { isSelf($0) } == true ? block(memberNamed: fact.name) : .unknown
    case .literal: return isNil(place) ? .unknown : .noClosure
    case .selector, .list: return .noClosure
    case .call: return makesObject(place) ? .noClosure : .unknown
    default: return .unknown
    }
  }

  private func block(cast place: Int) -> ProtocolProxyBlock {
    let fact = facts.code[place]
    let type = facts.text(fact.text)
    if ["Any", "AnyObject"].contains(type) { return facts.parts(ofCode: place).first.map { block($0) } ?? .unknown }
    return block(named: "", typed: type, declared: nil)
  }

  private func block(local name: Name, _ local: ProtocolProxyLocals.Local) -> ProtocolProxyBlock {
    let text = facts.text(name)
    let declared = local.place.map { self.place(of: $0) }
    if local.isFunction { return .function(text, declared: declared) }
    if !local.type.isNone { return block(named: text, typed: facts.text(local.type), declared: declared) }
    guard let value = local.value, facts.code[value].kind != .name else { return .unknown }
    if case .block(let type, _) = block(value) { return .block(type, declared: declared) }
    if facts.code[value].kind == .closure { return .function(text, declared: declared) }
    return local.isConstant ? block(value) : .unknown
  }

  private func block(memberNamed name: Name) -> ProtocolProxyBlock {
    let text = facts.text(name)
    if let property = property(named: name) {
      let fact = index.decl(property)
      let declared = Place(file: index.file(of: property), range: fact.nameOffset..<fact.nameEnd)
      if !fact.type.isNone { return block(named: text, typed: index.text(fact.type, of: property), declared: declared) }
      return fact.value == .closure ? .function(text, declared: declared) : .unknown
    }
    guard let type = owner.flatMap({ index.enclosingType(of: $0) }) else { return .unknown }
    let found = index.members(of: type, named: index.global(name, file: file)).first { index.decl($0).kind == .func }
    guard let found else { return .unknown }
    let fact = index.decl(found)
    return .function(text, declared: Place(file: index.file(of: found), range: fact.nameOffset..<fact.nameEnd))
  }

  private func block(named name: String, typed text: String, declared: Place?) -> ProtocolProxyBlock {
    guard let type = ProtocolProxyFunctionType(text) ?? alias(text) else { return .unknown }
    return type.isBlock ? .block(type, declared: declared) : .function(name, declared: declared)
  }

  /// What an alias of the project's stands for, if only one has the name.
  private func alias(_ text: String) -> ProtocolProxyFunctionType? {
    // `@escaping Module.Name?`
    let name = text.filter { !"?!".contains($0) }.split { $0 == "." || $0 == " " }.last.map(String.init) ?? ""
    let found = index.types(named: name)
    guard found.count == 1, index.entry(found[0]).kind == .typealias else { return nil }
    let decl = index.entry(found[0]).decl
    return ProtocolProxyFunctionType(index.text(index.decl(decl).type, of: decl))
  }

  // MARK: Objects

  /// Whether the call makes an object of a class or a struct: `Thing()`, `Module.Thing.init()`.
  func makesObject(_ call: Int) -> Bool {
    guard facts.code[call].kind == .call, let callee = facts.parts(ofCode: call).first, let type = typeMade(by: callee),
      !type.isNone
    else { return false }
    let name = facts.text(type).split(separator: ".").last ?? ""
    guard name.first?.isUppercase == true, alias(facts.text(type)) == nil else { return false }
    guard let known = index.globalName(String(name)) else { return true }
    // A function may be called so.
    return !index.namesakes(known).contains { index.decl($0).kind == .func }
  }

  /// The object that an expression is.
  func target(_ place: Int) -> ProtocolProxyTarget {
    let fact = facts.code[place]
    let parts = facts.parts(ofCode: place)
    switch fact.kind {
    case .literal: return isNil(place) ? .none : .other(nil)
    case .cast: return parts.first.map { target($0) } ?? .other(nil)
    case .call: return makesObject(place) ? .temporary(self.place(of: place)) : .other(nil)
    case .name:
      if facts.text(fact.name) == "self" { return .other(owner.flatMap { index.enclosingType(of: $0) }) }
      if let local = locals[fact.name] { return target(local: fact.name, local) }
      return .other(property(named: fact.name).flatMap { index.resolve(index.decl($0).type, at: $0).type })
    default: return .other(nil)
    }
  }

  private func target(local name: Name, _ local: ProtocolProxyLocals.Local) -> ProtocolProxyTarget {
    let scope = owner ?? anyDecl
    if let value = local.value, local.isConstant, makesObject(value) {
      if mentions[facts.code[value].owner]?[name] == 1 { return .unusedLocal(place(of: value)) }
      let made = facts.parts(ofCode: value).first.flatMap { typeMade(by: $0) } ?? .none
      return .other(scope.flatMap { index.resolve(made, at: $0).type })
    }
    return .other(local.type.isNone ? nil : scope.flatMap { index.resolve(local.type, at: $0).type })
  }
}
