import Foundation
import QuoinFiles
import Testing

@Suite("Samples: The layout document")
struct LayoutDocumentSamples {
    struct NoResources: DocumentResources {
        func image(at path: String) throws(QuoinError) -> ImageResource {
            throw QuoinError("there are no images")
        }

        func font(at path: String) throws(QuoinError) -> String {
            throw QuoinError("there are no fonts")
        }
    }

    func drawFiles() throws {
        let file = DocumentFile(path: "card.yaml")
        let renderer = DocumentRenderer()
        let layout = try renderer.layOut(file.read(), file)
        try renderer.draw(layout).write(to: "card.png")
        try renderer.file(layout, as: .svg).write(to: "card.svg")
    }

    @Test("a document from text")
    func parsing() throws {
        let document = try Document(parsing: "layout: {text: Hello}", resources: NoResources())

        #expect(document.warnings.isEmpty)
    }
}
