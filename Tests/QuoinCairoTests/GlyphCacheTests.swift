import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinSystem
import QuoinText
import Synchronization
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
    /// Letters that fill several of the pages in which Cairo keeps the glyphs of a font.
    private static let letters = [0x21...0x7E, 0xC0...0x24F, 0x391...0x3A1, 0x3B1...0x3C9, 0x400...0x52F].joined()
        .compactMap { UnicodeScalar($0).map(Character.init) }

    @Test("threads that draw more glyphs than Cairo keeps all end")
    func manyPages() async {
        await #expect(processExitsWith: .success) {
            // Threads of Cairo that wait for each other do so for ever: one drops a page of a font's glyphs while another
            // adds a page to the same font. So there are few fonts, with more pages than Cairo keeps.
            alarm(300)
            let next = Atomic(0)
            WorkerThreads.run(8) {
                let thread = next.add(1, ordering: .relaxed).oldValue
                guard let renderer = try? PictureRenderer() else { exit(1) }
                let canvas = Canvas(width: ExtentRange(exactly: 20), height: ExtentRange(exactly: 4))
                for step in 0..<600 {
                    // Turned texts are drawn as outlines, which come from Cairo's cache.
                    let style = TextStyle(size: 8 + Double(thread * 3 + step % 3) / 7)
                    let first = step * 16 % (Self.letters.count - 16)
                    let text = Text(String(Self.letters[first..<first + 16]), style: style).transform(.rotation(7))
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
