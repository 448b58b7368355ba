#if os(Linux)
    import Foundation
    import Quoin
    import QuoinInlineSnapshots
    import QuoinSnapshots
    import TestSupport
    import Testing

    @Suite("Inline snapshots are written into the source")
    struct InlineTests {
        static let variable = "QUOIN_TEST_INLINE"
        static let isInside = ProcessInfo.processInfo.environment[variable] != nil

        private let folder = TemporaryFolder()
        private let name = "InlineSamples.swift"

        init() throws {
            let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
            try folder.write(Data(contentsOf: source), to: name)
            // As if it was there before the tests were built.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path(name))
        }

        /// Runs samples in a process of its own, which has a copy of their file.
        private func start(_ arguments: [String]) throws -> StartedProgram {
            try StartedProgram(
                StartedProgram.ofTests, arguments, in: folder.url,
                environment: [
                    Self.variable: "1", "SNAPSHOT_ARTIFACTS": folder.path("artifacts"), "SNAPSHOT_TESTING_RECORD": nil,
                ])
        }

        private func run(_ test: String) throws -> String {
            try start(["--testing-library", "swift-testing", "--filter", "InlineSamples/\(test)"]).finish().output
        }

        private var source: String { get throws { String(decoding: try #require(folder.data(name)), as: UTF8.self) } }

        /// The lines of a function of the source.
        private func function(_ name: String) throws -> String {
            let lines = try source.split(separator: "\n", omittingEmptySubsequences: false)
            let start = try #require(lines.firstIndex { $0.contains("func \(name)(") })
            let end = try #require(lines[start...].firstIndex { $0 == "        }" })
            return lines[start...end].map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : String($0) }
                .joined(separator: "\n")
        }

        @Test("where they are missing, in the style of the file")
        func missing() throws {
            let output = try run("missing")
            #expect(output.contains("the snapshot was not written down yet; it was written into"), "\(output)")
            assertSnapshot(of: try function("missing"), as: .lines)
        }

        @Test("where they differ and are to be recorded; those that are equal stay")
        func different() throws {
            let output = try run("different")
            #expect(output.contains("− - other") && output.contains("with 2 issues"), "\(output)")
            assertSnapshot(of: try function("different"), as: .lines)
        }

        @Test("with backslashes, quotes and control characters as they are")
        func quoted() throws {
            _ = try run("quoted")
            assertSnapshot(of: try function("quoted"), as: .lines)
        }

        @Test("not where they differ and only missing ones are recorded, and not where none are")
        func kept() throws {
            let before = try source
            let output = try run("kept")
            #expect(try source == before)
            #expect(output.contains("the snapshot differs") && output.contains("is not written down yet"), "\(output)")
        }

        @Test("not where the text is no literal, and once in a loop")
        func refused() throws {
            let output = try run("refused")
            for words in [
                "the snapshot cannot be written into the source: the expected text is not one literal in a closure",
                "this assertion made different snapshots, and the text in the source is that of one; in a loop or a ",
                "test with arguments use assertSnapshot, and give each a name of its own: named:",
            ] {
                #expect(output.contains(words), "\(output)")
            }
            let function = try function("refused")
            #expect(function.contains("{ expected }") && function.contains("\n            1\n"), "\(function)")
        }

        @Test("in the closure of a function of the tests' own")
        func own() throws {
            _ = try run("own")
            assertSnapshot(of: try function("own"), as: .lines)
        }

        @Test("by several processes of a build, one after another and at once")
        func processes() throws {
            let before = try source
            let started = try (0..<2).flatMap { _ in
                [
                    try start([
                        "--testing-library", "swift-testing", "--filter", "InlineSamples/(missing|different|own)",
                    ]),
                    try start(["QuoinSnapshotsTests.InlineXCTests/testMissing"]),
                ]
            }
            for program in started { _ = program.finish() }
            _ = try run("quoted")
            let lines = try source.split(separator: "\n")
            #expect(lines.count { $0.contains("by XCTest") } == 2)
            for text in ["box (é): 10 × 20 at 0, 0", "▿ 2 elements", "C:\\new", "                7"] {
                #expect(lines.contains { $0.contains(text) }, "\(text)")
            }
            let after = try source
            #expect(after.count > before.count)
            #expect(folder.files.filter { $0.hasSuffix(".swift") } == [name])
        }

        @Test("not where the source has changed since it was built")
        func changed() throws {
            try folder.write("// Another line.\n" + source, to: name)
            let before = try source
            let output = try run("missing")
            let words =
                "the snapshot cannot be written into the source, which has changed since it was built; build again"
            #expect(output.contains(words), "\(output)")
            #expect(try source == before)
        }

        @Test("not where another run wrote a different text since the source was built")
        func changing() throws {
            _ = try run("changing")
            let before = try source
            let output = try run("changing")
            let words =
                "another run of these tests wrote a different snapshot there; build again, and compare what is always the same"
            #expect(output.contains(words), "\(output)")
            #expect(try source == before)
        }

        @Test("not where the source is gone")
        func gone() throws {
            try folder.remove(name)
            let output = try run("missing")
            #expect(output.contains("cannot be read, so that the snapshot cannot be written into it"), "\(output)")
        }

        @Test("not through a symbolic link")
        func link() throws {
            try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path("other.swift"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: folder.path("other.swift"))
            let before = try source
            let output = try run("missing")
            #expect(output.contains("the path is a symbolic link, through which nothing is written"), "\(output)")
            #expect(try source == before)
        }
    }
#endif
