import Quoin
import QuoinDocument
import Testing

@Suite("Texture's own snapshots")
struct TextureConformanceTests {
    @Test("every case without text is equal in every pixel, and in cases with text the relations hold")
    func pictures() throws {
        guard let suite = try TextureCases() else {
            print("Texture's snapshots are not beside the package: 0 cases were drawn.")
            return
        }
        let renderer = try PictureRenderer()
        for test in suite.cases {
            let drawn = try suite.draw(test, with: renderer)
            switch test.kind {
            case .exact: try expectEqual(drawn, suite.reference(of: test), test.id)
            case .geometry:
                for relation in test.relations ?? [] {
                    #expect(try PictureRelation(relation).holds(in: drawn), "\(test.id): \(relation)")
                }
            }
        }
        let exact = suite.cases.count { $0.kind == .exact }
        print(
            "\(suite.cases.count) of Texture's snapshots were drawn: \(exact) exact, \(suite.cases.count - exact) with text."
        )
    }

    /// Compares pixels as they are in memory, where one that is transparent is nothing, whatever color lies under it.
    private func expectEqual(_ drawn: Bitmap, _ reference: Bitmap, _ id: String) {
        let isEqual = drawn == reference
        #expect(isEqual, "\(id): not equal in every pixel")
    }

    @Test(
        "relations are read as they are written",
        arguments: [
            ("image.w == 4", true), ("red.x == 1", true), ("red.right == max(red.x, 3)", true),
            ("red.h < image.h", true),
            ("red.w > 2", false), ("blue.x == 0", false), ("min(red.x, red.y) == 0", true), ("red.bottom >= 2", false),
        ])
    func relations(text: String, holds: Bool) throws {
        var bitmap = Bitmap(width: 4, height: 2)
        (bitmap.pixels[1], bitmap.pixels[2]) = (0xFFFF_0000, 0xFFFF_0000)
        #expect(try PictureRelation(text).holds(in: bitmap) == holds)
    }

    @Test("what is no relation is an error", arguments: ["red.x", "red.q == 1", "pink.x == 1", "red == 1"])
    func unreadable(text: String) {
        var bitmap = Bitmap(width: 1, height: 1)
        bitmap.pixels[0] = 0xFFFF_0000
        #expect(throws: PictureRelation.Unreadable.self) { try PictureRelation(text).holds(in: bitmap) }
    }
}
