import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Examples of Texture's documentation, in Swift and as documents")
struct ExampleTests {
    @Test("the Swift code and the document give the same picture", arguments: Example.all)
    func samePicture(example: Example) throws {
        let document = try PackageFolder.document(example.name)
        #expect(document.canvas == example.canvas)
        let renderer = try PictureRenderer()
        let written = try renderer.draw(document.root, on: document.canvas)
        let coded = try renderer.draw(example.element, on: example.canvas)
        #expect(coded.layout.size == written.layout.size)
        #expect(coded.bitmap == written.bitmap)
    }

    @Test("every document of Texture's examples is here in Swift")
    func completeness() {
        #expect(PackageFolder.documents(below: "Texture") == Example.all.map(\.name).sorted())
    }
}
