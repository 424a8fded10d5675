// module: testSupport
@testable import Kit
@testable import Stranger  // expect: testable_import_in_production "another package's"
