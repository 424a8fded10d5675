@_exported @testable import struct Kit.Price  // expect: testable_import_in_production "'Kit'"
@preconcurrency
@testable
import Stranger  // expect: testable_import_in_production "'Stranger'"
#if DEBUG
@testable import Kit
#endif
#if canImport(Kit)
@testable @preconcurrency import Kit  // expect: testable_import_in_production
#endif
