import Foundation
import QuoinResults
import QuoinSnapshots
import Testing

@Suite("Snapshots that fail", .artifactsApart)
struct FailureTests {
    private let canvas = Canvas(width: ExtentRange(exactly: 120))

    private func lines(_ problem: String?) -> [String] {
        (problem ?? "").split(separator: "\n").map(String.init)
    }

    @Test("say what happened, where the pictures are, and what accepts them")
    func wider() throws {
        let reference = TemporaryReference("wider.png")
        try reference.write(card(), on: canvas)
        let problem = withSnapshotTesting(record: .never, diffTool: "look") {
            verifySnapshot(of: card(badge: 24), as: .image(on: canvas))
        }
        let lines = lines(problem)
        #expect(lines.first == "snapshot \"wider\" differs")
        #expect(lines.contains("  `badge` changed width from 20 to 24, is 4 pt wider"))
        #expect(lines.contains("  reference: \(reference.url.path)"))
        #expect(lines.last == "  or: say record: .failed in place of .never")
        #expect(
            lines.dropLast().last
                == "  accept it: \(QuoinCommand.nameForTests) approve --tests Tests/QuoinSnapshotsTests/__Snapshots__/FailureTests/wider.png"
        )
        let new = try #require(lines.first { $0.hasPrefix("  new: ") }).dropFirst(7)
        #expect(FileManager.default.fileExists(atPath: String(new)))
        #expect(lines.contains("  compare: look \"\(reference.url.path)\" \"\(new)\""))
    }

    @Test("name the command that accepts them, where no code says what is recorded")
    func command() throws {
        let reference = TemporaryReference("command.png")
        try reference.write(card(), on: canvas)
        let lines = lines(verifySnapshot(of: card(badge: 24), as: .image(on: canvas)))
        #expect(
            lines.last
                == "  or: SNAPSHOT_TESTING_RECORD=failed swift test --filter 'QuoinSnapshotsTests.*command'")
    }

    @Test("fail the test at their place, and attach the pictures")
    func issue() throws {
        let reference = TemporaryReference("issue.png")
        try reference.write(card(), on: canvas)
        withKnownIssue {
            assertSnapshot(of: card(fill: .black), as: .image(on: canvas), record: .never)
        } matching: { issue in
            issue.sourceLocation?.fileName == "FailureTests.swift"
                && issue.comments.contains { $0.rawValue.contains("`badge` changed fill from #369 to #000") }
        }
    }

    @Test("are recorded where they are missing, and fail once")
    func recorded() throws {
        let reference = TemporaryReference("recorded.png")
        for attempt in 1...2 {
            let problem = verifySnapshot(of: card(), as: .image(on: canvas), record: .missing)
            #expect(
                lines(problem).first
                    == [
                        "snapshot \"recorded\" had no reference; it was recorded. Look at it, and run the test again",
                        nil,
                    ][attempt - 1])
            #expect(reference.exists)
        }
    }

    @Test("are not recorded where nothing is to be", .snapshots(record: .never))
    func never() {
        let problem = verifySnapshot(of: card(), as: .image(on: canvas))
        #expect(lines(problem).first == "snapshot \"never\" has no reference")
        #expect(!TemporaryReference("never.png").exists)
    }

    @Test("have the settings of their test in other tasks too", .snapshots(record: .never))
    func detached() async {
        let problem = await Task.detached { [canvas] in verifySnapshot(of: card(), as: .image(on: canvas)) }.value
        #expect(lines(problem).first == "snapshot \"detached\" has no reference")
        #expect(!TemporaryReference("detached.png").exists)
    }

    @Test("that passed before are found although the temporary folder cannot be written", .snapshots(record: .never))
    func unwritable() throws {
        let reference = TemporaryReference("unwritable.png")
        try reference.write(card(), on: canvas)
        let problem = withSnapshotTesting(.artifacts(#filePath)) {
            verifySnapshot(of: card(badge: 24), as: .image(on: canvas))
        }
        let lines = lines(problem)
        #expect(lines.contains("  `badge` changed width from 20 to 24, is 4 pt wider"))
        #expect(lines.contains { $0.hasPrefix("  new: ") && $0.contains("cannot be written") })
    }

    @Test("a reference that is cut off does not pass", .snapshots(record: .never))
    func cutOff() throws {
        let reference = TemporaryReference("cutOff.png")
        try reference.write(Array(PictureRenderer().drawRecorded(card(), on: canvas).png().dropLast(12)))
        let problem = verifySnapshot(of: card(), as: .image(on: canvas))
        let text = lines(problem).joined(separator: "\n")
        #expect(text.contains("cut off") || text.contains("ends too early"), "\(text)")
    }

    @Test("are recorded where those that fail are to be")
    func failed() throws {
        let reference = TemporaryReference("failed.png")
        try reference.write(card(), on: canvas)
        for attempt in 1...2 {
            let problem = verifySnapshot(of: card(badge: 30), as: .image(on: canvas), record: .failed)
            #expect(
                lines(problem).first
                    == [
                        "snapshot \"failed\" differed from its reference, and was recorded; run the test again", nil,
                    ][attempt - 1])
        }
    }

    @Test("are recorded whatever they are where all are to be, and fail")
    func all() throws {
        let reference = TemporaryReference("all.png")
        #expect(
            lines(verifySnapshot(of: card(), as: .image(on: canvas), record: .all)).first
                == "snapshot \"all\" was recorded, because the record mode is all; choose another one, and run the test again"
        )
        #expect(reference.exists)
    }

    @Test("a mode that the environment names wrongly is an error with those that there are")
    func modes() {
        #expect(
            "\(SnapshotError.unknownRecordMode("on"))"
                == "SNAPSHOT_TESTING_RECORD is \"on\"; it can be all, failed, missing, never")
        #expect(
            "\(SnapshotError.unknownWarningsMode("on"))"
                == "QUOIN_WARNINGS is \"on\"; it can be warning, error, ignore")
    }

    @Test("a second assertion with the same name is an error, not another picture", .snapshots(record: .never))
    func clash() throws {
        let reference = TemporaryReference("clash.png")
        try reference.write(card(), on: canvas)
        #expect(verifySnapshot(of: card(), as: .image(on: canvas)) == nil)
        let problem = verifySnapshot(of: card(), as: .image(on: canvas))
        for words in ["the assertion at ", " has the same reference, ", "; give each a name of its own: named:"] {
            #expect(problem?.contains(words) == true, "\(problem ?? "")")
        }
    }

    @Test("an assertion that makes different snapshots for one reference is reported")
    func loop() throws {
        let reference = TemporaryReference("loop.png")
        try reference.write(card(badge: 1), on: canvas)
        let problems = [1, 2].map { badge in
            verifySnapshot(of: card(badge: badge), as: .image(on: canvas), record: .never)
        }
        #expect(problems[0] == nil && problems[1]?.contains("made different snapshots") == true)
        #expect(
            problems[1]?.contains("this assertion made different snapshots for the same reference, ") == true
                && problems[1]?.contains("; in a loop or a test with arguments give each a name of its own: named:")
                    == true
        )
    }

    @Test("names that give one file are reported, and a name without letters and digits is an error")
    func names() throws {
        let reference = TemporaryReference("names.a-b-c.png")
        try reference.write(card(), on: canvas)
        let problems = ["a b/c", "a-b-c", "", ".."].map { name in
            verifySnapshot(of: card(), as: .image(on: canvas), named: name, record: .never)
        }
        #expect(problems[1]?.contains(" has the same reference, ") == true)
        for problem in problems[2...] { #expect(problem?.contains("has no letter and no digit") == true) }
    }

    @Test("where a layout has no height, the failure has its warnings, which are the cause")
    func flat() throws {
        let views = [ConstrainedElement(ConstraintsLayout.ViewTraits("a"), Spacer())]
        let element = try ConstraintsLayout.element(
            views: views, guides: [], rules: ["a.width == 10", "a.width == 20"])
        let problem = verifySnapshot(of: element, as: .image(width: 200), record: .never)
        #expect(problem?.contains("give it or the root element a height above 0") == true)
        #expect(problem?.contains("cannot satisfy «a.width == 20»") == true, "\(problem ?? "")")
    }

    @Test("a reference that is a Git LFS pointer is said to be one")
    func pointer() throws {
        let reference = TemporaryReference("pointer.png")
        try reference.write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1\n".utf8))
        let problem = verifySnapshot(of: card(), as: .image(on: canvas), record: .failed)
        #expect(problem?.contains("the file is a Git LFS pointer, not the picture itself; run: git lfs pull") == true)
    }

    @Test("an element that cannot be drawn is reported in words")
    func undrawable() {
        let problem = verifySnapshot(of: Text("a").font("Nobody"), as: .image(on: canvas))
        #expect(problem?.hasPrefix("the snapshot cannot be drawn:\n  layout") == true, "\(problem ?? "")")
        #expect(problem?.contains("Nobody") == true)
    }

    @Test("texts show the lines that changed")
    func text() throws {
        let reference = TemporaryReference("text.txt")
        try reference.write(Array("box: 10 × 20 at 0, 0\n".utf8))
        let problem = verifySnapshot(of: Box().size(10, 30), as: .layout, record: .never)
        #expect(lines(problem)[1...2] == ["  − box: 10 × 20 at 0, 0", "  + box: 10 × 30 at 0, 0"])
    }

    @Test("several tests at once keep to their own settings")
    func parallel() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<20 {
                group.addTask {
                    let mode: SnapshotTestingConfiguration.Record = index % 2 == 0 ? .never : .missing
                    return await withSnapshotTesting(record: mode) {
                        await Task.yield()
                        let reference = TemporaryReference("parallel.\(index).png")
                        _ = verifySnapshot(of: Box().size(1, 1), as: .image, named: "\(index)")
                        return reference.exists == (mode == .missing)
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
