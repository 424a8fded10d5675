import Catalog
import Facts
import Synchronization

/// What took long to find out and is asked for again. Each worker has an index object of its own, and with it one of these,
/// so nobody waits for anybody.
final class Remembered: Sendable {
  /// The members of a type that have one name.
  struct Namesakes: Hashable {
    let type: TypeID
    let name: Name
  }

  /// A name with labels.
  struct Labelled: Hashable {
    let name: Name
    let labels: Name
  }

  /// A mention so deep in a chain.
  struct Link: Hashable {
    let mention: MentionID
    let depth: Int
  }

  /// Mentions by the types of what stands before the dot, and those of which these are not certain.
  struct Receivers: Sendable {
    var ofTypes: [TypeID: [MentionID]] = [:]
    /// Of types that are not the project's.
    var ofForeign: [Name: [MentionID]] = [:]
    var others: [MentionID] = []
  }

  /// Of each type that was asked for what it names itself, and all with what it inherits.
  let ownForeign = Memory<TypeID, Set<String>>()
  private let foreign = Mutex<(supers: [TypeID: Set<String>], count: Int)>(([:], 0))
  let overloads = Memory<Namesakes, Overloads>()
  let requirements = Memory<TypeID, Requirements>()
  let signatures = Memory<DeclID, Signature>()
  /// Of each file that was asked for it: what it imports with `@testable`.
  let testedModules = Memory<Int, Set<String>>()
  /// Of files, and of modules, that were asked for it: whether the file is written in Swift 2, or cannot be; whether one of the
  /// module's is.
  let isSwift2 = Memory<Int, Bool>()
  let isNewer = Memory<Int, Bool>()
  let hasSwift2 = Memory<Int, Bool>()
  /// Of the name of initializers: where a type that is written is made by no more than that.
  let unnamedInstantiations = Memory<Name, [TypeID: [MentionID]]>()
  /// Of a name that is often asked for: its mentions by the types around, by what stands before the dot, and by the members
  /// they mean.
  let mentionsByHome = Memory<Name, [TypeID: [MentionID]]>()
  let mentionsByReceiver = Memory<Name, Receivers>()
  let mentionsByMember = Memory<Name, [DeclID: [MentionID]]>()
  /// Of mentions of names that are mentioned very often: the type of what stands before the dot, and the member that is meant.
  let receivers = Memory<MentionID, ReceiverType>()
  /// Of links of long chains the type of what stands before the dot.
  let links = Memory<Link, ReceiverType>()
  /// Of the name of subscripts: whether extensions of collections have one that gives something else than what they hold.
  let hasSubscriptsOfCollections = Memory<Name, Bool>()
  /// Of a file: the parts that tell something of a call, by its mention.
  let partsOfCalls = Memory<Int, [UInt32: Int]>()
  /// The same of what calls are handed.
  let handedParts = Memory<Int, [UInt32: [Int]]>()
  let meanings = Memory<MentionID, DeclID?>()
  private let questions = Mutex<[Name: Int]>([:])
  /// Of a name: what is not the project's and gets a member of that name by an extension that says nothing else.
  let foreignOwners = Memory<Name, Set<String>>()
  /// Of an extension of what is not the project's: that type's name.
  let extendedNames = Memory<DeclID, Name?>()
  let typesOfName = Memory<Name, [TypeID]>()
  /// Of protocols of nothing: whether values are asked for them.
  let isAskedFor = Memory<TypeID, Bool>()
  /// Of each name, without labels, and of each with labels: the members of Apple's protocols that have it.
  let apples = Memory<Name, [CatalogMember]>()
  let labelledApples = Memory<Labelled, [CatalogMember]>()
  /// What of Apple's protocols many classes adopt, and their methods are held against.
  let namesOfProtocols = Memory<CatalogProtocol, ContiguousArray<UInt8>>()
  let optionalMethods = Memory<Shape, [ObjCRequirement]>()
  let protocolsOfClasses = Memory<CatalogClass, [CatalogProtocol]>()

  /// What methods of a protocol of Apple's have in common with another method.
  struct Shape: Hashable {
    let owner: CatalogProtocol
    let parameterCount: Int
    let returnsValue: Bool

    /// Those that may be left out.
    var optionals: [ObjCRequirement] {
      owner.members.filter { member in
        member.isOptional && member.kind == .method && member.parameterCount == parameterCount && member.returnsValue == returnsValue
      }.map(ObjCRequirement.init)
    }
  }

  /// What one of the project's protocols of Objective-C asks for.
  struct Requirements: Sendable {
    let all: [ObjCRequirement]
    let bySelector: [String: [ObjCRequirement]]
    let byName: [String: [ObjCRequirement]]
    let byLabels: [String: [ObjCRequirement]]

    init(_ all: [ObjCRequirement]) {
      self.all = all
      bySelector = Dictionary(grouping: all.filter { $0.selector != nil }) { $0.selector ?? "" }
      byName = Dictionary(grouping: all, by: \.name)
      byLabels = Dictionary(grouping: all, by: \.labels)
    }
  }

  /// So many names are kept, and no more.
  private static let mostNames = 1 << 18

  /// Fewer questions about a name take less time one by one.
  private static let fewQuestions = 16

  /// Whether there have been so many questions about a name that the answers are worth keeping; this is one more.
  func isOftenAskedFor(_ name: Name) -> Bool {
    questions.withLock { questions in
      questions[name, default: 0] += 1
      return questions[name, default: 0] > Remembered.fewQuestions
    }
  }

  func foreignSupers(of type: TypeID, _ find: () -> Set<String>) -> Set<String> {
    if let known = foreign.withLock({ $0.supers[type] }) { return known }
    let found = find()
    foreign.withLock { foreign in
      if foreign.count > Remembered.mostNames { foreign = ([:], 0) }
      foreign.supers[type] = found
      foreign.count += found.count + 1
    }
    return found
  }
}

/// Answers by what was asked.
final class Memory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])

  func value(of key: Key, _ find: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let found = find()
    known.withLock { $0[key] = found }
    return found
  }
}
