// A test puts something else in place of what the program calls.
import XCTest

@testable import App

final class RecordingTicker: Ticker {
    var beats: [Int] = []
    override func beat(_ id: Int) { beats.append(id) }
}
final class WatchTests: XCTestCase {
    func testBeat() { let w = Watch(); let t = RecordingTicker(); w.ticker = t; w.detect(); XCTAssertEqual(t.beats, [3]) }
}
