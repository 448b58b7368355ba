import Foundation
import Quoin
import QuoinDocument
import TestSupport

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
