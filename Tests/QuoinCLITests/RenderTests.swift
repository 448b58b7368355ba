import Foundation
import QuoinCairo
import QuoinImages
import QuoinPixels
import QuoinScene
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin render", .serialized)
    struct RenderTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
        }
        private static let red = "canvas: {width: 3, height: 2}\nlayout: {fill: red}"

        private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
            try Command().run(["render"] + arguments, in: folder.url, input: input)
        }

        private func bitmap(_ data: Data?) throws -> Bitmap {
            try ImageFile(.bytes(Array(try #require(data)))).bitmap()
        }

        private func size(_ data: Data?) throws -> [Int] {
            let bitmap = try bitmap(data)
            return [bitmap.width, bitmap.height]
        }

        @Test("a document is drawn beside itself, in silence")
        func beside() throws {
            try folder.write(Self.red, to: "a/b.yaml")
            let result = try run("a/b.yaml")
            #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
            #expect(folder.files == ["a/b.png", "a/b.yaml"])
            #expect(try bitmap(folder.data("a/b.png"))[2, 1] == SIMD4(255, 0, 0, 255))
        }

        @Test("-o names the picture, in folders that are made for it")
        func output() throws {
            try folder.write(Self.red, to: "a.yaml")
            #expect(try run("a.yaml", "-o", "x/y/z.png").status == 0)
            #expect(folder.files == ["a.yaml", "x/y/z.png"])
        }

        @Test("- reads standard input and writes standard output")
        func pipes() throws {
            try folder.write(Self.red, to: "a.yaml")
            let result = try run("-", input: Self.red)
            #expect(result.status == 0 && result.errors.isEmpty)
            #expect(try size(result.output) == [3, 2])
            #expect(try run("a.yaml", "-o", "-").output == result.output)
            #expect(folder.files == ["a.yaml"])
        }

        @Test("pictures of folders and of several documents keep their paths below the output folder")
        func outputFolder() throws {
            for path in ["in/a.yaml", "in/b/c.yml", "in/b/d.json", "in/b/notes.txt", "e.yaml", "f/g.yaml"] {
                try folder.write(Self.red, to: path)
            }
            #expect(try run("in", "e.yaml", "./f/../f/g.yaml", "--output-dir", "out").status == 0)
            #expect(
                folder.files.filter { $0.hasPrefix("out/") }
                    == ["out/a.png", "out/b/c.png", "out/b/d.png", "out/e.png", "out/f/g.png"])
        }

        @Test("a document that lies elsewhere goes by its name")
        func elsewhere() throws {
            let file = try folder.write(Self.red, to: "a/b.yaml")
            #expect(try run(file.path, "--output-dir", "out").status == 0)
            #expect(folder.data("out/b.png") != nil)
        }

        @Test("one faulty document does not stop the others, and the exit code says so")
        func faulty() throws {
            try folder.write(Self.red, to: "in/a.yaml")
            try folder.write("layout: {fil: red}", to: "in/b.yaml")
            try folder.write(Self.red, to: "in/c.yaml")
            let result = try run("in", "missing.yaml", "--output-dir", "out")
            #expect(result.status == 3)
            #expect(
                result.errorLines == [
                    "in/b.yaml:1:10: error: layout: unknown key \"fil\"; did you mean \"fill\"?",
                    "missing.yaml: error: cannot be read: there is no such file or folder",
                    "see: quoin help key layout",
                ])
            #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/a.png", "out/c.png"])
        }

        @Test("a folder without documents is an error, and does not stop the others")
        func emptyFolder() throws {
            try folder.write(Self.red, to: "a.yaml")
            try folder.write("", to: "empty/notes.txt")
            let result = try run("empty", "a.yaml", "--output-dir", "out")
            #expect(result.status == 3)
            #expect(result.errors == "empty: error: there is no .yaml, .yml, .json, .storyboard or .xib file in it\n")
            #expect(folder.data("out/a.png") != nil)
        }

        @Test("what fails leaves an existing picture as it was, and makes none")
        func failureKeepsPicture() throws {
            try folder.write("layout: {text: [}", to: "a.yaml")
            try folder.write("layout: {text: {string: a, font: Nope}}", to: "b.yaml")
            try folder.write("keep me", to: "a.png")
            try folder.write("keep me", to: "b.png")
            #expect(try run("a.yaml").status == 3)
            #expect(try run("b.yaml").status == 3)
            #expect(try run("b.yaml", "-o", "c/d.png").status == 3)
            #expect(folder.files == ["a.png", "a.yaml", "b.png", "b.yaml"])
            #expect(folder.data("a.png") == Data("keep me".utf8) && folder.data("b.png") == Data("keep me".utf8))
        }

        @Test("--scale, --width and --height take the place of what the document says")
        func sizes() throws {
            try folder.write(Self.red, to: "a.yaml")
            #expect(try size(run("a.yaml", "-o", "-", "--scale", "2").output) == [6, 4])
            #expect(try size(run("a.yaml", "-o", "-", "--scale", "0.5").output) == [2, 1])
            #expect(try size(run("a.yaml", "-o", "-", "--width", "7", "--height", "0...9").output) == [7, 9])
        }

        @Test("--appearance and --direction take the place of what the document says")
        func appearanceAndDirection() throws {
            try folder.write(
                "canvas: {width: 2, height: 1}\nlayout: {row: [{width: 1, fill: {light: red, dark: blue}}]}",
                to: "a.yaml")
            let light = try bitmap(run("a.yaml", "-o", "-").output)
            #expect(light[0, 0] == SIMD4(255, 0, 0, 255) && light[1, 0] == SIMD4(0, 0, 0, 0))
            let dark = try bitmap(run("a.yaml", "-o", "-", "--appearance", "dark", "--direction", "rtl").output)
            #expect(dark[1, 0] == SIMD4(0, 0, 255, 255) && dark[0, 0] == SIMD4(0, 0, 0, 0))
        }

        @Test("any number of jobs gives the same pictures", arguments: ["1", "2", "7"])
        func jobs(count: String) throws {
            for index in 0..<5 {
                try folder.write("canvas: {scale: 2}\nlayout: {text: Number \(index)}", to: "in/\(index).yaml")
            }
            #expect(try run("in", "--output-dir", "out", "--jobs", count).status == 0)
            #expect(try run("in", "--output-dir", "again", "--jobs", "1").status == 0)
            for index in 0..<5 {
                let picture = try #require(folder.data("out/\(index).png"))
                #expect(picture == folder.data("again/\(index).png"))
            }
        }

        @Test("documents nested as deep as allowed are drawn by every worker")
        func deep() throws {
            let text = String(repeating: "{wrapper: ", count: 499) + "{fill: red}" + String(repeating: "}", count: 499)
            for index in 0..<4 {
                try folder.write("canvas: {width: 2, height: 2}\nlayout: \(text)", to: "in/\(index).yaml")
            }
            #expect(try run("in", "--output-dir", "out", "--jobs", "2").status == 0)
        }

        @Test("fonts from a folder are found by their family")
        func fontFolder() throws {
            let fonts = folder.url.appendingPathComponent("fonts")
            try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: fonts.appendingPathComponent("Copy.ttf"),
                withDestinationURL: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"))
            try folder.write("fonts: [fonts]\nlayout: {text: {string: a, font: DejaVu Serif}}", to: "a.yaml")
            try folder.write("layout: {text: {string: a, font: DejaVu Serif}}", to: "b.yaml")
            #expect(try run("a.yaml", "--all-files").status == 0)
            #expect(try run("b.yaml", "--font-dir", "fonts").status == 0)
            let missing = try run("b.yaml", "--font-dir", "nowhere")
            #expect(missing.status == 3)
            #expect(missing.errors == "b.yaml: error: nowhere: cannot be read as a font file or a folder of fonts\n")
        }

        @Test("warnings go to standard error, in the documents' order, and the picture is drawn")
        func warnings() throws {
            for index in 0..<3 {
                try folder.write("canvas: {width: 1, height: 1}\nlayout: {flexGrow: 1}", to: "in/\(index).yaml")
            }
            let result = try run("in", "--output-dir", "out", "--jobs", "3")
            #expect(result.status == 0 && result.output.isEmpty)
            #expect(
                result.errorLines
                    == (0..<3).map {
                        "in/\($0).yaml:2:9: warning: layout: flexGrow has no effect: only a stack reads it, and this is the root"
                    })
        }

        @Test("a link is followed, and a device is written to, not replaced")
        func unusualOutputs() throws {
            try folder.write(Self.red, to: "a.yaml")
            try folder.write("old", to: "real/picture.png")
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appendingPathComponent("link.png").path, withDestinationPath: "real/picture.png")
            #expect(try run("a.yaml", "-o", "link.png").status == 0)
            #expect(try size(folder.data("real/picture.png")) == [3, 2])
            #expect(try run("a.yaml", "-o", "/dev/null").status == 0)
            let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
            #expect(type == .typeCharacterSpecial)
        }

        @Test(
            "what cannot be written says why",
            arguments: [
                ("folder", "folder: error: cannot be written: it is a folder"),
                ("a.yaml/x.png", "a.yaml/x.png: error: cannot be written: a part of the path is not a folder"),
                ("/proc/x/y.png", "/proc/x/y.png: error: cannot be written: there is no such file or folder"),
                ("/dev/full", "/dev/full: error: cannot be written: no space left on device"),
            ])
        func unwritable(output: String, message: String) throws {
            try folder.write(Self.red, to: "a.yaml")
            try folder.write("", to: "folder/x")
            let result = try run("a.yaml", "-o", output)
            #expect(result.status == 3)
            #expect(result.errors == message + "\n")
        }

        @Test(
            "wrong usage",
            arguments: [
                [], ["a.yaml", "b.yaml"], ["."], ["a.yaml", "-o", "x.png", "--output-dir", "out"],
                ["a.yaml", "--scale", "0"],
                ["a.yaml", "--scale", "101"], ["a.yaml", "--scale", "nan"], ["a.yaml", "--width=-1"],
                ["a.yaml", "--height", "inf"], ["a.yaml", "--appearance", "blue"], ["a.yaml", "--direction", "up"],
                ["a.yaml", "--format", "gif"], ["a.yaml", "--jobs", "0"], ["a.yaml", "--nonsense"], ["-", "-"],
                ["a.yaml", "a.json", "--output-dir", "out"], ["a.yaml", "-o", "a.yaml"],
                ["a.yaml", "-o", "./sub/../a.yaml"],
            ])
        func usage(arguments: [String]) throws {
            for path in ["a.yaml", "b.yaml", "a.json"] { try folder.write(Self.red, to: path) }
            let result = try Command().run(["render"] + arguments, in: folder.url)
            #expect(result.status == 2)
            #expect(result.output.isEmpty && result.errors.hasPrefix("Error: "))
            #expect(folder.files == ["a.json", "a.yaml", "b.yaml"])
            #expect(folder.data("a.yaml") == Data(Self.red.utf8))
        }
    }
}
