// module: example
@testable import Kit
