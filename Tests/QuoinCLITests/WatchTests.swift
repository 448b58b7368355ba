import Foundation
import QuoinCairo
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin render --watch", .serialized)
    struct WatchTests {
        private let folder = TemporaryFolder()

        private static func square(_ color: String) -> String {
            "canvas: {width: 1, height: 1}\nlayout: {fill: \(color)}"
        }

        private static func dot(_ color: String) -> String {
            "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><path d='M0 0h1v1H0z' fill='\(color)'/></svg>"
        }

        private static let red = SIMD4<UInt8>(255, 0, 0, 255)
        private static let blue = SIMD4<UInt8>(0, 0, 255, 255)
        private static let waiting = "watching for changes; Ctrl-C ends\n"

        /// Starts to watch, and waits for the first drawing.
        private func watch(_ arguments: String...) throws -> RunningCommand {
            let command = try RunningCommand(["render", "--watch"] + arguments, in: folder.url)
            try command.wait(untilSaid: Self.waiting)
            return command
        }

        private func color(_ path: String) -> SIMD4<UInt8>? {
            folder.data(path).flatMap { try? ImageFile(.bytes(Array($0))).bitmap()[0, 0] }
        }

        private func wait(_ command: RunningCommand, for color: SIMD4<UInt8>, in path: String) throws {
            try command.wait(for: "\(color) in \(path)") { self.color(path) == color }
        }

        /// Writes a file over, without another in its place.
        private func writeOver(_ text: String, to path: String) throws {
            let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent(path))
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: Data(text.utf8))
            try file.close()
        }

        /// A font of the default set under the family name QuoinX instead of DejaVu.
        private static func font(_ name: String) throws -> Data {
            var font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/\(name).ttf"))
            for encoding in [String.Encoding.utf16BigEndian, .ascii] {
                let names = ["DejaVu", "QuoinX"].compactMap { $0.data(using: encoding) }
                while let place = font.range(of: names[0]) { font.replaceSubrange(place, with: names[1]) }
            }
            return font
        }

        private func rename(_ path: String, to target: String) throws {
            let paths = [path, target].map { folder.url.appendingPathComponent($0).path }
            #expect(Foundation.rename(paths[0], paths[1]) == 0)
        }

        @Test("a document is drawn at once, and again when it was written over or replaced; an interrupt ends it")
        func document() throws {
            try folder.write(Self.square("red"), to: "a.yaml")
            let command = try watch("a.yaml")
            #expect(color("a.png") == Self.red)
            try writeOver(Self.square("blue"), to: "a.yaml")
            try wait(command, for: Self.blue, in: "a.png")
            try folder.write(Self.square("red"), to: "a.yaml.new")
            try rename("a.yaml", to: "a.yaml~")
            try rename("a.yaml.new", to: "a.yaml")
            try wait(command, for: Self.red, in: "a.png")
            try command.wait(untilSaid: "a.yaml: drawn in ", times: 3)
            #expect(try command.interrupt() == SIGINT)
            #expect(folder.files == ["a.png", "a.yaml", "a.yaml~"])
        }

        @Test("a faulty document says its errors and keeps its picture, and is drawn when it is right again")
        func faulty() throws {
            try folder.write(Self.square("red"), to: "a.yaml")
            let command = try watch("a.yaml")
            try writeOver("layout: {fil: red}", to: "a.yaml")
            try command.wait(untilSaid: "a.yaml:1:10: error: layout: unknown key \"fil\"; did you mean \"fill\"?\n")
            #expect(color("a.png") == Self.red)
            try writeOver("layout: {fill: [", to: "a.yaml")
            try command.wait(untilSaid: "error:", times: 2)
            try writeOver(Self.square("blue"), to: "a.yaml")
            try wait(command, for: Self.blue, in: "a.png")
        }

        @Test("a document that is not there yet is waited for, also after it was removed")
        func missing() throws {
            let command = try watch("a.yaml")
            let message = "a.yaml: error: cannot be read: there is no such file or folder\n"
            #expect(command.errors == message + Self.waiting)
            try folder.write(Self.square("red"), to: "a.yaml")
            try wait(command, for: Self.red, in: "a.png")
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.yaml"))
            try command.wait(untilSaid: message, times: 2)
            try folder.write(Self.square("blue"), to: "a.yaml")
            try wait(command, for: Self.blue, in: "a.png")
        }

        @Test("rows are drawn again when the data, the document or an image changes, also after an error")
        func rows() throws {
            func write(_ fill: String) throws {
                try folder.write(
                    """
                    canvas: {width: 1, height: 1}
                    parameters: {tint: text, photo: optional text}
                    layout:
                      \(fill)
                      width: 1
                      height: 1
                      stack: {children: [{if: $photo, image: $photo, preferredSize: [1, 1]}]}
                    """, to: "a.yaml")
            }
            try write("fill: $tint")
            try folder.write("tint,photo\nred,\nblue,\n", to: "rows.csv")
            let command = try watch("a.yaml", "--data", "rows.csv", "--output-dir", "out")
            #expect(color("out/1.png") == Self.red && color("out/2.png") == Self.blue)
            try writeOver("tint,photo\nblue,\nred,\nred,dot.svg\n", to: "rows.csv")
            try wait(command, for: Self.blue, in: "out/1.png")
            try command.wait(untilSaid: "\"dot.svg\" cannot be read")
            try folder.write(Self.dot("blue"), to: "dot.svg")
            try wait(command, for: Self.blue, in: "out/3.png")
            try folder.write(Self.dot("lime"), to: "dot.svg")
            try wait(command, for: [0, 255, 0, 255], in: "out/3.png")
            try write("fil: $tint")
            try command.wait(untilSaid: "unknown key \"fil\"; did you mean \"fill\"?")
            #expect(color("out/1.png") == Self.blue)
            try write("fill: red")
            try wait(command, for: Self.red, in: "out/1.png")
            #expect(try command.interrupt() == SIGINT)
        }

        @Test("in a folder documents that are added are drawn, and those that are removed forgotten")
        func folders() throws {
            try folder.write(Self.square("red"), to: "in/a.yaml")
            let command = try watch("in", "--output-dir", "in")
            try folder.write(Self.square("blue"), to: "in/below/b.yaml")
            try wait(command, for: Self.blue, in: "in/below/b.png")
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("in/a.yaml"))
            try command.wait(untilSaid: "in/a.yaml: was removed; its picture stays\n")
            #expect(color("in/a.png") == Self.red)
            try writeOver(Self.square("red"), to: "in/below/b.yaml")
            try command.wait(untilSaid: "in/below/b.yaml: drawn", times: 2)
            let lines = command.errors.split(separator: "\n")
            #expect(lines.count == 5 && lines.filter { $0.hasPrefix("in/a.yaml: drawn") }.count == 1)
        }

        @Test("a folder without documents says so, once, and draws the first that comes")
        func emptyFolder() throws {
            try folder.write("", to: "in/notes.txt")
            let command = try watch("in", "--output-dir", "out")
            try folder.write(Self.square("red"), to: "in/a.yaml")
            try wait(command, for: Self.red, in: "out/a.png")
            let lack = "in: error: there is no .yaml, .yml, .json, .storyboard or .xib file in it\n"
            #expect(command.errors.hasPrefix(lack + Self.waiting))
        }

        @Test("a document whose picture has no place is reported, and the others go on")
        func conflict() throws {
            try folder.write(Self.square("red"), to: "in/a.yaml")
            let command = try watch("in", "--output-dir", "out")
            try folder.write("{}", to: "in/a.json")
            try command.wait(untilSaid: "error: in/a.json and in/a.yaml would both be drawn into out/a.png\n")
            try writeOver(Self.square("blue"), to: "in/a.yaml")
            try wait(command, for: Self.blue, in: "out/a.png")
        }

        @Test("a document is drawn again when an image changes that it shows, and no other is")
        func image() throws {
            func icon(_ color: String) -> String {
                "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><rect width='1' height='1' fill='\(color)'/></svg>"
            }
            try folder.write("layout: {image: ../icon.svg}", to: "in/a.yaml")
            try folder.write(Self.square("red"), to: "in/b.yaml")
            let command = try watch("in", "--output-dir", "out", "--root", ".")
            #expect(command.errors.contains("in/a.yaml:1:17: error:"))
            for (text, expected) in [("red", Self.red), ("blue", Self.blue), ("red", Self.red)] {
                try folder.write(icon(text), to: "icon.svg")
                try wait(command, for: expected, in: "out/a.png")
            }
            #expect(command.errors.components(separatedBy: "in/b.yaml: drawn").count == 2)
        }

        @Test(
            "a document is drawn again with fonts that changed, as if it were drawn the first time",
            arguments: ["png", "svg"])
        func fonts(format: String) throws {
            func useFont(_ name: String) throws {
                if folder.data("fonts/a.ttf") == nil { try folder.write("", to: "fonts/a.ttf") }
                try Self.font(name).write(to: folder.url.appendingPathComponent("fonts/a.ttf"), options: .atomic)
            }
            func firstDrawing() throws -> Data {
                let arguments = ["render", "a.yaml", "--format", format, "--font-dir", "fonts", "-o", "-"]
                return try Command().run(arguments, in: folder.url).output
            }
            try folder.write("layout: {text: {string: agR, font: [QuoinX Sans, QuoinX Serif]}}", to: "a.yaml")
            try useFont("DejaVuSans")
            let before = try firstDrawing()
            let command = try watch("a.yaml", "--format", format, "--font-dir", "fonts")
            #expect(folder.data("a.\(format)") == before)
            try useFont("DejaVuSerif")
            let after = try firstDrawing()
            #expect(after != before)
            try command.wait(for: "the new font") { folder.data("a.\(format)") == after }
            try useFont("DejaVuSans")
            try command.wait(for: "the first font") { folder.data("a.\(format)") == before }
        }

        @Test("the pictures it draws beside its documents do not make it draw")
        func ownPictures() throws {
            try folder.write(Self.square("red"), to: "red.yaml")
            #expect(try Command().run(["render", "red.yaml", "-o", "in/photo.png"], in: folder.url).status == 0)
            try folder.write("canvas: {width: 1, height: 1}\nlayout: {image: photo.png}", to: "in/a.yaml")
            let command = try watch("in", "--output-dir", "in")
            try folder.write(Self.square("blue"), to: "in/c.yaml")
            try wait(command, for: Self.blue, in: "in/c.png")
            try folder.write(Self.square("red"), to: "in/c.yaml")
            try wait(command, for: Self.red, in: "in/c.png")
            #expect(command.errors.components(separatedBy: "in/a.yaml: drawn").count == 2)
        }

        @Test("a diagram is drawn again, too")
        func diagram() throws {
            try folder.write(Self.square("red"), to: "a.yaml")
            let command = try RunningCommand(["diagram", "--watch", "a.yaml", "-o", "a.svg"], in: folder.url)
            try command.wait(untilSaid: Self.waiting)
            let before = try #require(folder.data("a.svg"))
            try writeOver(Self.square("blue"), to: "a.yaml")
            try command.wait(for: "another diagram") { folder.data("a.svg") != before }
        }

        @Test(
            "what cannot be watched is wrong usage",
            arguments: [
                (["-"], "Error: standard input cannot be watched; name a file\n"),
                (["a.yaml", "-o", "-"], "Error: --watch draws into files, not to standard output\n"),
                (["a.yaml", "b.yaml"], "Error: several documents need --output-dir\n"),
            ])
        func usage(arguments: [String], message: String) throws {
            for path in ["a.yaml", "b.yaml"] { try folder.write(Self.square("red"), to: path) }
            let result = try Command().run(["render", "--watch"] + arguments, in: folder.url)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors.hasPrefix(message))
            #expect(folder.files == ["a.yaml", "b.yaml"])
        }
    }
}
