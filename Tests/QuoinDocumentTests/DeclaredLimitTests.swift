import QuoinDocument
import Testing

@Suite("Declared limits")
struct DeclaredLimitTests {
    @Test("every limit is declared once, under the name of its property")
    func complete() {
        let properties = Mirror(reflecting: Limits()).children.compactMap(\.label)
        #expect(Limits.declarations.map(\.name) == properties)
        for declaration in Limits.declarations {
            let changed = Limits().setting(declaration.name, to: 7)
            #expect(changed?[keyPath: declaration.path] == 7)
            #expect(
                Mirror(reflecting: changed ?? Limits()).children.first { $0.label == declaration.name }?.value as? Int
                    == 7)
        }
    }

    @Test("the limits for strangers are not above the defaults")
    func strangers() {
        for declaration in Limits.declarations {
            #expect(Limits.strangers[keyPath: declaration.path] == declaration.forStrangers)
            #expect(declaration.forStrangers < Limits()[keyPath: declaration.path], "\(declaration.name)")
        }
    }

    @Test("a limit cannot be set below 0, beyond what is possible, or under another name")
    func impossible() {
        #expect(Limits().setting("depth", to: 501) == nil)
        #expect(Limits().setting("time", to: -1) == nil)
        #expect(Limits().setting("patience", to: 1) == nil)
    }

    @Test("an error says what exceeds which limit, and how to raise it if that is possible")
    func messages() {
        let excess = Limits().excess(\.spans, "the text has 100001 spans")
        #expect(
            excess.description
                == "the text has 100001 spans; the limit \"spans\" is 100000 (--limit spans=NUMBER raises it)")
        #expect(Limits().excess(\.depth, "deep").description == "deep; the limit \"depth\" is 500")
    }
}

@Suite("Limits of documents")
struct DocumentLimitTests {
    private func expectLimit(
        _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (inout Limits) -> Void
    ) {
        #expect(failure(text) { _ in } == nil, sourceLocation: sourceLocation)
        let error = failure(text, change)
        #expect(error?.kind == .limitPassed, sourceLocation: sourceLocation)
        #expect(
            error?.diagnostics.first?.message.contains("the limit \"\(name)\" is ") == true,
            "\(error?.description ?? "no error")", sourceLocation: sourceLocation)
    }

    @Test("the bytes, the elements, their depth and the images of a document have limits")
    func wholes() {
        expectLimit("documentBytes", "layout: {text: Hello}") { $0.documentBytes = 20 }
        expectLimit("elements", "layout: {row: [{}, {}, {}]}") { $0.elements = 3 }
        expectLimit("depth", "layout: {wrapper: {wrapper: {}}}") { $0.depth = 2 }
        expectLimit("pictures", "layout: {row: [{image: photo.png}, {image: photo.png}]}") { $0.pictures = 1 }
    }

    @Test("the bytes and the spans of a text have limits, however it is written")
    func texts() {
        expectLimit("textBytes", "layout: {text: Hello}") { $0.textBytes = 4 }
        expectLimit("textBytes", "layout: {text: {markdown: '**Hello**'}}") { $0.textBytes = 4 }
        expectLimit("textBytes", "layout: {text: {spans: [Hel, lo]}}") { $0.textBytes = 4 }
        expectLimit("textBytes", "layout: {button: {title: Hello}}") { $0.textBytes = 4 }
        expectLimit("textLines", "layout: {text: \"a\\nb\\nc\"}") { $0.textLines = 2 }
        expectLimit("tabs", "layout: {text: \"a\\tb\\nc\\td\\te\"}") { $0.tabs = 1 }
        #expect(failure("layout: {text: \"a\\tb\\nc\\td\"}") { $0.tabs = 1 } == nil)
        expectLimit("spans", "layout: {text: {spans: [a, b, c]}}") { $0.spans = 2 }
        expectLimit("spans", "layout: {text: {markdown: 'a *b* c'}}") { $0.spans = 2 }
        expectLimit("textBytes", "layout: {markdown: Hello}") { $0.textBytes = 4 }
        expectLimit("spans", "layout: {markdown: 'a *b* c'}") { $0.spans = 2 }
        expectLimit("elements", "layout: {markdown: \"a\\n\\nb\"}") { $0.elements = 3 }
    }

    @Test("the rules of constraints and the segments of a path have limits")
    func rulesAndPaths() {
        expectLimit("rules", "layout: {constraints: {views: {a: {}}, rules: [a.width == 1, a.height == 1]}}") {
            $0.rules = 1
        }
        expectLimit("pathSegments", "layout: {width: 9, shape: {path: 'M 0 0 h 9 v 9 z'}}") { $0.pathSegments = 2 }
    }
}
