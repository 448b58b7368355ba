import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinSystem
import Testing

@Suite("Cairo's glyphs on several threads", .serialized)
struct GlyphCacheTests {
    @Test("threads that draw more glyphs than Cairo keeps do not drop each other's")
    func manySizes() throws {
        let letters = String((33..<127).map { Character(UnicodeScalar($0)) })
        let pictures = WorkerThreads.map(Array(0..<8), workers: 4) {
            let renderer = try? PictureRenderer()
            return { thread in
                (0..<60).allSatisfy { step in
                    // Turned texts are drawn as outlines, which come from Cairo's cache.
                    let style = TextStyle(size: 8 + Double(step * 8 + thread) / 16)
                    let text = Text(letters, style: style).transform(.rotation(7))
                    return (try? renderer?.draw(text, on: Canvas(width: ExtentRange(exactly: 200)))) != nil
                }
            }
        }
        #expect(pictures.allSatisfy { $0 })
    }
}
