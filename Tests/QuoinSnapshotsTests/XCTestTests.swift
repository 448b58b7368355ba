import Quoin
import QuoinSnapshots
import XCTest

/// The same assertions in the other framework.
final class XCTestTests: XCTestCase {
    func testCard() {
        assertSnapshot(of: card(), as: .image(width: 120, fill: .solid(.white)))
    }

    func testSettings() {
        withSnapshotTesting(record: .never) {
            let problem = verifySnapshot(of: card(), as: .image, named: "unknown")
            XCTAssertEqual(problem?.hasPrefix("snapshot \"testSettings.unknown\" has no reference"), true)
        }
    }
}
