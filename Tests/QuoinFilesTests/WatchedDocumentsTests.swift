import QuoinFiles
import TestSupport
import Testing

@Suite("Watched documents")
struct WatchedDocumentsTests {
    private let folder: TemporaryFolder
    private var watched = WatchedDocuments()
    private static let icon = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"

    init() throws {
        folder = TemporaryFolder()
        for name in ["plain.yaml", "other.yaml"] { try folder.write("layout: {fill: red}", to: name) }
        try folder.write("layout: {image: icon.svg}", to: "icon.yaml")
    }

    private var documents: [DocumentFile] { ["icon.yaml", "other.yaml", "plain.yaml"].map(folder.document) }

    /// Looks, and reads the documents that are outdated.
    private mutating func proceed(
        with documents: [DocumentFile]? = nil, into pictures: [String] = []
    ) -> WatchedDocuments.Changes {
        let state = watched.state(of: documents ?? self.documents)
        let changes = watched.changes(in: state)
        watched.accept(state)
        for document in changes.outdated {
            let log = ResourceLog()
            _ = try? document.read(Limits(), logging: log)
            watched.record(document, drawnFrom: log, into: pictures)
        }
        return changes
    }

    @Test("all are outdated at first, and then none")
    mutating func first() throws {
        try folder.write(Self.icon, to: "icon.svg")
        #expect(proceed().outdated == documents)
        #expect(proceed().isEmpty)
        #expect(proceed().isEmpty)
    }

    @Test("a document is outdated when it changes, alone")
    mutating func document() throws {
        _ = proceed()
        try folder.write("layout: {fill: blue}", to: "plain.yaml")
        #expect(proceed().outdated == [folder.document("plain.yaml")])
        #expect(proceed().isEmpty)
    }

    @Test("a document is outdated when an image changes that it shows, also one that was not there")
    mutating func image() throws {
        _ = proceed()
        for content in [Self.icon, Self.icon + "\n"] {
            try folder.write(content, to: "icon.svg")
            let changes = proceed()
            #expect(changes.outdated == [folder.document("icon.yaml")])
            #expect(changes.sources == [.image(folder.path("icon.svg"))])
        }
        #expect(proceed().isEmpty)
    }

    @Test("what changed after the state that a drawing belongs to is seen by the next")
    mutating func meanwhile() throws {
        try folder.write(Self.icon, to: "icon.svg")
        _ = proceed()
        try folder.write("layout: {image: icon.svg, opacity: 0.5}", to: "icon.yaml")
        let state = watched.state(of: documents)
        #expect(watched.changes(in: state).outdated == [folder.document("icon.yaml")])
        watched.accept(state)
        try folder.write(Self.icon + "\n", to: "icon.svg")
        let log = ResourceLog()
        _ = try folder.document("icon.yaml").read(Limits(), logging: log)
        watched.record(folder.document("icon.yaml"), drawnFrom: log, into: [])
        #expect(proceed().outdated == [folder.document("icon.yaml")])
    }

    @Test("documents come and go")
    mutating func comingAndGoing() throws {
        _ = proceed(with: Array(documents.prefix(2)))
        let changes = proceed(with: Array(documents.suffix(2)))
        #expect(changes.outdated == [folder.document("plain.yaml")])
        #expect(changes.removed == [folder.document("icon.yaml")])
        #expect(proceed(with: Array(documents.suffix(2))).isEmpty)
        #expect(proceed().outdated == [folder.document("icon.yaml")])
    }

    @Test("an image that is no longer shown is among what is no longer needed")
    mutating func unneeded() throws {
        try folder.write(Self.icon, to: "icon.svg")
        _ = proceed()
        try folder.write("layout: {fill: red}", to: "icon.yaml")
        _ = proceed()
        #expect(proceed().sources == [.image(folder.path("icon.svg"))])
        #expect(proceed().isEmpty)
    }

    @Test("all are outdated when fonts change that all are drawn with")
    mutating func fonts() throws {
        watched = WatchedDocuments(fonts: [folder.path("fonts")])
        _ = proceed()
        #expect(proceed().isEmpty)
        try folder.write("1", to: "fonts/a.ttf")
        let changes = proceed()
        #expect(changes.outdated == documents)
        #expect(changes.sources == [.fonts(folder.path("fonts"))])
    }

    @Test("a picture that was drawn makes no document outdated that shows it")
    mutating func pictures() throws {
        try folder.write(Self.icon, to: "icon.svg")
        _ = proceed(into: [folder.path("icon.svg")])
        try folder.write(Self.icon + "\n", to: "icon.svg")
        #expect(proceed().outdated.isEmpty)
        try folder.write(Self.icon, to: "icon.svg")
        #expect(proceed().outdated.isEmpty)
    }
}
