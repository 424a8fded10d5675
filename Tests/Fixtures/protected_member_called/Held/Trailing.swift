import Foundation

final class Jobs {
  func run() {
    let operation = BlockOperation { print("work") }
    operation.main()  // expect: protected_member_called "main()"
    let both = BlockOperation { print("one") }; both.main()  // expect: protected_member_called "main()"
  }

  /// What a call gives a member of is something else.
  func count() -> Int {
    let blocks = BlockOperation { print("work") }.executionBlocks
    return blocks.main().count
  }
}

extension Array {
  fileprivate func main() -> [Int] { [] }
}
