#if os(Linux)
    import Foundation
    import Quoin
    import QuoinInlineSnapshots
    import QuoinSnapshots
    import TestSupport
    import Testing
    import XCTest

    /// What fails in a process of its own, which has this variable.
    private let variable = "QUOIN_TEST_OUTSIDE"
    private let isOutside = ProcessInfo.processInfo.environment[variable] != nil

    @Suite("Assertions outside of a test's task", .enabled(if: isOutside))
    struct OutsideSamples {
        @Test func detached() async {
            await Task.detached {
                assertSnapshot(of: card(), as: .image(width: 120), record: .never, testName: "nowhere")
            }.value
        }

        @Test func inline() async {
            await Task.detached {
                assertInlineSnapshot(of: Box().size(10, 30), as: .layout, record: .never) { "other" }
            }.value
        }

        @Test func queue() async {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    assertSnapshot(of: card(), as: .image(width: 120), record: .never, testName: "nowhere")
                    continuation.resume()
                }
            }
        }
    }

    final class OutsideXCTests: XCTestCase {
        func testQueue() throws {
            try XCTSkipUnless(isOutside)
            let done = expectation(description: "done")
            DispatchQueue.global().async {
                assertSnapshot(of: card(), as: .image(width: 120), record: .never, testName: "nowhere")
                done.fulfill()
            }
            wait(for: [done], timeout: 60)
        }

        override class func tearDown() {
            // No test case runs any more, so that XCTest drops the failure.
            if isOutside, ProcessInfo.processInfo.environment[variable] == "between" {
                assertSnapshot(of: card(), as: .image(width: 120), record: .never, testName: "nowhere")
            }
        }

        func testNothing() {}
    }

    @Suite("Assertions outside of a test's task, in a process of its own")
    struct OutsideTests {
        private func run(_ filter: [String], value: String = "in") throws -> (status: Int32, output: String) {
            try StartedProgram(StartedProgram.ofTests, filter, environment: [variable: value]).finish()
        }

        @Test("fail a run of Swift Testing, with what differs", arguments: ["detached", "inline", "queue"])
        func swiftTesting(name: String) throws {
            let (status, output) = try run([
                "--testing-library", "swift-testing", "--filter", "OutsideSamples.*\(name)",
            ])
            #expect(status == 1)
            #expect(output.contains("recorded an issue at OutsideTests.swift"), "\(output)")
            #expect(output.contains("snapshot \"nowhere\" has no reference") || name == "inline", "\(output)")
            #expect(output.contains("error: 1 snapshot assertion failed outside of a test:"), "\(output)")
        }

        @Test("fail a run of XCTest, with what differs")
        func xcTest() throws {
            let (status, output) = try run(["QuoinSnapshotsTests.OutsideXCTests/testQueue"])
            #expect(status == 1 && output.contains("snapshot \"nowhere\" has no reference"), "\(output)")
            #expect(output.contains("with 1 failure") && !output.contains("outside of a test"), "\(output)")
        }

        @Test("fail a run of XCTest where no test case runs any more")
        func betweenXCTests() throws {
            let (status, output) = try run(["QuoinSnapshotsTests.OutsideXCTests/testNothing"], value: "between")
            #expect(status == 1 && output.contains("with 0 failures"), "\(output)")
            #expect(output.contains("error: 1 snapshot assertion failed outside of a test:"), "\(output)")
        }
    }
#endif
