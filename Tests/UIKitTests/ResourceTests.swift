import Foundation
import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// Files of an app in the folders that a test names.
@MainActor
@Suite("files of an app", .serialized)
struct ResourceTests {
    private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "resources-\(UUID().uuidString)"
        for (path, text) in files {
            let file = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let old = AppResources.folders
        AppResources.folders = [folder]
        defer {
            AppResources.folders = old
            try? FileManager.default.removeItem(atPath: folder)
        }
        try body(folder)
    }

    @Test("a file of the bundle is one in the folders")
    func files() throws {
        try inFolder(["Data/artists.json": "[]"]) { folder in
            let url = Bundle.main.appURL(forResource: "artists", withExtension: "json")
            #expect(url?.path == "\(folder)/Data/artists.json")
            #expect(Bundle.main.appPath(forResource: "artists.json", ofType: nil) == url?.path)
            #expect(Bundle.main.appPath(forResource: "gone", ofType: "json") == nil)
        }
        #expect(Bundle.main.appURL(forResource: "Notes", withExtension: "momd")?.lastPathComponent == "Notes.momd")
    }

    @Test("a symbol of the app is a box, and a PDF that cannot be read is one with a warning")
    func boxes() throws {
        let page = "/MediaBox [0 0 30 20]"
        try inFolder(["A.xcassets/bag.symbolset/Contents.json": "{}", "A.xcassets/page.imageset/page.pdf": page]) { _ in
            #expect(UIImage(named: "bag")?.size == UIImage(systemName: "bag")?.size)
            #expect(UIImage(named: "page")?.size == CGSize(width: 30, height: 20))
            let canvas = Canvas(width: 40, height: 40)
            @MainActor func warnings(_ name: String) throws -> [String] {
                try PictureRenderer().draw(UIImageView(image: UIImage(named: name)), on: canvas).warnings.map {
                    "\($0)"
                }
            }
            #expect(try warnings("bag").isEmpty)
            let words = try warnings("page")
            #expect(words.count == 1 && words[0].contains("is a PDF, and a box stands for it: page.pdf: "))
        }
    }

    @Test("a PDF in an image set has the size of its page, is drawn, and takes a tint as a template")
    func pages() throws {
        // poppler makes the missing table of places.
        let page = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 20.5]/Contents 4 0 R>> endobj
            4 0 obj <</Length 26>> stream
            1 0 0 rg 0 0 10 20.5 re f
            endstream endobj
            trailer <</Size 5/Root 1 0 R>>
            %%EOF
            """
        let plain = #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]"#
        let template = #"{"template-rendering-intent": "template", "preserves-vector-representation": true}"#
        let files = [
            "A.xcassets/plain.imageset/Contents.json": plain + "}",
            "A.xcassets/template.imageset/Contents.json": plain + #", "properties": \#(template)}"#,
            "A.xcassets/plain.imageset/a.pdf": page, "A.xcassets/template.imageset/a.pdf": page,
        ]
        try inFolder(files) { _ in
            for (name, color) in [("plain", SIMD4<UInt8>(255, 0, 0, 255)), ("template", SIMD4(0, 0, 255, 255))] {
                let image = try #require(UIImage(named: name))
                #expect(image.size == CGSize(width: 20, height: 20.5))
                let view = UIImageView(image: image)
                view.tintColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
                let picture = try PictureRenderer().draw(view, on: Canvas(width: 20, height: 20.5, scale: 2))
                #expect(picture.warnings.isEmpty)
                #expect(picture.bitmap[8, 20] == color && picture.bitmap[30, 20].w == 0)
            }
        }
    }

    @Test("an asset is found by its name as a member, and one that is gone makes the picture fail")
    func resources() throws {
        let color = """
            {"colors": [{"color": {"components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}, "idiom": "universal"}]}
            """
        try inFolder(["A.xcassets/Brand.colorset/Contents.json": color]) { _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            view.backgroundColor = UIColor(resource: ColorResource(name: "Brand", bundle: .main))
            let pixel = try PictureRenderer().draw(view, on: Canvas(width: 4, height: 4)).bitmap[2, 2]
            #expect(pixel.x == 255 && pixel.y == 0)
            _ = UIImage(resource: ImageResource(name: "gone", bundle: .main))
            #expect(throws: (any Error).self) { try PictureRenderer().draw(view, on: Canvas(width: 4, height: 4)) }
        }
    }
}
