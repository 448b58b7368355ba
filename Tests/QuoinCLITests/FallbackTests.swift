import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("What stands for letters that fonts lack")
    struct FallbackTests {
        private let folder = TemporaryFolder()

        private func run(_ words: String) throws -> Command.Result {
            try Command().run(words.split(separator: " ").map(String.init), in: folder.url)
        }

        @Test("a document chooses boxes, and upright or slanted letters, each with a warning")
        func document() throws {
            let spans = "[{string: важно, italic: true}, \"\\U0010FFFD\"]"
            let text = "layout: {text: {spans: \(spans), font: DejaVu Sans}}\n"
            try folder.write(text, to: "a.yaml")
            #expect(try run("render a.yaml").status == 3)
            var pictures: [Data] = []
            for italic in ["upright", "slanted"] {
                try folder.write("missingGlyphs: box\nmissingItalic: \(italic)\n" + text, to: "a.yaml")
                let result = try run("render a.yaml")
                #expect(result.status == 0, "\(result.errors)")
                #expect(
                    result.errors.contains("the font family \"DejaVu Sans\" has no italic face")
                        && result.errors.contains("no font has the character U+10FFFD"))
                #expect(try run("render a.yaml --strict").status == 3)
                pictures.append(try #require(folder.data("a.png")))
            }
            #expect(pictures[0] != pictures[1])
            try folder.write("missingItalic: error\n" + text, to: "a.yaml")
            #expect(try run("render a.yaml").status == 3)
        }

        @Test("settings choose for documents that do not")
        func settings() throws {
            try folder.write("layout: {text: {markdown: \"*важно*\", font: DejaVu Sans}}\n", to: "Snapshots/a.yaml")
            let file = "Snapshots/a.yaml"
            let commands = [
                "approve", "render \(file)", "render \(file) --cache kept", "diagram \(file)", "inspect \(file)",
            ]
            for command in commands.dropLast() { #expect(try run(command).status == 3, "\(command)") }
            var pictures: Set<Data> = []
            for italic in ["upright", "slanted"] {
                try folder.write("missingItalic: \(italic)\n", to: "quoin.yaml")
                for command in commands {
                    let result = try run(command)
                    #expect(result.status == 0, "\(command): \(result.errors)")
                }
                _ = try run("render \(file) --cache kept -o a.png")
                pictures.insert(try #require(folder.data("a.png")))
            }
            #expect(pictures.count == 2)
        }

        @Test("scripts that have no italics in print are upright without a word")
        func scripts() throws {
            try folder.write("layout: {text: {markdown: \"*שלום 2024* *مرحبا*\", font: DejaVu Sans}}\n", to: "a.yaml")
            let result = try run("render a.yaml --strict")
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        }

        @Test("a font for web pages is refused with the way out", arguments: ["wOFF", "wOF2"])
        func webFonts(mark: String) throws {
            try folder.write(Data(mark.utf8) + Data(count: 40), to: "a.woff2")
            try folder.write("fonts: [a.woff2]\nlayout: {text: a}\n", to: "a.yaml")
            let result = try run("render a.yaml")
            #expect(result.status == 3)
            for words in [
                "fonts for web pages, WOFF and WOFF2, are not read; the TTF or OTF that it was made from is, and",
                "Python's fonttools unpack it: python3 -c \"import sys; from fontTools.ttLib import TTFont",
                "f = TTFont(sys.argv[1]); f.flavor = None; f.save(sys.argv[2])\" in.woff2 out.ttf",
            ] {
                #expect(result.errors.contains(words), "\(result.errors)")
            }
        }

        @Test("a project's folder is the one that files are read from")
        func projectFolder() throws {
            try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>", to: "Images/a.svg")
            try folder.write("layout: {image: ../Images/a.svg}\n", to: "Cards/a.yaml")
            #expect(try run("render Cards/a.yaml").status == 3)
            try folder.write("{}\n", to: "quoin.yaml")
            for words in ["render Cards/a.yaml", "render Cards --output-dir out", "inspect Cards/a.yaml"] {
                let result = try run(words)
                #expect(result.status == 0, "\(words): \(result.errors)")
            }
        }

        @Test("a lower quality makes smaller files, and a limit of bytes chooses it", arguments: ["jpg", "webp"])
        func quality(format: String) throws {
            try folder.write(
                "canvas: {width: 300, height: 200, fill: {conic: {stops: [red, lime, blue, red]}}}\nlayout: {text: {string: Hello, size: 60}}\n",
                to: "a.yaml")
            func size(_ options: String) throws -> Int {
                let result = try run("render a.yaml -o a.\(format) \(options)")
                #expect(result.status == 0, "\(result.errors)")
                return try #require(folder.data("a.\(format)")).count
            }
            let (high, low) = (try size("--quality 90"), try size("--quality 30"))
            #expect(low < high)
            let limit = (low + high) / 2
            #expect(try (low...limit).contains(size("--max-bytes \(limit)")))
            #expect(
                try run("render a.yaml -o a.\(format) --max-bytes 10").errors.contains(
                    "bytes at the lowest quality, too"))
            if format == "jpg" { #expect(try size("--chroma 4:2:0") < size("--chroma 4:4:4")) }
            let others = "--quality and --max-bytes are for a jpg or a webp, --chroma is for a jpg"
            for (wrong, message) in [
                ("a.png --quality 3", others), ("a.webp --chroma 4:2:2", others),
                ("a.\(format) --quality 101", "--quality is from 1 to 100"),
                ("a.\(format) --max-bytes 0", "--max-bytes is 1 or more"),
            ] {
                let result = try run("render a.yaml -o \(wrong)")
                #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
            }
        }
    }
}
