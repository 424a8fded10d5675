import XCTest

@testable import App

final class GaugeMock: Gauge {
  var underlyingMarks: [Int] = []
  var marks: [Int] {
    get { underlyingMarks }
    set { underlyingMarks = newValue }
  }
}
final class DialMock: Dial {
  var step: Int {
    get { 7 }
    set {}
  }
}
