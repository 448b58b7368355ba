import Foundation
import Quoin
import QuoinDocument

/// Cases that come from Texture's own snapshot tests, where the folder with them lies beside the package.
struct TextureCases {
    /// One document and the picture that it should give.
    struct Case: Decodable {
        enum Kind: String, Decodable {
            /// Equal in every pixel.
            case exact
            /// With text, and therefore another font: relations hold between the rectangles of each color.
            case geometry
        }

        var id: String
        var document: String
        var png: String
        var kind: Kind
        var relations: [String]?
    }

    private struct Manifest: Decodable {
        var cases: [Case]
    }

    let folder: URL
    let cases: [Case]

    /// The cases, or nothing where they are not there.
    init?() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        folder = package.deletingLastPathComponent().appendingPathComponent("shared/conformance/texture")
        guard let manifest = FileManager.default.contents(atPath: folder.appendingPathComponent("manifest.json").path)
        else { return nil }
        cases = try JSONDecoder().decode(Manifest.self, from: manifest).cases
    }

    func reference(of test: Case) throws -> Bitmap {
        try ImageFile(.file(folder.appendingPathComponent(test.png).path)).bitmap()
    }

    func draw(_ test: Case, with renderer: PictureRenderer) throws -> Bitmap {
        let text = try String(contentsOf: folder.appendingPathComponent(test.document), encoding: .utf8)
        let document = try Document(parsing: text, resources: NoResources())
        return try renderer.draw(document.root, on: document.canvas).bitmap
    }
}

/// The cases refer to no files.
private struct NoResources: DocumentResources {
    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        throw DocumentResourceError("\"\(path)\" is not there")
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        throw DocumentResourceError("\"\(path)\" is not there")
    }
}
