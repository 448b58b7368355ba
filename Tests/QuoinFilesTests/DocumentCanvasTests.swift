import QuoinFiles
import TestSupport
import Testing

@Suite("Canvases of documents")
struct DocumentCanvasTests {
    private let folder = TemporaryFolder()

    private func layOut(_ options: RenderingOptions, _ change: (inout Document) -> Void) throws {
        try folder.write("canvas: {width: 90, scale: 2}\nlayout: {text: a}\n", to: "a.yaml")
        let file = folder.document("a.yaml")
        var document = try file.read()
        change(&document)
        _ = try DocumentRenderer(options: options).layOut(document, file)
    }

    @Test("values that Swift code sets are checked: in a document that was read, and in options")
    func changed() throws {
        try layOut(RenderingOptions()) { _ in }
        #expect(throws: QuoinError.self) { try layOut(RenderingOptions()) { $0.canvas.scale = -1 } }
        #expect(throws: QuoinError.self) { try layOut(RenderingOptions()) { $0.canvas.textScale = .nan } }
        var options = RenderingOptions()
        options.scale = 0
        #expect(throws: QuoinError.self) { try layOut(options) { _ in } }
    }
}
