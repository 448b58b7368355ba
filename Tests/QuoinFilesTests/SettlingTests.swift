import QuoinFiles
import TestSupport
import Testing

@Suite("Settling changes")
struct SettlingTests {
    private var settling = Settling<Int>()
    private let start = ContinuousClock.now

    /// Whether a state is drawn some milliseconds after the start.
    private mutating func isSettled(_ state: Int, after time: Int) -> Bool {
        settling.isSettled(state, at: start + .milliseconds(time)) { $0.contains("/a.yaml") }
    }

    @Test("a file that is known to be complete is drawn at once")
    mutating func complete() {
        settling.note(completed: ["/a.yaml"])
        #expect(isSettled(1, after: 0))
        #expect(!settling.isPending)
    }

    @Test("what is said after the change was seen counts, too")
    mutating func completeLater() {
        settling.note(completed: ["/.a.yaml.new"])
        #expect(!isSettled(1, after: 0))
        #expect(settling.isPending)
        settling.note(completed: ["/a.yaml"])
        #expect(isSettled(1, after: 1))
    }

    @Test("without a word, a change is drawn once nothing changes for a tenth of a second")
    mutating func pause() {
        #expect(!isSettled(1, after: 0))
        #expect(!isSettled(1, after: 60))
        #expect(!isSettled(2, after: 110))
        #expect(!isSettled(2, after: 200))
        #expect(isSettled(2, after: 210))
        #expect(!isSettled(3, after: 220), "the next change has a pause of its own")
    }

    @Test("a file that never stops changing is drawn after two seconds")
    mutating func endless() {
        for step in 0..<20 { #expect(!isSettled(step, after: step * 100)) }
        #expect(isSettled(20, after: 2_000))
    }

    @Test("a change that was taken back does not count for the next one")
    mutating func takenBack() {
        settling.note(completed: ["/a.yaml"])
        settling.reset()
        #expect(!isSettled(1, after: 0))
    }
}

@Suite("What sources look like")
struct SourceStatesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = TemporaryFolder()
    }

    @Test("only what changed, came or went is a change")
    func changes() throws {
        for name in ["same.png", "changed.png", "gone.png"] { try folder.write("1", to: name) }
        let sources = Set(["same", "changed", "gone", "new"].map { DocumentSource.image(folder.path("\($0).png")) })
        let before = SourceStates(of: sources)
        #expect(SourceStates(of: sources).changes(since: before).isEmpty)
        try folder.write("2", to: "changed.png")
        try folder.write("2", to: "new.png")
        try folder.remove("gone.png")
        #expect(
            SourceStates(of: sources).changes(since: before)
                == Set(["changed", "gone", "new"].map { .image(folder.path("\($0).png")) }))
    }

    @Test("a source that is no longer looked at, or was not, is a change")
    func others() throws {
        try folder.write("1", to: "a.png")
        let source = DocumentSource.image(folder.path("a.png"))
        #expect(SourceStates().changes(since: SourceStates(of: [source])) == [source])
        #expect(SourceStates(of: [source]).changes(since: SourceStates()) == [source])
    }

    @Test("an image changes with those beside it that have more pixels, where its name says no scale")
    func images() throws {
        try folder.write("1", to: "a.png")
        let (one, two) = (DocumentSource.image(folder.path("a.png")), DocumentSource.image(folder.path("a@2x.png")))
        let before = SourceStates(of: [one, two])
        try folder.write("3", to: "a@3x.png")
        #expect(SourceStates(of: [one, two]).changes(since: before) == [one])
        try folder.write("2", to: "a@2x.png")
        #expect(SourceStates(of: [one, two]).changes(since: before) == [one, two])
    }

    @Test("a folder of fonts changes with the fonts below it, and with nothing else")
    func fonts() throws {
        try folder.write("1", to: "fonts/below/a.ttf")
        let source = DocumentSource.fonts(folder.path("fonts"))
        let before = SourceStates(of: [source])
        try folder.write("1", to: "fonts/card.png")
        #expect(SourceStates(of: [source]) == before)
        try folder.write("1", to: "fonts/below/b.otf")
        #expect(SourceStates(of: [source]).changes(since: before) == [source])
    }

    @Test("of two looks at a source the earlier counts")
    func earlier() throws {
        try folder.write("1", to: "a.png")
        let source = DocumentSource.image(folder.path("a.png"))
        var states = SourceStates(of: [source])
        try folder.write("2", to: "a.png")
        let later = SourceStates(of: [source])
        states.add(later)
        #expect(later.changes(since: states) == [source])
    }
}
