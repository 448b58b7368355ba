import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Documents from strangers", .serialized)
    struct StrangersTests {
        private let folder = TemporaryFolder()

        private static let document = """
            canvas: {width: 90, height: 80}
            layout:
              column:
                - {id: title, text: "Hello, fi 🙂"}
                - {text: {string: slanted, font: DejaVu Sans Mono, italic: true}}
                - image: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><text y='15'>svg</text></svg>"
                - {image: photo.png, preferredSize: [9, 9]}
                - image: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='5' height='5'/></svg>"
            """

        init() throws {
            let image = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent("Images/plus.png"))
            try folder.write(image, to: "photo.png")
            try folder.write(Self.document, to: "a.yaml")
        }

        private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: input)
        }

        @Test(
            "images are drawn as without --strangers, except for GIF, BMP, AVIF and PDF, which are refused",
            arguments: [
                "portrait.webp", "portrait.jpg", "plus.png", "badge.svg", "portrait.gif", "portrait.bmp",
                "portrait.avif",
            ])
        func imageFormats(name: String) throws {
            let image = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent("Images/\(name)"))
            try folder.write(image, to: name)
            try folder.write("layout: {image: \(name), width: 30, height: 30}", to: "image.yaml")
            let own = try run("render", "image.yaml", "-o", "own.png")
            let strangers = try run("render", "image.yaml", "--strangers", "-o", "strangers.png")
            #expect(own.status == 0, "\(own.errors)")
            if ["gif", "bmp", "avif"].contains(where: name.hasSuffix) {
                #expect(strangers.status != 0)
                #expect(strangers.errors.contains("(with --strangers, GIF, BMP, AVIF and PDF are not read)"))
            } else {
                #expect(strangers.status == 0 && folder.data("own.png") == folder.data("strangers.png"))
            }
        }

        @Test("a PDF is an image of one's own documents, and not of those of strangers")
        func pdfImage() throws {
            #expect(try run("render", "a.yaml", "-o", "page.pdf").status == 0)
            try folder.write("layout: {image: page.pdf}", to: "image.yaml")
            let own = try run("render", "image.yaml", "-o", "own.png")
            #expect(own.status == 0, "\(own.errors)")
            let strangers = try run("render", "image.yaml", "--strangers", "-o", "strangers.png")
            #expect(strangers.status != 0 && strangers.errors.contains("AVIF and PDF are not read"))
        }

        @Test("a picture has the same bytes, in each format")
        func sameBytes() throws {
            for format in ["png", "jpg", "svg", "pdf"] {
                let own = try run("render", "a.yaml", "-o", "own.\(format)")
                let strangers = try run("render", "a.yaml", "--strangers", "-o", "strangers.\(format)")
                #expect(own.status == 0 && strangers.status == 0, "\(strangers.errors)")
                #expect(folder.data("own.\(format)") == folder.data("strangers.\(format)"))
            }
        }

        @Test("all commands that read documents print the same")
        func commands() throws {
            for arguments in [
                ["inspect", "a.yaml", "--json"], ["explain", "a.yaml", "title"], ["validate", "a.yaml"],
                ["render", "a.yaml", "--record", "-o", "-"], ["diagram", "a.yaml", "-o", "-"],
                ["inspect", "none.yaml"], ["render", "--scale", "2", "--width", "0...70", "a.yaml", "-o", "-"],
            ] {
                let own = try Command().run(arguments, in: folder.url)
                let strangers = try Command().run(arguments + ["--strangers"], in: folder.url)
                #expect(own.status == strangers.status && own.output == strangers.output, "\(arguments)")
                #expect(own.errors == strangers.errors, "\(arguments)")
            }
            for text in [Self.document, Self.document + "\n#" + String(repeating: "x", count: 500_000)] {
                let piped = try run("render", "-", "--strangers", input: text)
                let own = try run("render", "-", input: text)
                #expect(piped.status == 0 && piped.output == own.output, "\(piped.errors)")
            }
        }

        @Test("variants are files of their own, and a contact sheet is one")
        func variants() throws {
            try folder.write(Self.document + "\nvariants: {scales: [1, 2]}", to: "b.yaml")
            #expect(try run("render", "b.yaml", "--variants", "-o", "own/b.png").status == 0)
            let strangers = try run("render", "b.yaml", "--variants", "--strangers", "-o", "out/b.png")
            #expect(strangers.status == 0, "\(strangers.errors)")
            let names = folder.files.filter { $0.hasPrefix("own/") }
            #expect(names.count == 2)
            for name in names { #expect(folder.data(name) == folder.data(name.replacing("own/", with: "out/"))) }
            #expect(try run("render", "b.yaml", "--contact-sheet", "--strangers", "-o", "sheet.png").status == 0)
        }

        @Test("errors and warnings are as without, and one faulty document does not stop the others")
        func faults() throws {
            try folder.write("layout: {txet: a}", to: "in/bad.yaml")
            try folder.write("canvas: {width: 4, height: 4}\nlayout: {fill: red}", to: "in/good.yaml")
            let own = try run("render", "in", "--output-dir", "own")
            let strangers = try run("render", "in", "--strangers", "--output-dir", "out")
            #expect(own.status == 3 && strangers.status == 3 && own.errors == strangers.errors)
            #expect(folder.data("out/good.png") != nil && folder.data("out/bad.png") == nil)
        }

        @Test("a document reads nothing of a project around its folder, except below a folder that is named")
        func project() throws {
            try folder.write("paths: [own]", to: "quoin.yaml")
            try folder.write("layout: {image: ../photo.png, width: 9, height: 9}", to: "uploads/x.yaml")
            for arguments in [
                ["render", "uploads/x.yaml", "-o", "x.png"], ["inspect", "uploads/x.yaml"],
                ["validate", "--strict", "uploads/x.yaml"], ["validate", "--strict", "uploads"],
                ["render", "uploads", "--output-dir", "out"],
            ] {
                #expect(try Command().run(arguments, in: folder.url).status == 0, "\(arguments)")
                let strangers = try Command().run(arguments + ["--strangers"], in: folder.url)
                #expect(
                    strangers.status == 3 && strangers.errors.contains("outside"),
                    "\(arguments): \(strangers.errors)")
                let named = try Command().run(arguments + ["--strangers", "--root", "."], in: folder.url)
                #expect(named.status == 0, "\(arguments): \(named.errors)")
            }
        }

        @Test("the scenes of a storyboard are found within the limits, and drawn as without")
        func scenes() throws {
            let scene = { (name: String) in
                """
                <scene sceneID="\(name)"><objects><viewController storyboardIdentifier="\(name)" id="c\(name)">
                <view key="view" id="v\(name)"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
                </viewController></objects></scene>
                """
            }
            try folder.write(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                  targetRuntime="iOS.CocoaTouch"><scenes>
                \(scene("One"))\(scene("Two"))
                </scenes></document>
                """, to: "main.storyboard")
            let own = try run("render", "main.storyboard", "--scene", "all", "--output-dir", "own")
            let strangers = try run("render", "main.storyboard", "--scene", "all", "--output-dir", "out", "--strangers")
            #expect(own.status == 0 && strangers.status == 0, "\(own.errors) \(strangers.errors)")
            let names = folder.files.filter { $0.hasPrefix("own/") }
            #expect(names.count == 2)
            for name in names { #expect(folder.data(name) == folder.data(name.replacing("own/", with: "out/"))) }
            let limited = try run(
                "render", "main.storyboard", "--scene", "all", "--output-dir", "out", "--strangers", "--limit",
                "documentBytes=100")
            #expect(limited.status == 4 && limited.errorLines.count == 1, "\(limited.errors)")
        }

        @Test("a process that needs more memory or time than allowed is one error")
        func limits() throws {
            let result = try run("render", "a.yaml", "--strangers", "--limit", "pixels=100", "-o", "x.png")
            #expect(result.status == 4 && result.errorLines.count == 1, "\(result.errors)")
        }

        @Test("a parent that ignores the ends of processes makes no difference")
        func ignoredEnds() throws {
            let ignoring = ["-c", "trap '' CHLD; exec \"$0\" \"$@\"", try Command().executable.path]
            let shell = Command(at: "/bin/sh")
            let drawn = try shell.run(ignoring + ["render", "a.yaml", "--strangers", "-o", "x.png"], in: folder.url)
            #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
            let faulty = try shell.run(
                ignoring + ["render", "none.yaml", "--strangers", "-o", "x.png"], in: folder.url)
            #expect(faulty.status == 3 && faulty.errorLines.count == 1, "\(faulty.errors)")
        }

        /// The arguments of every command that draws in a process of its own; the document is the file that is open as 9.
        private static let confined: [String: [String]] = [
            "render": ["/dev/fd/9", "-o", "x.png"], "diagram": ["/dev/fd/9", "-o", "x.png"], "inspect": ["/dev/fd/9"],
            "explain": ["/dev/fd/9", "title"], "validate": ["/dev/fd/9"],
            "figures": ["/dev/fd/9", "--output-dir", "out"],
        ]

        @Test("every command that says so draws in a process of its own, without the files that are open here")
        func confinement() throws {
            let commands = try run("--help").outputText.matches(of: /(?m)^  (\w+) {2,}\w/).map { String($0.output.1) }
            #expect(commands.count > 10)
            let promising = try commands.filter { command in
                let words = try run(command, "--help").outputText.split(whereSeparator: \.isWhitespace)
                return words.joined(separator: " ").contains("in a process of its own, which can only read")
            }
            #expect(Set(promising) == Set(Self.confined.keys))
            try folder.write("# Page\n\n```quoin\nlayout: {fill: red, preferredSize: [4, 4]}\n```\n", to: "page.md")
            // Beside an open file there are no images.
            try folder.write("layout: {id: title, text: Hello}", to: "alone.yaml")
            let shell = Command(at: "/bin/sh")
            for (command, arguments) in Self.confined {
                func run(_ options: String...) throws -> Command.Result {
                    let file = command == "figures" ? "page.md" : "alone.yaml"
                    return try shell.run(
                        ["-c", "exec \"$0\" \"$@\" 9< \(file)", Command().executable.path, command] + options
                            + arguments,
                        in: folder.url)
                }
                let own = try run("--all-files")
                #expect(own.status == 0, "\(command): \(own.errors)")
                let strangers = try run("--all-files", "--strangers")
                #expect(strangers.status == 3, "\(command)")
                #expect(
                    strangers.errors.contains("/dev/fd/9: error: cannot be read"), "\(command): \(strangers.errors)")
            }
        }

        @Test("a page has the same figures, and reads no document outside of its folder")
        func figures() throws {
            let block = "```quoin\nlayout: {image: photo.png, fill: {light: red, dark: blue}}\n```\n"
            try folder.write("# Page\n\n\(block)", to: "page.md")
            let own = try run("figures", "page.md", "--output-dir", "own")
            let strangers = try run("figures", "page.md", "--output-dir", "out", "--strangers")
            #expect(own.status == 0 && strangers.status == 0, "\(strangers.errors)")
            func pictures(_ name: String) -> Set<Data> {
                Set(folder.files.filter { $0.hasPrefix("\(name)/figures/") }.compactMap(folder.data))
            }
            #expect(pictures("own").count == 2 && pictures("own") == pictures("out"))
            func text(_ name: String) -> String {
                String(decoding: folder.data("\(name)/page.md") ?? Data(), as: UTF8.self)
                    .replacing(/quoin-[0-9a-f]{16}/, with: "NAME")
            }
            #expect(text("own") == text("out") && text("out").contains("figures/NAME.png"))
            try folder.write("layout: {fill: red, preferredSize: [4, 4]}", to: "card.yaml")
            try folder.write("```quoin\n../card.yaml\n```\n", to: "pages/page.md")
            #expect(try run("figures", "pages", "--output-dir", "own").status == 0)
            let outside = try run("figures", "pages", "--output-dir", "out", "--strangers")
            #expect(
                outside.status == 3 && outside.errors.contains("\"../card.yaml\" is outside the folder"),
                "\(outside.errors)")
        }

        @Test("a process cannot be watched")
        func watch() throws {
            #expect(try run("render", "a.yaml", "--strangers", "--watch").status == 2)
        }
    }
}
