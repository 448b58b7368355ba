import Foundation
import QuoinResults
import SystemPackage
import TestSupport
import Testing

extension CommandTests {
    @Suite("Results of tests", .serialized)
    struct TestResultsTests {
        private let project = BadgeProject()
        private static let test = "Tests/App/CardTests.swift"
        private static let references = "Tests/App/__Snapshots__/CardTests"

        private var artifacts: String { project.folder.path("artifacts") }

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: project.folder.url, environment: ["SNAPSHOT_ARTIFACTS": artifacts])
        }

        /// Leaves what a test would: a reference, and a new picture that differs from it.
        private func leave(_ name: String = "looks", inWholeRun isWhole: Bool = false) throws {
            try project.folder.write("// swift-tools-version: 6.2", to: "Package.swift")
            try project.folder.write("// A test.", to: Self.test)
            for (left, file) in [(5, "old"), (9, "new")] {
                try project.write("drawn/\(file)", left: left)
                #expect(try project.run("render", "drawn/\(file).yaml", "--record").status == 0)
            }
            let (old, new) = (try project.bytes("drawn/old.png"), try project.bytes("drawn/new.png"))
            let reference = "\(Self.references)/\(name).png"
            try project.folder.write(Data(old), to: reference)
            let folder = FilePath(artifacts).appending("Tests/App/CardTests")
            try project.folder.write(Data(new), to: "artifacts/Tests/App/CardTests/\(name).new.png")
            var snapshot = VerificationResults.Snapshot(
                name: "\(Self.references)/\(name)", status: .failed, document: Self.test, line: 12,
                reference: reference,
                explanation: ["`badge` moved by +4, 0"])
            (snapshot.test, snapshot.pictures.new) = ("CardTests/\(name)()", .file("\(name).new.png"))
            let result = AssertionResult(
                snapshot: snapshot, source: ContentDigest.text(of: "// A test.".utf8),
                reference: ContentDigest.text(of: old), new: AssertionResult.File(name: "\(name).new.png", new),
                isOfWholeRun: isWhole)
            try AssertionFolder.write(result, named: "\(name).png", in: folder.string)
        }

        @Test("are shown with the test, its line, what changed, and the command that accepts it")
        func report() throws {
            try leave()
            let result = try run("report", "tests", "-o", "out", "--github")
            #expect(result.status == 1)
            #expect(
                result.errors == """
                    \(Self.references)/looks  failed
                      \(Self.test):12
                      `badge` moved by +4, 0
                      quoin approve --tests \(Self.references)/looks.png

                    1 snapshot: 1 failed

                    """)
            #expect(result.outputText.contains("::error file=\(Self.test),line=12"), "\(result.outputText)")
            #expect(result.outputText.hasSuffix("out/index.html\n"))
            let snapshot = try #require(try project.results("out/results.json").snapshots.first)
            #expect(snapshot.pictures.reference != nil && snapshot.pictures.new != nil)
            #expect(snapshot.test == "CardTests/looks()")
        }

        @Test("of another machine are read from the folder that is named")
        func elsewhere() throws {
            try leave()
            let result = try project.run("report", "tests", "artifacts", "-o", "out")
            #expect(result.status == 1 && result.errors.contains("1 snapshot: 1 failed"), "\(result.errors)")
        }

        @Test("are accepted by their references, tests and folders, and only these; a dry run writes nothing")
        func approve() throws {
            try leave()
            try leave("other")
            let reference = "\(Self.references)/looks.png"
            #expect(
                try run("approve", "--tests", "--dry-run", reference).outputText
                    == "\(reference): would be changed\n1 would be changed, 0 unchanged\n")
            #expect(try run("report", "tests", "-o", "out").errors.contains("2 snapshots: 2 failed"))
            #expect(try run("approve", "--tests", reference).outputText.contains("1 changed"))
            #expect(try project.bytes(reference) == project.bytes("drawn/new.png"))
            #expect(try project.bytes("\(Self.references)/other.png") == project.bytes("drawn/old.png"))
            #expect(try run("report", "tests", "-o", "out").errors.contains("1 snapshot: 1 failed"))
            let none = try run("approve", "--tests", "Snapshots")
            #expect(
                none.status == 3 && none.errors.contains("Snapshots: error: the tests left no result there"),
                "\(none.errors)")
            #expect(try run("approve", "--tests", "Tests").outputText.contains("other.png: changed"))
            #expect(try run("approve", "--tests", "Snapshots").status == 3)
        }

        @Test("of a run of all tests tell which references no test uses, and these are deleted on demand")
        func unused() throws {
            try leave()
            let gone = "\(Self.references)/gone.png"
            try project.folder.write(Data(project.bytes("drawn/old.png")), to: gone)
            #expect(try !run("approve", "--tests", "--dry-run").outputText.contains("gone"))
            try leave(inWholeRun: true)
            let note = "\(gone): no test used it; delete it: quoin approve --tests --prune"
            #expect(try run("approve", "--tests", "--dry-run").outputText.contains(note))
            #expect(try run("report", "tests", "-o", "out").errors.contains(note))
            #expect(
                try run("approve", "--tests", "--prune", "--dry-run").outputText.contains("\(gone): would be deleted"))
            #expect(FileManager.default.fileExists(atPath: project.folder.path(gone)))
            #expect(try run("approve", "--tests", "--prune").outputText.contains("\(gone): deleted"))
            #expect(!FileManager.default.fileExists(atPath: project.folder.path(gone)))
            // Nor does anything use those of a test file that is gone; those of one that was not run are left alone.
            for name in ["Deleted", "Other"] {
                try project.folder.write("a", to: "Tests/App/__Snapshots__/\(name)/looks.txt")
            }
            try project.folder.write("// A test.", to: "Tests/App/Other.swift")
            try leave(inWholeRun: true)
            let pruned = try run("approve", "--tests", "--prune", "--dry-run").outputText
            #expect(pruned.contains("Deleted/looks.txt") && !pruned.contains("Other/looks.txt"))
            #expect(FileManager.default.fileExists(atPath: project.folder.path("\(Self.references)/looks.png")))
        }

        @Test("are named with the command of the plugin where that runs the command")
        func plugin() throws {
            try leave()
            let result = try Command().run(
                ["report", "tests", "-o", "out"], in: project.folder.url,
                environment: ["SNAPSHOT_ARTIFACTS": artifacts, "QUOIN_COMMAND": "swift package quoin"])
            #expect(result.errors.contains("swift package quoin approve --tests \(Self.references)/looks.png"))
        }

        @Test("are not accepted where the new picture is another by now")
        func replaced() throws {
            try leave()
            try project.folder.write(Data([1]), to: "artifacts/Tests/App/CardTests/looks.new.png")
            let result = try run("approve", "--tests")
            #expect(
                result.status == 3
                    && result.errors.contains("error: the file is not what the test drew; run the test again"),
                "\(result.errors)")
        }

        @Test("are not accepted through a symbolic link")
        func link() throws {
            try leave()
            let reference = "\(Self.references)/looks.png"
            try FileManager.default.moveItem(
                atPath: project.folder.path(reference), toPath: project.folder.path("kept.png"))
            try FileManager.default.createSymbolicLink(
                atPath: project.folder.path(reference), withDestinationPath: project.folder.path("kept.png"))
            let result = try run("approve", "--tests")
            #expect(result.status == 3 && result.errors.contains("is a symbolic link"), "\(result.errors)")
            #expect(try project.bytes("kept.png") == project.bytes("drawn/old.png"))
        }

        @Test("are in the report of verify with --tests")
        func verify() throws {
            try leave()
            try project.write("a")
            try project.approve()
            #expect(try run("verify").status == 0)
            let result = try run("verify", "--tests")
            #expect(result.status == 1 && result.outputText.hasSuffix("2 snapshots: 1 failed, 1 passed\n"))
            #expect(try run("verify", "--tests", "--shard", "1/1").status == 2)
        }

        @Test("no longer hold when the test's file has changed, which is said")
        func outdated() throws {
            try leave()
            try project.folder.write("// Another test.", to: Self.test)
            let result = try run("report", "tests", "-o", "out")
            #expect(result.status == 0)
            #expect(
                result.errors.contains("1 result from before the file or its references changed; run the tests again"))
            #expect(try run("approve", "--tests").outputText.contains("0 unchanged"))
        }

        @Test("of another version are named, with the version that is read")
        func otherVersion() throws {
            try leave()
            let file = "artifacts/Tests/App/CardTests/looks.png.result.json"
            let text = String(decoding: try #require(project.folder.data(file)), as: UTF8.self)
            try project.folder.write(text.replacing("\"version\" : 1", with: "\"version\" : 9"), to: file)
            let words = "a file of results of version 9; this is written for version 1"
            #expect(try run("report", "tests", "-o", "out").errors.contains(words))
        }

        @Test("that are none are an error")
        func none() throws {
            let result = try run("report", "tests")
            #expect(
                result.status == 3
                    && result.errors.contains("the folder has no results of tests; run the tests first: swift test"))
        }
    }
}
