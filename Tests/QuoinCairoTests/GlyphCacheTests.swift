import QuoinCairo
import QuoinPlatform
import Testing

@Suite("The lock of Cairo's glyphs", .serialized)
struct GlyphCacheTests {
    /// Draws an element in a process that holds the lock already, which ends if the lock is taken again.
    private static func drawWithinLock(_ element: some LayoutElement, as format: Picture.Format? = nil) {
        let canvas = Canvas()
        guard let renderer = try? PictureRenderer(), let layout = try? renderer.layOut(element, on: canvas).layout,
            let list = try? renderer.displayList(of: layout, on: canvas)
        else { exit(0) }
        CairoGlyphCache.withLock {
            if let format {
                _ = try? renderer.file(list, on: canvas, as: format)
            } else {
                _ = try? renderer.draw(list, on: canvas)
            }
        }
    }

    @Test("upright texts are drawn from images of their own, without the lock")
    func images() async {
        await #expect(processExitsWith: .success) { Self.drawWithinLock(Text("glyphs")) }
    }

    @Test("shaping takes the lock")
    func shaping() async {
        await #expect(processExitsWith: .failure) {
            guard let renderer = try? PictureRenderer() else { exit(0) }
            _ = CairoGlyphCache.withLock { try? renderer.layOut(Text("glyphs"), on: Canvas()) }
        }
    }

    @Test("turned texts are drawn from outlines of their own, without the lock")
    func outlines() async {
        await #expect(processExitsWith: .success) { Self.drawWithinLock(Text("glyphs").transform(.rotation(7))) }
    }

    @Test("texts in SVGs take the lock")
    func drawings() async {
        await #expect(processExitsWith: .failure) {
            let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><text y='15'>glyphs</text></svg>"
            guard let image = try? ImageResource(reading: .bytes(Array(svg.utf8))) else { exit(0) }
            Self.drawWithinLock(Image(image))
        }
    }

    @Test("lines around glyphs are drawn without the lock")
    func strokes() async {
        await #expect(processExitsWith: .success) {
            var style = TextStyle()
            style.stroke = TextStyle.Stroke(width: 1, color: .black)
            Self.drawWithinLock(Text("glyphs", style: style))
        }
    }

    @Test("color glyphs take the lock")
    func colors() async {
        await #expect(processExitsWith: .failure) { Self.drawWithinLock(Text("😀")) }
    }

    @Test("pages of PDF take the lock")
    func pages() async {
        await #expect(processExitsWith: .failure) { Self.drawWithinLock(Text("glyphs"), as: .pdf) }
    }
}
