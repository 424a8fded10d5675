import XCTest
@testable import Kit
