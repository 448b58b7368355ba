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

    @Test("a symbol of the app is a box, and a PDF is one with a warning")
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
            #expect(words.count == 1 && words[0].contains("the page of a PDF, which is not drawn"))
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
