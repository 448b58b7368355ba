import QuoinSystem
import Synchronization

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Failures and attachments of the running test.
package enum TestIssue {
    /// Fails the test. In a task or on a queue that a test starts there is no current test: then the run fails.
    package static func record(_ message: String, at place: SnapshotPlace) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
                return
            }
        #endif
        #if canImport(XCTest)
            if XCTestFailures.shared.record(message, at: place) { return }
        #endif
        #if canImport(Testing)
            Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
        #endif
        StrayFailures.add("\(place.filePath):\(place.line): error: \(message)")
    }

    /// Reports a warning, which does not fail the test.
    static func warn(_ message: String, at place: SnapshotPlace) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(
                    Comment(rawValue: message), severity: .warning, sourceLocation: place.sourceLocation)
                return
            }
        #endif
        StandardError.print("\(place.filePath):\(place.line): warning: \(message)")
    }

    /// Attaches a file to the test. XCTest has no attachments on Linux.
    static func attach(_ bytes: [UInt8], named name: String, at place: SnapshotPlace) {
        #if canImport(Testing)
            if Test.current != nil {
                return Attachment.record(bytes, named: name, sourceLocation: place.sourceLocation)
            }
        #endif
        #if canImport(XCTest) && canImport(Darwin)
            // Activities are available on the main thread only.
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                XCTContext.runActivity(named: name) { activity in
                    let attachment = XCTAttachment(data: Data(bytes))
                    attachment.name = name
                    activity.add(attachment)
                }
            }
        #endif
    }
}

#if canImport(Testing)
    extension SnapshotPlace {
        fileprivate var sourceLocation: SourceLocation {
            SourceLocation(
                fileID: String(describing: fileID), filePath: String(describing: filePath), line: Int(line),
                column: Int(column))
        }
    }
#endif

/// Failures that belong to no test, such as those of a detached task. They make the process fail when it ends, because
/// a framework may not count them.
enum StrayFailures {
    private static let messages = Mutex<[String]>([])
    private static let exitHandler: Void = { _ = atexit { StrayFailures.failProcess() } }()

    static func add(_ message: String) {
        exitHandler
        messages.withLock { $0.append(message) }
    }

    private static func failProcess() {
        let messages = messages.withLock { $0 }
        let count = messages.count == 1 ? "1 snapshot assertion" : "\(messages.count) snapshot assertions"
        StandardError.print("error: \(count) failed outside of a test:\n" + messages.joined(separator: "\n"))
        fflush(nil)
        _exit(EXIT_FAILURE)
    }
}

/// Printing to standard error.
enum StandardError {
    static func print(_ message: String) {
        _ = try? FileDescriptor.standardError.writeAll((message + "\n").utf8)
    }
}

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
