// module: whole
import Foundation
import Mill

final class Download: Operation, @unchecked Sendable { override func main() {} }
func start() { Operation().start() }

final class Crane: Hoist {}  // expect: unimplemented_required_override
