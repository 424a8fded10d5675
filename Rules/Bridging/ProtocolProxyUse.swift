import Facts
import Index
import RuleKit

/// What code does with a proxy: a call, a cast, or a use of one of its properties.
struct ProtocolProxyUse {
  enum Action {
    /// `override(_:using:)` and `override(_:target:)`
    case override
    /// `addObserver(for:beforeObservedSelector:using:)` and `addObserver(_:for:beforeObservedSelector:)`
    case observe
    /// `respondsToSelectorsWithObservers = true`; of another value, `nil`.
    case respond(Bool?)
    /// One of the proxy's own properties is read.
    case property(String)
    /// A cast that ends the program if it fails; the place of its facts.
    case forcedCast(Int)
  }

  let action: Action
  /// The proxy's number.
  let proxy: Int
  /// The place in the file's code, and the name that a finding is reported at.
  let code: Int
  let place: Place
  let owner: DeclID?
  /// What stands around it and does not always run, outermost first.
  let path: [Branch]
  /// The call is a statement of its own, so that nobody sees what it returns.
  var isDropped = false
  /// A test asserts that the call returns `false`.
  var isExpectedToFail = false
  var selector: ProtocolProxySelector?
  /// Where the block or the object is written that the proxy is to call.
  var callee: Place?
  /// What is given as a block, or the object that is to be called, which the proxy holds weakly.
  var block: ProtocolProxyBlock?
  var target: ProtocolProxyTarget?
  /// The target is what the code around the call belongs to.
  var isTargetSelf = false

  /// A part of a statement, of an operator or a closure that does not always run when the code around it does.
  struct Branch: Equatable {
    let number: Int
    /// The place of the whole in the file's code.
    let statement: Int
  }

  /// The proxy's own property that is read or written; empty where none is.
  var property: String {
    switch action {
    case .property(let name): name
    case .respond: "respondsToSelectorsWithObservers"
    default: ""
    }
  }

  var isOverride: Bool { if case .override = action { true } else { false } }

  var isObserver: Bool { if case .observe = action { true } else { false } }

  /// Whether it runs before the other one does, whenever that runs.
  func precedes(_ other: ProtocolProxyUse, in code: ContiguousArray<CodeFact>) -> Bool {
    guard path.count <= other.path.count, Array(other.path.prefix(path.count)) == path else { return false }
    if !path.isEmpty || other.path.isEmpty, self.code >= other.code { return false }
    // In the condition of the branch, which may ask whether it succeeded.
    return !other.path.dropFirst(path.count).contains { branch in
      (Int(code[branch.statement].first)..<branch.statement).contains(self.code)
    }
  }
}

/// A proxy that a file makes, or is given.
struct ProtocolProxy {
  /// The protocols that it is made with, and all that these inherit.
  struct Adopted {
    let names: [String]
    let lineage: Lineage
  }

  /// The name that is called to make it; `nil` if somebody else does, or several do.
  var creation: Place?
  /// `nil` where that is not known.
  var adopted: Adopted?
  /// The object that gets the calls, if it is written.
  var implementer: ProtocolProxyTarget?
  /// Others have it, too, who may do what is not seen here.
  var isShared = false
  /// It outlives the function that makes it.
  var isKept = false
  /// It is kept in a property that gets several: it may be another one each time.
  var isReplaced = false
  /// The declaration in whose body or value it is made.
  var owner: DeclID?
}

/// An object that a proxy is given to call.
enum ProtocolProxyTarget {
  case none
  /// Nobody else holds it: it is made in the call.
  case temporary(Place)
  /// It is made for a local that is used for nothing else.
  case unusedLocal(Place)
  /// An object of the type, if that is known.
  case other(TypeID?)

  var isKept: Bool {
    switch self {
    case .temporary, .unusedLocal: false
    case .none, .other: true
    }
  }
}

extension ProtocolProxyWalk {
  /// Where the proxy and its protocols come from.
  func evidence(of use: ProtocolProxyUse) -> [Related] {
    let proxy = proxies[use.proxy]
    return proxy.creation.map { [Related($0, .adopts(proxy.adopted?.names ?? []))] } ?? []
  }
}

extension Message {
  fileprivate static func adopts(_ protocols: [String]) -> Message {
    protocols.isEmpty ? "the proxy is made here" : "the proxy adopts \(list(protocols))"
  }
}
