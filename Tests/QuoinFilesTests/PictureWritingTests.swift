import Foundation
import Quoin
import TestSupport
import Testing

@Suite("Pictures written to files")
struct PictureWritingTests {
    @Test("by a path or a URL of a file have the same content, and another URL is an error")
    func places() throws {
        let folder = TemporaryFolder()
        let canvas = Canvas(width: 4, height: 4, fill: .red)
        let picture = try PictureRenderer().draw(Spacer(), on: canvas)
        try picture.write(to: folder.path("path.png"))
        try picture.write(to: folder.url.appendingPathComponent("url.png"))
        try PictureRenderer().file(Spacer(), on: canvas, as: .png).write(
            to: folder.url.appendingPathComponent("file.png"))
        #expect(Set(try folder.files.map { try Data(contentsOf: URL(fileURLWithPath: folder.path($0))) }).count == 1)
        let web = try #require(URL(string: "https://example.com/a.png"))
        let error = #expect(throws: QuoinError.self) { try picture.write(to: web) }
        #expect(error?.description == "https://example.com/a.png: error: is not the URL of a file")
    }
}
