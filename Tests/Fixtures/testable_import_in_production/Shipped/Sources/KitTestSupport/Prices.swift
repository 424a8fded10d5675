// module: testSupport
// module: open
// Another file of the module uses a test framework.
@testable import Kit
