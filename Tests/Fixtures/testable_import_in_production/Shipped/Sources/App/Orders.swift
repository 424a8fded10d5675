@testable import Kit  // expect: testable_import_in_production "'Kit' is imported with '@testable' by code that is no test"
import Parts

// @testable import Parts
let advice = "write '@testable import Kit' in tests"
import Kit
@preconcurrency import Parts
public import Wheels
let testable = true
