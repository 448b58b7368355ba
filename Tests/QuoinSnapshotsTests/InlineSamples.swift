#if os(Linux)
    import Quoin
    import QuoinInlineSnapshots
    import QuoinSnapshots
    import Testing
    import XCTest

    /// The assertion, with a relative path of its file. So a process writes into a copy of it in its working folder.
    private func assertHere<Value>(
        of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
        record: SnapshotTestingConfiguration.Record? = nil, matches expected: (() -> String)? = nil,
        testName: String = #function, line: UInt = #line, column: UInt = #column
    ) {
        assertInlineSnapshot(
            of: try value(), as: strategy, record: record, matches: expected, file: "InlineSamples.swift",
            testName: testName, line: line, column: column)
    }

    /// Inline snapshots of a process of its own, which has the variable of the tests.
    @Suite("Inline snapshots", .enabled(if: InlineTests.isInside), .serialized)
    struct InlineSamples {
        @Test func missing() {
            assertHere(of: Box().size(10, 20).id("é"), as: .layout)
            assertHere(of: "one\n\n  two", as: .lines)
        }

        @Test func different() {
            assertHere(of: [3, 1], as: .dump, record: .failed) {
                """
                - other
                """
            }
            assertHere(
                of: 7, as: .description, record: .failed, matches: { "8" })
            assertHere(of: "same", as: .lines, record: .failed) { "same" }
        }

        @Test func quoted() {
            assertHere(
                of: #"C:\new "\#("\"\"\"")" \#\#("x")"#, as: .lines
            )
            assertHere(of: "a\r\nb\u{1B}\tc", as: .lines)
        }

        @Test func kept() {
            assertHere(of: 7, as: .description, record: .missing) { "8" }
            assertHere(of: 7, as: .description, record: .never)
        }

        @Test func refused() {
            let expected = "8"
            assertHere(of: 7, as: .description, record: .failed) { expected }
            for number in 1...2 {
                assertHere(of: number, as: .description)
            }
        }

        @Test func changing() {
            assertHere(of: ProcessInfo.processInfo.processIdentifier, as: .description)
        }

        @Test func own() {
            assertNumber(7) {
            } number: {
                "8"
            }
            assertNumber(7) {}
        }

        /// An assertion of the tests' own, whose text is in its second closure.
        private func assertNumber(
            _ number: Int, first: () -> Void, number expected: (() -> String)? = nil, line: UInt = #line,
            column: UInt = #column
        ) {
            assertInlineSnapshot(
                of: number, as: .description, record: .failed,
                closure: InlineSnapshotClosure(label: "number", offset: 1), matches: expected,
                file: "InlineSamples.swift", line: line, column: column)
        }
    }

    final class InlineXCTests: XCTestCase {
        func testMissing() throws {
            try XCTSkipUnless(InlineTests.isInside)
            assertHere(of: "by XCTest", as: .lines)
        }
    }
#endif
