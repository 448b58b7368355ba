#if canImport(XCTest)
    import Synchronization
    import XCTest

    /// Failures of the running test case. XCTest drops failures between two test cases.
    final class XCTestFailures: NSObject, XCTestObservation, Sendable {
        static let shared = XCTestFailures()

        private let expected = Mutex<[String: Int]>([:])

        private override init() {
            super.init()
            XCTestObservationCenter.shared.addTestObserver(self)
        }

        /// Fails the running test case; `false` if there is none.
        func record(_ message: String, at place: SnapshotPlace) -> Bool {
            let count = expected.withLock { expected in
                expected[message, default: 0] += 1
                return expected[message]
            }
            XCTFail(message, file: place.filePath, line: place.line)
            return expected.withLock { $0[message] != count }
        }

        #if canImport(Darwin)
            func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
                noteArrival(of: issue.compactDescription)
            }

            func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
                noteArrival(of: expectedFailure.issue.compactDescription)
            }
        #else
            func testCase(
                _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
                atLine lineNumber: Int
            ) {
                noteArrival(of: description)
            }
        #endif

        private func noteArrival(of description: String) {
            expected.withLock { expected in
                for message in expected.keys where description.contains(message) { expected[message] = nil }
            }
        }
    }
#endif
