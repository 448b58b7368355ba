import Foundation
import QuoinPixels
import TestSupport
import Testing

@Suite("The same picture everywhere")
struct DeterminismTests {
    /// A card with content from each of the libraries.
    private static var card: some LayoutElement {
        let title = TextStyle(size: 28, weight: .bold, color: .white)
        let caption = TextStyle(families: ["serif"], size: 11.5, color: Color(hex: 0xFFFFFF, alpha: 0.8))
        return Stack(.vertical) {
            Text("Quoin — one picture 🖨️", style: title)
            Text("The quick brown fox jumps over the lazy dog.", style: caption)
            Box().fill(.linear(.degrees(33), colors: [Color(hex: 0xFFAA00), .transparent])).cornerRadius(13)
                .border(width: 1.5, color: .white).height(40)
        }
        .spacing(9).inset(EdgeInsets(17.3)).fill(.linear(.toBottomRight, colors: [.black, Color(hex: 0x4466AA)]))
        .opacity(0.9)
    }

    private static func draw(_ studio: Studio) throws -> [UInt8] {
        let range = SizeRange(min: Size(260, 0), max: Size(260, .infinity))
        return PNGEncoder.encode(try studio.draw(card, in: range, scale: 2), scale: 2)
    }

    @Test("the same document drawn again, and with new fonts, gives the same bytes")
    func again() throws {
        let studio = try Studio()
        let first = try Self.draw(studio)
        for _ in 0..<10 { #expect(try Self.draw(studio) == first) }
        #expect(try Self.draw(Studio()) == first)
    }

    @Test("four threads with a stack each give the same bytes")
    func threads() async throws {
        let first = try Self.draw(Studio())
        let others = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let studio = try Studio()
                    return try (0..<10).map { _ in try Self.draw(studio) }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(others.count == 40 && others.allSatisfy { $0 == first })
    }

    @Test("what was drawn before leaves no trace")
    func order() throws {
        let studio = try Studio()
        let first = try Self.draw(studio)
        for size in stride(from: 9.0, to: 60, by: 1.7) {
            _ = try studio.draw(Text("Other text 😀", style: TextStyle(size: size, weight: .black)))
        }
        #expect(try Self.draw(studio) == first)
    }
}
