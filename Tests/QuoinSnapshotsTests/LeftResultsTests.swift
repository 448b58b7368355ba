import Foundation
import QuoinSnapshots
import QuoinVerification
import SystemPackage
import TestSupport
import Testing

@Suite("Results that assertions leave")
struct LeftResultsTests {
    private let canvas = Canvas(width: ExtentRange(exactly: 120))
    private let folder = TemporaryFolder()
    private static let references = "Tests/QuoinSnapshotsTests/__Snapshots__/LeftResultsTests"

    private var assertions: AssertionFolder {
        AssertionFolder(
            FilePath(folder.url.path), project: AssertionFolder.project(around: FilePath(PackageFolder.root.path)))
    }

    private func results() throws -> VerificationResults {
        VerificationResults(try AssertionResults(in: assertions), in: assertions)
    }

    /// Runs assertions that leave their results in the folder of this test.
    private func leave<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withSnapshotTesting(.artifacts(folder.url.path), operation: body)
    }

    private func reference(_ name: String) -> TemporaryReference { TemporaryReference(name, of: #filePath) }

    @Test("have the name, the test, its line, the explanation, the pictures and the command")
    func failed() throws {
        let reference = reference("failed.png")
        try reference.write(card(), on: canvas)
        let line = UInt(#line + 1)
        _ = leave { verifySnapshot(of: card(badge: 24), as: .image(on: canvas), record: .never) }
        let snapshot = try #require(try results().snapshots.first)
        #expect(snapshot.name == "\(Self.references)/failed" && snapshot.status == .failed)
        #expect(snapshot.document == "Tests/QuoinSnapshotsTests/LeftResultsTests.swift")
        #expect(snapshot.line.map(UInt.init) == line && snapshot.test == "LeftResultsTests/failed()")
        #expect(snapshot.explanation.first == "`badge` changed width from 20 to 24, is 4 pt wider")
        #expect(snapshot.acceptCommand == "quoin approve --tests \(Self.references)/failed.png")
        #expect(snapshot.pictures.reference != nil && snapshot.pictures.new != nil)
        #expect(snapshot.pictures.difference != nil && snapshot.newLayer != nil)
        #expect((snapshot.pixels?.count ?? 0) > 0)
    }

    @Test("say what was recorded")
    func recorded() throws {
        let references = ["recorded.new.png", "recorded.other.png"].map(reference)
        try references[1].write(card(), on: canvas)
        leave {
            _ = verifySnapshot(of: card(), as: .image(on: canvas), named: "new", record: .missing)
            _ = verifySnapshot(of: card(badge: 24), as: .image(on: canvas), named: "other", record: .failed)
        }
        let explanations = try results().snapshots.sorted { $0.name < $1.name }.map(\.explanation.first)
        #expect(
            explanations == [
                "had no reference, and was recorded; look at it, and run the test again",
                "differed, and was recorded; run the test again",
            ])
    }

    @Test("are grouped by causes, which are confirmed by drawing the element without them")
    func causes() throws {
        let references = ["causes.a.png", "causes.b.png"].map(reference)
        let names = ["Porto", "Lisbon and more"]
        for (reference, name) in zip(references, names) {
            try reference.write(card(name: name), on: canvas)
        }
        leave {
            for (index, name) in names.enumerated() {
                _ = verifySnapshot(
                    of: card(name: name, fill: .black), as: .image(on: canvas), named: ["a", "b"][index],
                    record: .never)
            }
        }
        let groups = try results().causeGroups
        #expect(groups.map(\.title) == ["`badge`.fill #369 → #000"])
        #expect(groups.first?.isConfirmed == true && groups.first?.snapshots.count == 2)
        let id = try #require(groups.first?.id)
        #expect(groups.first?.acceptCommand == "quoin approve --tests --cause \(id)")
        var approval = AssertionApproval(of: [], in: assertions)
        approval.causes = [id]
        #expect(try approval.run().written.count == 2)
    }

    @Test("are accepted as the test drew them, and then pass")
    func accepted() throws {
        let reference = reference("accepted.png")
        try reference.write(card(), on: canvas)
        let assert = { verifySnapshot(of: card(badge: 24), as: .image(on: canvas), record: .never) }
        _ = leave(assert)
        var approval = AssertionApproval(of: ["\(Self.references)/accepted.png"], in: assertions)
        approval.isDryRun = true
        let before = try Data(contentsOf: reference.url)
        #expect(try approval.run().summary.contains("would be changed"))
        #expect(try Data(contentsOf: reference.url) == before)
        approval.isDryRun = false
        let results = try approval.run()
        #expect(results.changed.map(\.string) == ["\(Self.references)/accepted.png"] && results.errors.isEmpty)
        #expect(leave(assert) == nil)
        #expect(try self.results().snapshots.map(\.status) == [.passed])
    }

    @Test("of texts and missing references are accepted too")
    func missing() throws {
        let reference = reference("missing.txt")
        let assert = { verifySnapshot(of: "one\ntwo", as: .lines, record: .never) }
        #expect(leave(assert) != nil)
        #expect(try results().snapshots.map(\.status) == [.missing])
        #expect(try AssertionApproval(of: [], in: assertions).run().added.count == 1)
        #expect(reference.exists && leave(assert) == nil)
    }

    @Test("no longer hold when the reference has changed since, and are not accepted then")
    func outdated() throws {
        let reference = reference("outdated.png")
        try reference.write(card(), on: canvas)
        _ = leave { verifySnapshot(of: card(badge: 24), as: .image(on: canvas), record: .never) }
        try reference.write(card(badge: 30), on: canvas)
        let results = try results()
        #expect(results.snapshots.isEmpty)
        #expect(results.notes.first?.contains("1 result from before the file or its references changed") == true)
        #expect(try AssertionApproval(of: [], in: assertions).run().written.isEmpty)
    }

    @Test("of an earlier version of the test's file are deleted")
    func earlier() throws {
        let place = folder.path("Tests/QuoinSnapshotsTests/LeftResultsTests")
        var snapshot = VerificationResults.Snapshot(name: "old", status: .failed)
        snapshot.document = "Tests/QuoinSnapshotsTests/LeftResultsTests.swift"
        try AssertionFolder.write(
            AssertionResult(snapshot: snapshot, source: "0"), named: "old.png", in: place)
        #expect(try AssertionResults(in: assertions).notes.count == 1)
        leave { assertSnapshot(of: "text", as: .lines, record: .never) }
        let results = try AssertionResults(in: assertions)
        #expect(results.snapshots.map(\.status) == [.passed] && results.notes.isEmpty)
    }

    @Test("that were altered since are not accepted")
    func altered() throws {
        let reference = reference("altered.png")
        try reference.write(card(), on: canvas)
        _ = leave { verifySnapshot(of: card(badge: 24), as: .image(on: canvas), record: .never) }
        let new = try #require(folder.files.first { $0.hasSuffix("altered.new.png") })
        try folder.write("no picture", to: new)
        let results = try AssertionApproval(of: [], in: assertions).run()
        #expect(results.written.isEmpty && results.errors.first?.messages.first?.contains("run the test again") == true)
    }

    @Test("a path without a result is an error, and so is a project without results")
    func nowhere() throws {
        #expect(throws: QuoinError.self) { try AssertionResults(in: assertions) }
        leave { assertSnapshot(of: "text", as: .lines, record: .never) }
        #expect(throws: QuoinError.self) { try AssertionApproval(of: ["Tests/Nowhere"], in: assertions).run() }
    }

    @Test(
        "are those of a whole run if no argument chooses tests",
        arguments: [
            (["a.xctest"], true), (["a.xctest", "--testing-library", "swift-testing"], true),
            (["a.xctest", "--filter", "looks"], false), (["a.xctest", "--skip", "looks"], false),
            (["a.xctest", "AppTests.CardTests/testLooks"], false),
        ])
    func whole(arguments: [String], isWhole: Bool) {
        #expect(TestRun.isWhole(arguments) == isWhole && !TestRun.isWhole(arguments, isInXcode: true))
    }

    @Test("an error is a result too")
    func errored() throws {
        _ = leave { verifySnapshot(of: Text("a").font("Nobody"), as: .image(on: canvas), record: .never) }
        let snapshot = try #require(try results().snapshots.first)
        #expect(snapshot.status == .errored && snapshot.explanation.joined().contains("Nobody"))
        #expect(snapshot.acceptCommand == nil)
    }
}
