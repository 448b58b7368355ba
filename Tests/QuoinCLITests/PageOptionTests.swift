import Foundation
import QuoinImages
import TestSupport
import Testing

extension CommandTests {
    @Suite("Pictures for pages")
    struct PageOptionTests {
        private let folder = TemporaryFolder()
        private static let card = """
            canvas: {scale: 2, fill: {light: white, dark: black}}
            layout: {id: card, text: {string: Hello & welcome, color: {light: black, dark: white}}}
            """

        init() throws {
            try folder.write(Self.card, to: "card.yaml")
        }

        @discardableResult
        private func run(_ words: String, status: Int32 = 0) throws -> Command.Result {
            let result = try Command().run(words.split(separator: " ").map(String.init), in: folder.url)
            #expect(result.status == status, "\(words): \(result.errors)")
            return result
        }

        private func bytes(_ name: String) throws -> [UInt8] { Array(try #require(folder.data(name), "\(name)")) }
        private func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

        // MARK: Alternative text

        @Test("an alternative text is in a PNG as its description, and in an SVG")
        func given() throws {
            let words = ["render", "card.yaml", "--alt", "A <greeting>"]
            #expect(try Command().run(words, in: folder.url).status == 0)
            #expect(try PNGText.text("Description", in: bytes("card.png")) == "A <greeting>")
            #expect(try Command().run(words + ["-o", "card.svg"], in: folder.url).status == 0)
            #expect(try text("card.svg").contains("<desc>A &lt;greeting&gt;</desc>"))
            #expect(try text("card.svg").contains("role=\"img\""))
        }

        @Test("an alternative text is made of the layout, and of the diagram where that is drawn")
        func automatic() throws {
            try run("render card.yaml --alt auto")
            let plain = try #require(try PNGText.text("Description", in: bytes("card.png")))
            #expect(plain.contains("card “Hello & welcome”") && !plain.contains("Annotated"))
            try folder.write("diagram: {annotate: [sizes], caption: A greeting}\n" + Self.card, to: "card.yaml")
            try run("diagram card.yaml --alt auto")
            let diagram = try #require(try PNGText.text("Description", in: bytes("card.png")))
            #expect(diagram.hasPrefix("A greeting. ") && diagram.contains("Annotated: sizes."))
            try run("render card.yaml --plain --alt auto")
            #expect(try PNGText.text("Description", in: bytes("card.png")) == plain)
        }

        @Test("a document of strangers has an alternative text, too")
        func strangers() throws {
            try run("render card.yaml --strangers --alt auto --alt-file")
            let words = try #require(try PNGText.text("Description", in: bytes("card.png")))
            #expect(try text("card.alt.txt") == words + "\n")
        }

        // MARK: Text

        @Test("letters as text are as wide as their outlines")
        func svgTextLength() throws {
            try run("inspect card.yaml --json")
            try run("render card.yaml --svg-text -o card.svg")
            let length = try #require(try text("card.svg").firstMatch(of: /textLength="([0-9.]+)"/)?.output.1)
            let width = try #require(try text("card.svg").firstMatch(of: /<svg [^>]*width="([0-9.]+)"/)?.output.1)
            // The width of a text is that of its line, on whole pixels.
            #expect(abs((Double(length) ?? 0) - (Double(width) ?? 99)) < 1)
        }

        // MARK: Diagrams

        @Test("nothing lies under a transparent diagram but what the layout paints and its labels need")
        func transparent() throws {
            try run("diagram card.yaml --annotate sizes -o a.png")
            #expect(try ImageFile(.bytes(bytes("a.png"))).bitmap().isOpaque)
            try run("diagram card.yaml --annotate sizes --transparent -o b.png")
            let picture = try ImageFile(.bytes(bytes("b.png"))).bitmap()
            #expect(picture.pixels[0] == 0)
            #expect(!picture.isOpaque)
        }
    }
}
