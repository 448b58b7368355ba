import Foundation
import QuoinDocumentSnapshots
import QuoinFiles
import QuoinInlineSnapshots
import QuoinSnapshots
import Testing

/// Assertions with the references that lie beside this file.
@Suite("Snapshots asserted")
struct AssertionTests {
    private let white = Fill.solid(.white)

    @Test("elements, by the name of the test and by names of their own")
    func element() {
        assertSnapshot(of: card(), as: .image(width: 120, scale: 2, fill: white))
        assertSnapshot(of: card(), as: .image(width: 120, direction: .rightToLeft, fill: white), named: "rtl")
        assertSnapshot(of: card(), as: .image(width: 120, textScale: 2, fill: white), named: "large text")
    }

    @Test("where things are")
    func geometry() {
        assertSnapshot(of: card(), as: .layout(width: 120))
        assertInlineSnapshot(of: Box().size(10, 20).id("badge").inset(5), as: .layout) {
            """
            inset: 20 × 30 at 0, 0
              box (badge): 10 × 20 at 5, 5
            """
        }
    }

    @Test("documents, with all their variants")
    func document() {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = DocumentFile(path: folder.appendingPathComponent("card.yaml").path)
        assertSnapshots(of: file, as: .variants)
        assertSnapshot(of: file, as: .layout)
        assertSnapshot(of: file, as: .image, named: "alone")
    }

    @Test("pictures as they are")
    func picture() {
        var bitmap = Bitmap(width: 4, height: 2)
        bitmap.pixels[5] = 0xFFFF_0000
        assertSnapshot(of: bitmap, as: .image)
    }

    @Test("a matrix of canvases")
    func matrix() {
        assertSnapshots(
            of: card(),
            as: .matrix(
                on: Canvas(width: ExtentRange(exactly: 100)),
                sizes: [Canvas.Extent(width: 100), Canvas.Extent(width: 60)],
                scales: [1, 2], appearances: [.light, .dark]))
    }

    @Test("a strategy for another value")
    func pullback() {
        let strategy = Snapshotting<AnyElement, String>.layout.pullback { (name: String) in card(name: name) }
        assertSnapshot(of: "Porto", as: strategy)
    }
}
