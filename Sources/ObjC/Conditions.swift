/// The `#if`s that are open, and which of their branches are read.
struct Conditions {
  /// What a stretch of tokens opens and closes.
  private struct Balance {
    var depth = 0
    var lowest = 0
    /// `@interface` and its kin, less `@end`.
    var containers = 0
    /// Whether a statement, a declaration or a block ends where it ends.
    var endsWhole = true

    var isEven: Bool { depth == 0 && lowest >= 0 && containers == 0 && endsWhole }

    mutating func add(_ other: Balance) {
      lowest = min(lowest, depth + other.lowest)
      depth += other.depth
      containers += other.containers
      endsWhole = other.endsWhole
    }
  }

  private struct Branch {
    let first: Int
    var end = 0
    let isRead: Bool
    /// Whether the build compiles it; `nil` where that is not known.
    let isBuilt: Bool?
    var balance = Balance()
  }

  private struct Frame {
    var branches: [Branch]
    /// Whether a branch is read for certain, so that those that follow are not.
    var isDecided: Bool
  }

  private let isCPlusPlus: Bool
  private let build: ObjCBuild
  private var frames: [Frame] = []

  init(isCPlusPlus: Bool, _ build: ObjCBuild) { (self.isCPlusPlus, self.build) = (isCPlusPlus, build) }

  mutating func open(_ condition: Directive.Condition, at token: Int) {
    let truth = truth(of: condition)
    let branch = Branch(first: token + 1, isRead: truth != false, isBuilt: build.fulfils(condition))
    frames.append(Frame(branches: [branch], isDecided: truth == true))
  }

  mutating func turn(_ condition: Directive.Condition, at token: Int) {
    guard var frame = frames.popLast() else { return }
    frame.branches[frame.branches.count - 1].end = token
    let truth = frame.isDecided ? false : truth(of: condition)
    frame.branches.append(Branch(first: token + 1, isRead: truth != false, isBuilt: build.fulfils(condition)))
    frame.isDecided = frame.isDecided || truth == true
    frames.append(frame)
  }

  /// The branches that are not read, as ranges of tokens.
  mutating func close(at token: Int) -> [Range<Int>] {
    guard var frame = frames.popLast() else { return [] }
    frame.branches[frame.branches.count - 1].end = token
    let read = frame.branches.filter(\.isRead)
    let areEven = read.allSatisfy(\.balance.isEven)
    var dropped: [Range<Int>] = []
    let chosen = read.first { $0.isBuilt == true } ?? read.first { $0.isBuilt == nil } ?? read.first
    for branch in frame.branches {
      if branch.isRead, areEven || branch.first == chosen?.first {
        if !frames.isEmpty { add(branch.balance) }
      } else {
        dropped.append(branch.first..<branch.end)
      }
    }
    return dropped
  }

  /// A token in the innermost branch.
  mutating func note(_ token: Int, _ tokens: CTokens) {
    if frames.isEmpty { return }
    var step = Balance()
    step.endsWhole = false
    switch tokens.kinds[token] {
    case .mark:
      switch tokens.bytes[tokens.start(token)] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): step.depth = 1
      case UInt8(ascii: "}"):
        (step.depth, step.lowest) = (-1, -1)
        step.endsWhole = true
      case UInt8(ascii: ")"), UInt8(ascii: "]"): (step.depth, step.lowest) = (-1, -1)
      case UInt8(ascii: ";"), UInt8(ascii: ","): step.endsWhole = true
      default: break
      }
    case .atWord:
      step.endsWhole = true
      if tokens.holds(token, "@end") {
        step.containers = -1
      } else if tokens.opensContainer(token) {
        step.containers = 1
      }
    case .word: step.endsWhole = tokens.isTypeName(token)
    default: break
    }
    add(step)
  }

  private mutating func add(_ balance: Balance) {
    let last = frames.count - 1
    frames[last].branches[frames[last].branches.count - 1].balance.add(balance)
  }

  private func truth(of condition: Directive.Condition) -> Bool? {
    switch condition {
    case .always: true
    case .never: false
    case .cPlusPlus: isCPlusPlus
    case .noCPlusPlus: !isCPlusPlus
    // Another build may compile what this one does not.
    case .macro, .unknown: nil
    }
  }
}

extension CTokens {
  /// `@interface`, `@implementation`, and `@protocol` with members.
  func opensContainer(_ token: Int) -> Bool {
    if holds(token, "@interface") || holds(token, "@implementation") { return true }
    guard holds(token, "@protocol"), isWord(token + 1) else { return false }
    return !isMark(token + 2, ";") && !isMark(token + 2, ",")
  }
}
