import Facts

/// What is known of types and their members.
struct TypeTables: Sendable {
  let table: TypeTable
  let hierarchy: Hierarchy
  let members: MemberTable
  let outside: OutsideTable
  let objcNames: ObjCNameTable
  let classTree: ClassTree
  let aliases: AliasTable

  init(_ files: ContiguousArray<FileFacts>, _ layout: ModuleLayout, _ names: JoinedNames) {
    var table = TypeTable(files, layout, names)
    var hierarchy = Hierarchy(table)
    table.inherit(hierarchy)
    // What is nested in supertypes is known only now.
    if hierarchy.isOutdated(by: table) {
      hierarchy = Hierarchy(table)
      table.inherit(hierarchy)
    }
    self.hierarchy = hierarchy
    self.table = table
    members = MemberTable(table)
    outside = OutsideTable(table)
    objcNames = ObjCNameTable(table)
    classTree = ClassTree(table, hierarchy)
    aliases = AliasTable(table)
  }
}

/// What is known of names, and what is done with them.
struct UseTables: Sendable {
  let mentions: MentionTable
  let contracts: ContractTable
  let namesakes: NamesakeTable
  let traps: TrapTable
  let sends: SendTable

  init(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames, _ words: HookWords) {
    mentions = MentionTable(files, names)
    contracts = ContractTable(files, names)
    namesakes = NamesakeTable(files, names)
    traps = TrapTable(files, names, words)
    sends = SendTable(files, names)
  }
}

/// What is made of the files alone.
struct CoreTables {
  let files: ContiguousArray<FileFacts>
  let layout: ModuleLayout
  let names: JoinedNames
  let words: HookWords
  let types: TypeTables
  let uses: UseTables
  let texts: WordSet
}

/// What is made by asking an index.
struct LateTables {
  var contracts: ContractTable
  var annotations = AnnotationTable()
  var hooks = HookTable()
  var foreignHooks = ForeignHookTable()
}
