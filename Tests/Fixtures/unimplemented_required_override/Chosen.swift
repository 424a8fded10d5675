// Who leaves most of many out has chosen a few.
class Visitor {
  func visitAdd(_ node: Add) -> Int { fatalError("subclasses must override visitAdd") }
  func visitCall(_ node: Call) -> Int { fatalError("subclasses must override visitCall") }
  func visitCast(_ node: Cast) -> Int { fatalError("subclasses must override visitCast") }
  func visitCut(_ node: Cut) -> Int { fatalError("subclasses must override visitCut") }
  func visitEcho(_ node: Echo) -> Int { fatalError("subclasses must override visitEcho") }
  func visitFill(_ node: Fill) -> Int { fatalError("subclasses must override visitFill") }
  func visitGuard(_ node: Guard) -> Int { fatalError("subclasses must override visitGuard") }
  func visitJump(_ node: Jump) -> Int { fatalError("subclasses must override visitJump") }
  func visitLoop(_ node: Loop) -> Int { fatalError("subclasses must override visitLoop") }
  func visitPass(_ node: Pass) -> Int { fatalError("subclasses must override visitPass") }
}
struct Add { func accept(_ visitor: Visitor) -> Int { visitor.visitAdd(self) } }
struct Call { func accept(_ visitor: Visitor) -> Int { visitor.visitCall(self) } }
struct Cast { func accept(_ visitor: Visitor) -> Int { visitor.visitCast(self) } }
struct Cut { func accept(_ visitor: Visitor) -> Int { visitor.visitCut(self) } }
struct Echo { func accept(_ visitor: Visitor) -> Int { visitor.visitEcho(self) } }
struct Fill { func accept(_ visitor: Visitor) -> Int { visitor.visitFill(self) } }
struct Guard { func accept(_ visitor: Visitor) -> Int { visitor.visitGuard(self) } }
struct Jump { func accept(_ visitor: Visitor) -> Int { visitor.visitJump(self) } }
struct Loop { func accept(_ visitor: Visitor) -> Int { visitor.visitLoop(self) } }
struct Pass { func accept(_ visitor: Visitor) -> Int { visitor.visitPass(self) } }
final class CallVisitor: Visitor {
  override func visitCall(_ node: Call) -> Int { 1 }
}
final class WholeVisitor: Visitor {  // expect: unimplemented_required_override "'visitPass(_:)'"
  override func visitAdd(_ node: Add) -> Int { 1 }
  override func visitCall(_ node: Call) -> Int { 1 }
  override func visitCast(_ node: Cast) -> Int { 1 }
  override func visitCut(_ node: Cut) -> Int { 1 }
  override func visitEcho(_ node: Echo) -> Int { 1 }
  override func visitFill(_ node: Fill) -> Int { 1 }
  override func visitGuard(_ node: Guard) -> Int { 1 }
  override func visitJump(_ node: Jump) -> Int { 1 }
  override func visitLoop(_ node: Loop) -> Int { 1 }
}
