import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

@Suite("Texture's own snapshots")
struct TextureConformanceTests {
    @Test(
        "every case without text is equal in every pixel",
        arguments: try TextureCases.all().filter { $0.kind == .exact })
    func exact(_ test: TextureCases.Case) throws {
        let picture = try test.picture(with: PictureRenderer())
        for box in test.boxes {
            let found = PixelRectangle(of: try #require(box.pixel), in: picture.bitmap)
            #expect(found == PixelRectangle(box, scale: picture.scale), "\(box.color)")
        }
        #expect(picture.bitmap.digest == test.digest)
    }

    @Test(
        "the relations of every case with text hold",
        arguments: try TextureCases.all().filter { $0.kind == .geometry })
    func geometry(_ test: TextureCases.Case) throws {
        let bitmap = try test.picture(with: PictureRenderer()).bitmap
        let relations = try #require(test.relations)
        for relation in relations { #expect(try PictureRelation(relation).holds(in: bitmap), "\(relation)") }
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

extension TextureCases.Case: CustomTestStringConvertible {
    var testDescription: String { id }
}

extension TextureCases.Box {
    /// The pixels of the color; `nil` if it is not written as a color is.
    fileprivate var pixel: UInt32? {
        color == "transparent" ? 0 : UInt32(color.dropFirst(), radix: 16).map { 0xFF00_0000 | $0 }
    }
}

extension PixelRectangle {
    fileprivate init(_ box: TextureCases.Box, scale: Double) {
        let pixels = [box.x, box.y, box.x + box.w, box.y + box.h].map { Int(($0 * scale).rounded()) }
        self.init(x: pixels[0], y: pixels[1], right: pixels[2], bottom: pixels[3])
    }
}

/// Layouts of Texture's own snapshot tests, as documents, with facts about the pictures that Texture drew.
struct TextureCases: Decodable {
    struct Case: Decodable {
        enum Kind: String, Decodable {
            /// Equal in every pixel.
            case exact
            /// With text, and therefore another font: relations hold between the rectangles of each color.
            case geometry
        }

        var id: String
        var kind: Kind
        /// The ``Quoin/Bitmap/digest`` of Texture's picture.
        var digest: String?
        var boxes: [Box]
        var relations: [String]?
    }

    /// The rectangle around everything that is seen of a color, in points.
    struct Box: Decodable {
        var color: String
        var x: Double
        var y: Double
        var w: Double
        var h: Double
    }

    var cases: [Case]

    static func all() throws -> [Case] {
        try ConformanceCases.read("texture/manifest.json", as: TextureCases.self).cases
    }
}

extension TextureCases.Case {
    func picture(with renderer: PictureRenderer) throws -> Picture {
        let path = ConformanceCases.folder.appending(path: "texture/\(id).json")
        let document = try Document(parsing: String(contentsOf: path, encoding: .utf8), resources: NoResources())
        return try renderer.draw(document.root, on: document.canvas)
    }
}
