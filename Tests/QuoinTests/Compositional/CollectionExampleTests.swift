import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Collections in Swift and as documents")
struct CollectionExampleTests {
    @Test(
        "the Swift code and the document give the same picture, which stands beside it",
        arguments: CollectionExample.all)
    func samePicture(example: CollectionExample) throws {
        let document = try PackageFolder.document(example.name)
        #expect(document.canvas == example.canvas)
        #expect(document.warnings.isEmpty)
        let renderer = try PictureRenderer()
        let written = try renderer.draw(document.root, on: document.canvas)
        let coded = try renderer.draw(example.element, on: example.canvas)
        #expect(coded.layout.size == written.layout.size)
        #expect(coded.bitmap == written.bitmap)
        let file = PackageFolder.snapshots.appendingPathComponent(example.name + ".png")
        #expect(try ImageFile(.file(file.path)).bitmap() == written.bitmap)
    }

    @Test("every document is here in Swift")
    func completeness() {
        #expect(PackageFolder.documents(below: "Compositional") == CollectionExample.all.map(\.name).sorted())
    }
}
