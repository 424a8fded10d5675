import Facts
import Syntax

/// Types that Swift calls otherwise than Objective-C does, wherever they are named.
struct RenamedTypes {
  private var types: [String: String] = [:]
  private var protocols: [String: String] = [:]

  init(_ files: [FileFacts]) {
    var classes: Set<String> = []
    var plain: Set<String> = []
    for facts in files {
      for fact in facts.objc {
        let decl = facts.decls[Int(fact.decl)]
        guard decl.parent == DeclFact.none, decl.kind != .extension else { continue }
        let (objcName, name) = (facts.text(fact.selector), facts.text(decl.name))
        if decl.kind == .class { classes.insert(objcName) }
        if name != objcName {
          if decl.kind == .protocol { protocols[objcName] = name } else { types[objcName] = name }
        } else if decl.kind == .protocol {
          plain.insert(objcName)
        }
      }
    }
    for name in plain.intersection(classes) { protocols[name] = name + "Protocol" }
  }

  func renamed(_ files: [FileFacts]) -> [FileFacts] {
    if types.isEmpty && protocols.isEmpty { return files }
    return files.map { facts in
      var facts = facts
      renameDecls(&facts)
      renameInherited(&facts)
      renameUses(&facts)
      return facts
    }
  }

  private func renameDecls(_ facts: inout FileFacts) {
    for fact in facts.objc {
      let place = Int(fact.decl)
      guard facts.decls[place].parent == DeclFact.none else { continue }
      let name = facts.text(fact.selector)
      let kind = facts.decls[place].kind
      if let other = kind == .protocol ? protocols[name] : types[name] { facts.decls[place].name = facts.names.intern(other) }
    }
  }

  /// The first that a class inherits is its superclass; it has none if that is the class itself.
  private func renameInherited(_ facts: inout FileFacts) {
    for fact in facts.objc {
      let decl = facts.decls[Int(fact.decl)]
      for (order, place) in decl.inherits.indices.enumerated() {
        let name = facts.text(facts.lists[place])
        let isClass = order == 0 && decl.kind == .class && name != facts.text(fact.selector)
        if let other = isClass ? types[name] : protocols[name] { facts.lists[place] = facts.names.intern(other) }
      }
    }
  }

  private func renameUses(_ facts: inout FileFacts) {
    var known: [Name: Name] = [:]
    for place in facts.decls.indices { facts.decls[place].type = renamed(facts.decls[place].type, &facts.names, &known) }
    for place in facts.parameters.indices {
      let old = facts.parameters[place]
      let type = renamed(old.type, &facts.names, &known)
      if type != old.type { facts.parameters[place] = ParameterFact(label: old.label, name: old.name, type: type) }
    }
    for place in facts.sends.indices { facts.sends[place].type = renamed(facts.sends[place].type, &facts.names, &known) }
    for place in facts.variables.indices {
      facts.variables[place].type = renamed(facts.variables[place].type, &facts.names, &known)
    }
  }

  private func renamed(_ type: Name, _ names: inout NameTable, _ known: inout [Name: Name]) -> Name {
    if type.isNone { return type }
    if let found = known[type] { return found }
    let found = names.intern(renamed(names.text(type)))
    known[type] = found
    return found
  }

  /// What follows `any` is protocols.
  private func renamed(_ text: String) -> String {
    var result = ""
    var word = ""
    var isProtocol = false
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if word == "any" { isProtocol = true }
      result += (isProtocol ? protocols[word] : types[word]) ?? word
      if !word.isEmpty, word != "any", character != " " { isProtocol = false }
      if character != " ", character != "&" { isProtocol = false }
      word = ""
      result.append(character)
    }
    result.removeLast()
    return result
  }
}
