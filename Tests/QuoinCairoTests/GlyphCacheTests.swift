import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinSystem
import QuoinText
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("Cairo's glyphs on several threads", .serialized)
struct GlyphCacheTests {
    @Test("threads that draw more glyphs than Cairo keeps all end")
    func manySizes() async {
        await #expect(processExitsWith: .success) {
            // Threads of Cairo that wait for each other do so for ever.
            alarm(300)
            let letters = String((33..<127).map { Character(UnicodeScalar($0)) })
            WorkerThreads.run(8) {
                guard let renderer = try? PictureRenderer() else { exit(1) }
                for step in 0..<100 {
                    // Turned texts are drawn as outlines, which come from Cairo's cache.
                    let style = TextStyle(size: 8 + Double(step) / 7)
                    let text = Text(letters, style: style).transform(.rotation(7))
                    let canvas = Canvas(width: ExtentRange(exactly: 20), height: ExtentRange(exactly: 4))
                    guard (try? renderer.draw(text, on: canvas)) != nil else { exit(1) }
                }
            }
        }
    }

    /// Draws an element in a process that holds the lock already, which ends if the lock is taken again.
    private static func drawWithinLock(_ element: some LayoutElement, as format: PictureFormat? = nil) {
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

    @Test("outlines take the lock")
    func outlines() async {
        await #expect(processExitsWith: .failure) { Self.drawWithinLock(Text("glyphs").transform(.rotation(7))) }
    }

    @Test("lines around glyphs take the lock")
    func strokes() async {
        await #expect(processExitsWith: .failure) {
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
