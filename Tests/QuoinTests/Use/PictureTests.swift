import Foundation
import QuoinExplanations
import TestSupport
import Testing

@Suite("Pictures in Swift")
struct PictureTests {
    private func draw(_ element: some LayoutElement, on canvas: Canvas = Canvas()) throws -> Picture {
        try PictureRenderer().draw(element, on: canvas)
    }

    @Test("a canvas has an exact size, or ranges, and a color or another fill behind the layout")
    func canvas() throws {
        let width = 30.0
        #expect(Canvas(width: width, scale: 2).range == Canvas(width: ExtentRange(exactly: 30)).range)
        #expect(
            Canvas(width: ExtentRange(min: 0, max: 30)).range
                == SizeRange(width: ExtentRange(min: 0, max: 30), height: .unconstrained))
        #expect(Canvas(width: 30, fill: .white).fills == [.solid(.white)])
        #expect(Canvas(fill: .linear(.toBottom, colors: [.white, .gray])).fills.count == 1)
        var canvas = Canvas(scale: 2)
        canvas.height = ExtentRange(exactly: 20)
        #expect(canvas.height == ExtentRange(exactly: 20) && canvas.scale == 2)
        let picture = try draw(Box().size(10, 10), on: Canvas(width: 30, height: 20, fill: .red))
        #expect(picture.bitmap.width == 30 && picture.bitmap.height == 20)
    }

    @Test("a picture is written in the format of its extension, and folders that are missing are made")
    func writing() throws {
        let folder = TemporaryFolder()
        let picture = try draw(Box().size(4, 3).fill(.red))
        for name in ["card.png", "pictures/card.webp", "card.jpg"] {
            try picture.write(to: folder.path(name))
            let written = try RecordedPicture(bytes: Array(Data(contentsOf: URL(fileURLWithPath: folder.path(name)))))
            #expect(written.bitmap.width == 4 && written.bitmap.height == 3)
        }
        let file = try PictureRenderer().file(Box().size(4, 3), on: Canvas(), as: .svg)
        try file.write(to: folder.path("card.svg"))
        #expect(try String(contentsOfFile: folder.path("card.svg"), encoding: .utf8).contains("<svg"))
        let error = #expect(throws: QuoinError.self) { try picture.write(to: folder.path("card.gif")) }
        let words = "pixels are written as png, jpg or webp; PictureRenderer.file(_:on:as:) makes svg and pdf"
        #expect(try #require(error).localizedDescription.contains("card.gif: error: \(words)"))
    }

    @Test("two pictures are compared")
    func diff() throws {
        let (red, blue) = (try draw(Box().size(4, 3).fill(.red)), try draw(Box().size(4, 3).fill(.blue)))
        #expect(try red.diff(red).count == 0)
        #expect(try red.diff(blue).count == 12)
    }

    @Test("the localized description of an error is its message")
    func errors() throws {
        let error = #expect(throws: QuoinError.self) { try draw(Text("a").font("Nowhere")) }
        #expect(try #require(error).localizedDescription.contains("no font family \"Nowhere\""))
    }

    @Test("an image is found by its name in a folder; one that is not fails with the name and the folder")
    func images() throws {
        let folder = PackageFolder.snapshots.appendingPathComponent("Images").path
        let forest = Image("forest.png", in: folder)
        #expect(try draw(forest).warnings.isEmpty)
        #expect(forest.kind.image?.size != nil)
        let error = #expect(throws: QuoinError.self) { try draw(Image("lake.png", in: folder)) }
        #expect(
            try #require(error).description
                == "layout: the image \"lake.png\" cannot be read: there is no such file in \(folder)")
        #expect(throws: QuoinError.self) { try draw(Image("images.yaml", in: folder).size(5, 5)) }
        #expect(try draw(Row { Image("lake.png", in: folder).hidden().size(5, 5) }).bitmap.width == 5)
    }

    @Test("an image is found by the URL of its file; another URL fails with its reason")
    func imageURLs() throws {
        let folder = PackageFolder.snapshots.appendingPathComponent("Images")
        let named = try draw(Image("forest.png", in: folder.path))
        #expect(try draw(Image(folder.appendingPathComponent("forest.png"))).bitmap == named.bitmap)
        let missing = #expect(throws: QuoinError.self) { try draw(Image(folder.appendingPathComponent("lake.png"))) }
        #expect(try #require(missing).description.hasSuffix("lake.png\" cannot be read: there is no such file"))
        let address = try #require(URL(string: "https://example.com/lake.png"))
        let remote = #expect(throws: QuoinError.self) { try draw(Image(address)) }
        #expect(try #require(remote).description.hasSuffix("it is not the URL of a file"))
    }
}
