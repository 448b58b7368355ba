import Foundation
import TestSupport
import Testing

extension CommandTests {
    /// Each fault is reported with file, line, column and element, and leaves nothing behind.
    @Suite("Faulty documents", .serialized)
    struct FaultTests {
        private static let families =
            "there are DejaVu Sans, DejaVu Sans Mono, DejaVu Serif, Inter, Inter Display, Noto Color Emoji, "
            + "Noto Sans Arabic UI, Noto Sans Hebrew"

        private func expect(
            _ text: String, _ status: Int32, _ messages: [String], _ location: SourceLocation = #_sourceLocation
        ) throws {
            let folder = TemporaryFolder()
            try folder.write("not an image", to: "text.png")
            try folder.write("keep", to: "a.png")
            try folder.write(text, to: "a.yaml")
            let whole = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent("Images/portrait.png"))
            try whole.prefix(300).write(to: folder.url.appendingPathComponent("damaged.png"))
            let result = try Command().run(["render", "a.yaml"], in: folder.url)
            let errors = result.errors.replacingOccurrences(of: folder.url.path + "/", with: "")
            #expect(result.status == status, sourceLocation: location)
            #expect(errors.split(separator: "\n").map(String.init) == messages, sourceLocation: location)
            #expect(result.output.isEmpty && folder.data("a.png") == Data("keep".utf8), sourceLocation: location)
        }

        @Test("a missing image")
        func missingImage() throws {
            try expect(
                "layout:\n  image: nope.png", 3,
                ["a.yaml:2:10: error: layout.image: \"nope.png\" cannot be read: there is no such file or folder"])
        }

        @Test("an image that is damaged, and a file that is none")
        func damagedImage() throws {
            try expect(
                "canvas: {width: 9, height: 9}\nlayout: {image: damaged.png}", 3,
                [
                    "a.yaml:2:17: error: layout.image: damaged.png: is a damaged image: it is cut off, its end (IEND) is missing"
                ])
            try expect(
                "layout: {image: text.png}", 3,
                [
                    "a.yaml:1:17: error: layout.image: text.png: is not an image of a known kind "
                        + "(PNG, JPEG, WebP, GIF, BMP, AVIF or SVG)"
                ]
            )
            try expect(
                "layout: {image: ''}", 3, ["a.yaml:1:17: error: layout.image: the path of a file is empty"])
            try expect(
                "layout: {image: /dev/zero}", 3,
                [
                    "a.yaml:1:17: error: layout.image: \"/dev/zero\" is outside the folder that files are read from; --root"
                        + " names another, and --all-files allows any file"
                ])
        }

        @Test("font families and glyphs that are missing, all of them")
        func missingFonts() throws {
            try expect(
                "layout: {column: [{text: {string: a, font: Intre}}, {text: 日, id: title}]}", 3,
                [
                    "a.yaml:1:19: error: layout.column[0]: no font family \"Intre\"; \(Self.families)",
                    "a.yaml:1:53: error: `title` (layout.column[1]): no font has the character \"日\""
                        + " (U+65E5 CJK UNIFIED IDEOGRAPH-65E5) of the text \"日\"; install a font that has it (on Debian"
                        + " and Ubuntu: apt-get install fonts-noto-cjk), and name its file under \"fonts\", in Swift in"
                        + " FontSources",
                ])
        }

        @Test("font files that are missing or none")
        func fontFiles() throws {
            try expect(
                "fonts: [nope.ttf]\nlayout: {}", 3,
                ["a.yaml:1:9: error: fonts[0]: \"nope.ttf\" cannot be read: there is no such file or folder"])
            try expect(
                "fonts: [a.yaml]\nlayout: {}", 3, ["a.yaml:1:9: error: fonts[0]: a.yaml: is not a font"])
        }

        @Test("a canvas that is too large")
        func tooLarge() throws {
            let limits = "at most 16384 on a side are possible"
            try expect(
                "canvas: {width: 16385, height: 1}\nlayout: {}", 4,
                ["a.yaml:2:9: error: layout: the canvas would be 16385 by 1 pixels; \(limits)"])
            try expect(
                "canvas: {width: 8192.5, height: 1, scale: 2}\nlayout: {}", 4,
                ["a.yaml:2:9: error: layout: the canvas would be 16385 by 2 pixels; \(limits)"])
            try expect(
                "canvas: {width: 16384, height: 16384}\nlayout: {}", 4,
                [
                    "a.yaml:2:9: error: layout: the canvas is 16384 by 16384, 268435456 pixels; the limit \"pixels\" is "
                        + "256000000 (--limit pixels=NUMBER raises it)"
                ])
        }

        @Test("a root that has no size")
        func noSize() throws {
            try expect(
                "canvas: {width: 100}\nlayout: {fill: red}", 3,
                [
                    "a.yaml:2:9: error: layout: the canvas would be 100 by 0 pixels; give it or the root element a height above 0"
                ])
            try expect(
                "canvas: {width: 0, height: 5}\nlayout: {fill: red}", 3,
                [
                    "a.yaml:2:9: error: layout: the canvas would be 0 by 5 pixels; give it or the root element a width above 0"
                ])
        }

        @Test("an element that is larger than any can be")
        func largeElement() throws {
            try expect(
                "canvas: {width: 5}\nlayout:\n  row: [{height: 1e8}]", 4,
                [
                    "a.yaml:3:18: error: layout.row[0].height: \"1e8\" points are too many; fewer than 10000000 are"
                        + " possible"
                ])
        }

        @Test("nesting that is too deep, in elements and in YAML")
        func deep() throws {
            let text = String(repeating: "{wrapper: ", count: 500) + "{}" + String(repeating: "}", count: 500)
            let folder = TemporaryFolder()
            try folder.write("layout: " + text, to: "a.yaml")
            let result = try Command().run(["render", "a.yaml"], in: folder.url)
            #expect(result.status == 4)
            #expect(result.errors.hasPrefix("a.yaml:1:5009: error: layout.wrapper.wrapper"))
            #expect(result.errors.hasSuffix("…: elements are nested deeper than 500; the limit \"depth\" is 500\n"))
            try expect(
                "layout: " + String(repeating: "[", count: 5_000), 4,
                ["a.yaml:1:1008: error: the document is nested deeper than 1000 levels of YAML"])
        }

        @Test("a text in UTF-16 is read by its mark", arguments: [false, true])
        func utf16(isBigEndian: Bool) throws {
            let folder = TemporaryFolder()
            let text = "layout: {text: Grüße 😀}"
            let units = ("\u{FEFF}" + text).utf16.flatMap { unit in
                let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
                return isBigEndian ? bytes.reversed() : bytes
            }
            try Data(units).write(to: folder.url.appendingPathComponent("a.yaml"))
            try folder.write(text, to: "b.yaml")
            let frames = try ["a.yaml", "b.yaml"].map { file in
                try Command().run(["inspect", file], in: folder.url)
            }
            #expect(
                frames[0].status == 0
                    && frames[0].outputText == frames[1].outputText.replacing("b.yaml", with: "a.yaml"),
                "\(frames[0].errors)")
        }

        @Test("a text that is not UTF-8, and a folder in place of a file")
        func noText() throws {
            let folder = TemporaryFolder()
            try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appendingPathComponent("a.yaml"))
            let result = try Command().run(["render", "a.yaml"], in: folder.url)
            #expect(result.status == 3 && result.errors == "a.yaml: error: is not UTF-8 text\n")
            let inspected = try Command().run(["inspect", "."], in: folder.url)
            #expect(inspected.status == 3 && inspected.errors == ".: error: cannot be read: it is a folder\n")
        }
    }
}
