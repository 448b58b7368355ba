import Foundation
import Quoin
import QuoinFiles
import TestSupport
import Testing

@Suite("Files of pictures")
struct OutputOrderTests {
    /// Every fourth document with much text.
    private static let documents = ["Text", "Cards"].flatMap { PackageFolder.documents(below: $0) }
        .enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)

    private static func file(of name: String, as format: Picture.Format, by renderer: DocumentRenderer) throws
        -> [UInt8]
    {
        let file = DocumentFile(
            path: PackageFolder.snapshots.appendingPathComponent(name + ".yaml").path,
            access: .below(PackageFolder.snapshots.path))
        let layout = try renderer.layOut(try file.read(), file)
        return try renderer.file(try renderer.displayList(of: layout), of: layout, as: format)
    }

    @Test(
        "have the same bytes whatever was drawn before: forwards, backwards and alone",
        arguments: [Picture.Format.pdf, .svg])
    func order(format: Picture.Format) throws {
        func digests(_ names: some Sequence<String>, _ renderer: @autoclosure () -> DocumentRenderer) throws -> [String:
            Int]
        {
            var digests: [String: Int] = [:]
            for name in names { digests[name] = try Self.file(of: name, as: format, by: renderer()).hashValue }
            return digests
        }
        #expect(Self.documents.count > 10)
        let shared = DocumentRenderer()
        let forwards = try digests(Self.documents, shared)
        let (backwards, alone) = (
            try digests(Self.documents.reversed(), shared), try digests(Self.documents, DocumentRenderer())
        )
        #expect(Self.documents.filter { backwards[$0] != forwards[$0] } == [])
        #expect(Self.documents.filter { alone[$0] != forwards[$0] } == [])
    }

    @Test("have the same bytes whatever is measured in between: the same font at another place on its axis")
    func measured() throws {
        let folder = TemporaryFolder()
        let font = PackageFolder.snapshots.appendingPathComponent("Text/fonts/QuoinWidths.ttf")
        try folder.write(try Data(contentsOf: font), to: "widths.ttf")
        let renderer = DocumentRenderer()
        func layOut(_ width: String, size: Int) throws -> DocumentLayout {
            let text = "{string: the width, font: Quoin Widths, size: \(size), stretch: \(width)}"
            try folder.write("fonts: [widths.ttf]\nlayout: {text: \(text)}\n", to: "a.yaml")
            return try renderer.layOut(try folder.document("a.yaml").read(), folder.document("a.yaml"))
        }
        let layout = try layOut("normal", size: 17)
        let list = try renderer.displayList(of: layout)
        let file = try renderer.file(list, of: layout, as: .pdf)
        for size in 18...24 {
            _ = try layOut("condensed", size: size)
            #expect(try renderer.file(list, of: layout, as: .pdf) == file)
        }
    }
}

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
