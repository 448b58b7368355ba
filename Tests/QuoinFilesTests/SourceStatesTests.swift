import QuoinFiles
import TestSupport
import Testing

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
