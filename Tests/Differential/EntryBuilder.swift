import SwiftSyntax

/// Turns syntax into entries: the declarations as the format has them.
struct EntryBuilder {
  /// Finds the lines and columns of the file.
  let lines: LineTable

  /// The entries of a file, or of a branch of an `#if` outside of all types.
  func entries(_ statements: CodeBlockItemListSyntax) -> [Value] {
    statements.flatMap { statement -> [Value] in
      if case .decl(let decl) = statement.item { entries(of: decl) } else { [] }
    }
  }

  private func entries(_ members: MemberBlockItemListSyntax) -> [Value] {
    members.flatMap { entries(of: $0.decl) }
  }

  private func entries(of branch: IfConfigClauseSyntax) -> [Value] {
    switch branch.elements {
    case .statements(let statements): entries(statements)
    case .decls(let members): entries(members)
    default: []
    }
  }

  private func entries(of decl: DeclSyntax) -> [Value] {
    if let type = decl.asProtocol(DeclGroupSyntax.self) { return [entry(of: type)] }
    return switch decl.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let node): node.clauses.flatMap(entries(of:))
    case .variableDecl(let node): node.bindings.flatMap { entries(of: $0, in: node) }
    case .enumCaseDecl(let node):
      node.elements.map { entry("case", caseName($0), at: $0.name, of: node) }
    case .functionDecl(let node): [entry(of: node)]
    case .initializerDecl(let node): [entry(of: node)]
    case .deinitializerDecl(let node):
      [entry("deinit", "deinit", at: node.deinitKeyword, of: node, [hasBody(node.body != nil)])]
    case .subscriptDecl(let node): [entry(of: node)]
    case .typeAliasDecl(let node):
      [entry("typealias", text(node.name), at: node.name, of: node, [requirements(node.genericWhereClause)])]
    case .associatedTypeDecl(let node):
      [
        entry(
          "associatedtype", text(node.name), at: node.name, of: node,
          [inherits(node.inheritanceClause), requirements(node.genericWhereClause)])
      ]
    case .macroDecl(let node): [entry(of: node)]
    case .operatorDecl(let node): [entry("operator", text(node.name), at: node.name, of: node)]
    case .precedenceGroupDecl(let node): [entry("precedencegroup", text(node.name), at: node.name, of: node)]
    case .importDecl(let node): [entry("import", text(node.path), at: node.path, of: node)]
    default: []
    }
  }

  /// What all kinds have in common, then the details of the kind.
  private func entry(
    _ kind: String, _ name: String, at anchor: some SyntaxProtocol, of decl: some DeclSyntaxProtocol,
    _ details: [Value.Member] = []
  ) -> Value {
    let place = lines.place(of: anchor.positionAfterSkippingLeadingTrivia.utf8Offset)
    let start = lines.place(of: decl.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = lines.place(of: decl.endPositionBeforeTrailingTrivia.utf8Offset)
    return .object(
      [
        ("kind", .text(kind)), ("name", .text(name)), ("line", .number(place.line)), ("column", .number(place.column)),
        ("startLine", .number(start.line)), ("endLine", .number(end.line)),
      ] + modifiers(of: decl) + [attributes(of: decl)] + details)
  }
}

extension EntryBuilder {
  private func entry(of node: any DeclGroupSyntax) -> Value {
    let named = node.asProtocol(NamedDeclSyntax.self)
    let anchor = named.map { Syntax($0.name) } ?? node.as(ExtensionDeclSyntax.self).map { Syntax($0.extendedType) }
    let name = anchor ?? Syntax(node.introducer)
    return entry(
      text(node.introducer), text(name), at: name, of: DeclSyntax(node),
      [
        inherits(node.inheritanceClause), requirements(node.genericWhereClause),
        ("members", .list(entries(node.memberBlock.members))),
      ])
  }

  private func entry(of node: FunctionDeclSyntax) -> Value {
    let parameters = node.signature.parameterClause.parameters
    let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
    let labels = labels(parameters, oneNameIsLabel: !isOperator)
    return entry(
      "func", text(node.name) + labels, at: node.name, of: node,
      [
        requirements(node.genericWhereClause), signature(parameters, node.signature.returnClause),
        hasBody(node.body != nil),
      ])
  }

  private func entry(of node: InitializerDeclSyntax) -> Value {
    let parameters = node.signature.parameterClause.parameters
    return entry(
      "init", "init" + labels(parameters, oneNameIsLabel: true), at: node.initKeyword, of: node,
      [requirements(node.genericWhereClause), signature(parameters, nil), hasBody(node.body != nil)])
  }

  private func entry(of node: SubscriptDeclSyntax) -> Value {
    let parameters = node.parameterClause.parameters
    return entry(
      "subscript", "subscript" + labels(parameters, oneNameIsLabel: false), at: node.subscriptKeyword, of: node,
      [
        requirements(node.genericWhereClause), signature(parameters, node.returnClause),
        hasBody(node.accessorBlock != nil), accessors(node.accessorBlock),
      ])
  }

  private func entry(of node: MacroDeclSyntax) -> Value {
    let parameters = node.signature.parameterClause.parameters
    return entry(
      "macro", text(node.name) + labels(parameters, oneNameIsLabel: true), at: node.name, of: node,
      [requirements(node.genericWhereClause), signature(parameters, node.signature.returnClause)])
  }

  private func entries(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> [Value] {
    // `inout` bindings count as `var`.
    let kind = node.bindingSpecifier.tokenKind == .keyword(.let) ? "let" : "var"
    let details: [Value.Member] = [
      ("type", .text(orNull: binding.typeAnnotation.map { text($0.type) })),
      hasBody(binding.accessorBlock != nil), accessors(binding.accessorBlock),
    ]
    return names(in: binding.pattern).map { entry(kind, text($0), at: $0, of: node, details) }
  }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  private func caseName(_ element: EnumCaseElementSyntax) -> String {
    guard let parameters = element.parameterClause?.parameters else { return text(element.name) }
    return text(element.name) + "(" + parameters.map { ($0.firstName.map(text) ?? "_") + ":" }.joined() + ")"
  }
}

extension EntryBuilder {
  private func text(_ token: TokenSyntax) -> String { token.presence == .present ? token.text : "" }

  private func text(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }

  private func labels(_ parameters: FunctionParameterListSyntax, oneNameIsLabel: Bool) -> String {
    let labels = parameters.map { oneNameIsLabel || $0.secondName != nil ? text($0.firstName) : "_" }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private func modifiers(of decl: some DeclSyntaxProtocol) -> [Value.Member] {
    var access: String?
    var setterAccess: String?
    var others: [String] = []
    if let fixity = decl.as(OperatorDeclSyntax.self)?.fixitySpecifier { others.append(text(fixity)) }
    for modifier in decl.asProtocol(WithModifiersSyntax.self)?.modifiers ?? [] {
      let name = text(modifier.name)
      let isAccess = ["open", "public", "package", "internal", "fileprivate", "private"].contains(name)
      // Only the first one counts; a second one is the type checker's business.
      switch modifier.detail?.detail.text {
      case nil where isAccess: access = access ?? name
      case "set" where isAccess: setterAccess = setterAccess ?? name
      default: others.append(text(modifier))
      }
    }
    return [
      ("access", .text(orNull: access)), ("setterAccess", .text(orNull: setterAccess)), ("modifiers", .texts(others)),
    ]
  }

  private func attributes(of decl: some DeclSyntaxProtocol) -> Value.Member {
    let list = decl.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
    return ("attributes", .texts(names(of: list)))
  }

  private func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute):
        let tokens = attribute.attributeName.tokens(viewMode: .sourceAccurate)
        return ["@" + tokens.prefix { $0.tokenKind != .leftAngle }.map(\.text).joined()]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { branch -> [String] in
          if case .attributes(let inner) = branch.elements { names(of: inner) } else { [] }
        }
      @unknown default:
        return []
      }
    }
  }

  private func inherits(_ clause: InheritanceClauseSyntax?) -> Value.Member {
    ("inherits", .texts(clause?.inheritedTypes.map { text($0.type) } ?? []))
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> Value.Member {
    ("where", .texts(clause?.requirements.map { text($0.requirement) } ?? []))
  }

  private func signature(_ parameters: FunctionParameterListSyntax, _ returned: ReturnClauseSyntax?) -> Value.Member {
    let types = parameters.map { text($0.type) + ($0.ellipsis.map(text) ?? "") }
    return (
      "signature",
      .object([("params", .texts(types)), ("returns", .text(orNull: returned.map { text($0.type) }))])
    )
  }

  private func hasBody(_ hasBody: Bool) -> Value.Member { ("hasBody", .bool(hasBody)) }

  private func accessors(_ block: AccessorBlockSyntax?) -> Value.Member {
    switch block?.accessors {
    case .getter: ("accessors", .texts(["get"]))
    case .accessors(let list): ("accessors", .texts(list.map { text($0.accessorSpecifier) }))
    default: ("accessors", .list([]))
    }
  }
}
