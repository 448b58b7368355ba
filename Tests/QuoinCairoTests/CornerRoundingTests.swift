import QuoinScene
import TestSupport
import Testing

@Suite("Texture's three corner roundings")
struct CornerRoundingTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    /// The corner and the middle of a red node with a blue child of its size, on white.
    private func draw(_ rounding: CornerRadii.Rounding, clips: Bool, child: Bool) throws -> (
        corner: UInt32, middle: UInt32
    ) {
        let inner = Box().fill(Color(.blue)).preferredSize(20, 20)
        let node = child ? Box(inner) : Box().preferredSize(20, 20)
        let element = node.fill(Color(.red)).cornerRadius(10).painted {
            $0.cornerRounding = rounding
            $0.clips = clips
        }
        let bitmap = try studio.draw(element, ground: [.solid(.white)])
        return (bitmap.pixels[0] & 0xFF_FFFF, bitmap.pixels[10 * 20 + 10] & 0xFF_FFFF)
    }

    @Test("layer: the corner shows what is behind, unless a child that is not clipped covers it (Texture, §11.2)")
    func layer() throws {
        #expect(try draw(.layer, clips: false, child: false) == (0xFFFFFF, 0xFF0000))
        #expect(try draw(.layer, clips: true, child: true) == (0xFFFFFF, 0x0000FF))
        #expect(try draw(.layer, clips: false, child: true) == (0x0000FF, 0x0000FF))
    }

    @Test("precomposited: the corner has its color, and children are never rounded", arguments: [false, true])
    func precomposited(clips: Bool) throws {
        let rounding = CornerRadii.Rounding.precomposited(corners: Color(.green))
        #expect(try draw(rounding, clips: clips, child: false) == (0x00FF00, 0xFF0000))
        #expect(try draw(rounding, clips: clips, child: true) == (0x0000FF, 0x0000FF))
        #expect(try draw(.precomposited(corners: .transparent), clips: clips, child: false) == (0xFFFFFF, 0xFF0000))
    }

    @Test("clipping: the corner has its color above the children", arguments: [false, true])
    func clipping(clips: Bool) throws {
        let rounding = CornerRadii.Rounding.clipping(corners: Color(.green))
        #expect(try draw(rounding, clips: clips, child: false) == (0x00FF00, 0xFF0000))
        #expect(try draw(rounding, clips: clips, child: true) == (0x00FF00, 0x0000FF))
    }
}
