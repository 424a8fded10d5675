import Syntax
import Testing

/// What is stored for each token and each declaration stays small, and buffers are used again.
@Suite struct LayoutTests {
  @Test func sizes() {
    #expect(MemoryLayout<Decl>.stride == 32)
    #expect(MemoryLayout<Part>.stride == 16)
    let tokens = Tokens()
    #expect(stride(of: tokens.kinds) + stride(of: tokens.starts) + stride(of: tokens.links) == 9)
  }

  private func stride<Element>(of column: ContiguousArray<Element>) -> Int { MemoryLayout<Element>.stride }

  /// A second file that is no longer than the first needs no memory.
  @Test func buffersAreUsedAgain() throws {
    let text = String(repeating: "@a public struct S<T>: P { private var x: [Int] = [1], y = \"\\(z)\" }\n", count: 200)
    let first = Source(path: "", text: text)
    let second = Source(path: "", text: String(text.dropLast(70)))
    var tokens = Tokens()
    var tree = DeclTree()
    lex(first, into: &tokens)
    parse(tokens, of: first, into: &tree)
    let before = addresses(tokens, tree)
    lex(second, into: &tokens)
    parse(tokens, of: second, into: &tree)
    #expect(addresses(tokens, tree) == before)
    #expect(tokens.count > 1000 && tree.decls.count > 500)
  }

  private func addresses(_ tokens: Tokens, _ tree: borrowing DeclTree) -> [UInt] {
    [
      address(tokens.kinds), address(tokens.starts), address(tokens.links), address(tree.decls), address(tree.parts),
    ]
  }

  private func address<Element>(_ column: ContiguousArray<Element>) -> UInt {
    // The pointer is only compared.
    unsafe column.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
