// module: testSupport
// module: open
@testable import Kit  // expect: testable_import_in_production "shipped"
