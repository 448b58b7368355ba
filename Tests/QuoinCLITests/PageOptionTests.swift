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

        @Test("text of justified lines ends with its last letter: browsers would make room for a space behind it")
        func justified() throws {
            let words = Array(repeating: "lorem ipsum dolor", count: 6).joined(separator: " ")
            try folder.write(
                "canvas: {width: 200}\nlayout: {text: {string: \(words), align: justified}}", to: "lines.yaml")
            try run("render lines.yaml --svg-text -o lines.svg")
            let svg = try text("lines.svg")
            #expect(svg.contains("textLength=\"200\"") && svg.contains("word-spacing="))
            #expect(!svg.contains(" </text>"), "\(svg)")
        }

        // MARK: Pixels

        @Test("what becomes pixels in an SVG or a PDF is a warning, once for each property", arguments: ["svg", "pdf"])
        func pixels(format: String) throws {
            let shadow = "shadow: {radius: 4, offset: [0, 2]}"
            try folder.write(
                """
                canvas: {fill: white}
                layout:
                  column:
                    - {text: {string: a, color: {linear: {stops: [red, blue]}}}}
                    - {fill: red, width: 20, height: 20, \(shadow)}
                    - {fill: blue, width: 20, height: 20, \(shadow), opacity: 0.5}
                    - {fill: {conic: {stops: [red, blue]}}, width: 20, height: 20}
                """, to: "soft.yaml")
            try folder.write("layout: {fill: {linear: {stops: [red, blue]}}, width: 9, height: 9}", to: "sharp.yaml")
            let result = try run("render soft.yaml --strict -o soft.\(format)", status: 3)
            #expect(
                result.errorLines == [
                    "soft.yaml:5:7: warning: layout.column[1]: shadow becomes pixels in an SVG or a PDF, 2 per point, "
                        + "as that of 1 other element does",
                    "soft.yaml:7:7: warning: layout.column[3]: gradient becomes pixels in an SVG or a PDF, 2 per point",
                ], "\(result.errors)")
            #expect(try run("render soft.yaml --strict").errors.isEmpty)
            #expect(try run("render sharp.yaml --strict -o sharp.\(format)").errors.isEmpty)
        }

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

        @Test("an alternative text is written beside the picture, for every format")
        func beside() throws {
            try run("render card.yaml --alt-file -o card.webp")
            #expect(try text("card.alt.txt").contains("“Hello & welcome”"))
            try run("render card.yaml --alt Hi --alt-file -o two.png")
            #expect(try text("two.alt.txt") == "Hi\n")
            #expect(try run("render card.yaml --alt Hi -o card.jpg", status: 2).errors.contains("add --alt-file"))
            #expect(try run("render card.yaml --alt-file -o -", status: 2).errors.contains("standard output"))
        }

        @Test("a document of strangers has an alternative text, too")
        func strangers() throws {
            try run("render card.yaml --strangers --alt auto --alt-file")
            let words = try #require(try PNGText.text("Description", in: bytes("card.png")))
            #expect(try text("card.alt.txt") == words + "\n")
        }

        // MARK: Appearances

        @Test("both appearances are two pictures, whose names DocC reads", arguments: ["render", "diagram"])
        func appearances(_ command: String) throws {
            try run("\(command) card.yaml --appearance both")
            for (appearance, name) in [("light", "card.png"), ("dark", "card~dark.png")] {
                try run("\(command) card.yaml --appearance \(appearance) -o alone.png")
                #expect(try bytes("alone.png") == bytes(name))
            }
            try run("\(command) card.yaml --appearance both -o card@2x.png")
            #expect(try bytes("card~dark@2x.png") == bytes("card~dark.png"))
        }

        @Test("both appearances of strangers' documents are drawn, too")
        func strangersInBoth() throws {
            try run("render card.yaml --strangers --appearance both")
            #expect(try bytes("card.png") != bytes("card~dark.png"))
        }

        @Test("both appearances do not go to one stream, and other commands show one")
        func oneAppearance() throws {
            #expect(try run("render card.yaml --appearance both -o -", status: 2).errors.contains("several files"))
            #expect(try run("inspect card.yaml --appearance both", status: 2).errors.contains("render and diagram"))
        }

        @Test("both appearances are one SVG, whose colors follow the page")
        func adaptive() throws {
            try run("render card.yaml --appearance both -o card.svg")
            let svg = try text("card.svg")
            #expect(svg.contains("@media (prefers-color-scheme:dark)"))
            #expect(svg.contains("fill=\"#ffffff\" style=\"fill:var(--quoin-"))
            #expect(folder.data("card~dark.svg") == nil)
            // The letters are there once.
            #expect(svg.components(separatedBy: "aria-label=\"Hello &amp; welcome\"").count == 2)
        }

        @Test("what differs by more than colors is in an SVG twice, of which one is shown")
        func twoGroups() throws {
            // A shadow is an image, which has no variables.
            let shadow = "shadow: {radius: 4, color: {light: black, dark: white}}"
            try folder.write("layout: {fill: red, \(shadow), preferredSize: [9, 9]}", to: "a.yaml")
            try run("render a.yaml --appearance both -o a.svg")
            let svg = try text("a.svg")
            #expect(svg.contains("<g class=\"light\">") && svg.contains("<g class=\"dark\">"))
            #expect(svg.contains(".dark{display:none}"))
        }

        // MARK: Text

        @Test("letters are text in an SVG, in the font that they were set in")
        func svgText() throws {
            try run("render card.yaml --svg-text -o card.svg")
            let svg = try text("card.svg")
            #expect(svg.contains("font-family=\"'Inter', sans-serif\"") && svg.contains("textLength="))
            #expect(svg.contains(" class=\"text\" data-id=\"card\"") && svg.contains(">Hello &amp; welcome</text>"))
            #expect(!svg.contains("<path") && !svg.contains("role=\"img\""))
            #expect(try run("render card.yaml --svg-text", status: 2).errors.contains("--format svg"))
        }

        @Test("letters as text keep their features, and the space between letters and between justified words")
        func svgTextSpacing() throws {
            try folder.write(
                """
                canvas: {width: 100}
                layout:
                  column:
                    - {text: {string: 1/2 cup, features: [frac, tnum], letterSpacing: 2}}
                    - {text: {string: a text that is set in several justified lines, align: justified}}
                    - {text: {string: plain text}}
                """, to: "card.yaml")
            try run("render card.yaml --svg-text -o card.svg")
            let lines = try text("card.svg").split(separator: "\n").filter { $0.hasPrefix("<text") }
            #expect(lines.first?.contains("letter-spacing=\"2\"") == true)
            #expect(lines.first?.contains("style=\"font-feature-settings:'frac' 1,'tnum' 1\"") == true)
            #expect(lines.dropFirst().first?.contains("word-spacing=") == true)
            #expect(lines.last?.contains("spacing") == false, "\(lines)")
        }

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

        @Test("a diagram of each variant")
        func variants() throws {
            try folder.write("variants: {appearances: [light, dark], scales: [1, 2]}\n" + Self.card, to: "card.yaml")
            try run("diagram card.yaml --variants")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).filter {
                $0.hasSuffix(".png")
            }
            #expect(names.count == 4)
            let plain = try ImageFile(.bytes(bytes("card.png"))).pixelSize()
            try run("render card.yaml")
            #expect(try ImageFile(.bytes(bytes("card.png"))).pixelSize().width < plain.width)
        }

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
