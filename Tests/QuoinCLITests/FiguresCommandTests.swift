import Foundation
import Quoin
import QuoinExplanations
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin figures", .serialized)
    struct FiguresCommandTests {
        private let folder = TemporaryFolder()

        private static let card = "layout: {id: card, fill: {light: red, dark: blue}, preferredSize: [40, 20]}"

        private func figures(_ options: String...) throws -> Command.Result {
            try Command().run(["figures", "page.md"] + options, in: folder.url)
        }

        private func write(_ blocks: String...) throws {
            try folder.write("# Title\n\n" + blocks.joined(separator: "\n\n") + "\n\nAfter.\n", to: "page.md")
        }

        private static func fenced(_ content: String, _ info: String = "quoin") -> String {
            "```\(info)\n\(content)\n```"
        }

        private func text(_ path: String = "page.md") throws -> String {
            try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        }

        private func pictures(_ path: String = "figures") throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: folder.path(path)))
        }

        @Test("puts a picture after each block, light and dark, and replaces it in the next run")
        func inPlace() throws {
            try write(Self.fenced(Self.card, "quoin alt=\"A <card>\""))
            #expect(try figures().status == 0)
            let first = try text()
            #expect(first.contains(Self.card))
            #expect(first.contains("width=\"40\" height=\"20\" alt=\"A &lt;card&gt;\""))
            #expect(first.contains("(prefers-color-scheme: dark)"))
            #expect(try pictures().count == 2)
            for picture in try pictures() { #expect(first.contains("figures/\(picture)")) }
            #expect(try figures("--check").status == 0)
            #expect(try figures().status == 0)
            #expect(try text() == first)
            let changed = first.replacingOccurrences(of: "[40, 20]", with: "[50, 20]")
            try folder.write(changed, to: "page.md")
            #expect(try figures("--check").status == 1)
            #expect(try text() == changed)
            #expect(try figures().status == 0)
            let second = try text()
            #expect(second.components(separatedBy: "<picture>").count == 2)
            #expect(second.contains("width=\"50\""))
            #expect(second.hasSuffix("\nAfter.\n"))
        }

        @Test(
            "a picture is named by its block alone: pages are up to date after a run, wherever the block is, and share it"
        )
        func names() throws {
            let block = Self.fenced(Self.card, "quoin alt=Card")
            for style in ["markdown", "html"] {
                try write(block, Self.fenced(Self.card.replacing("40", with: "50")))
                #expect(try figures("--style", style).status == 0)
                #expect(try figures("--style", style, "--check").errors == "")
                try folder.write("A paragraph.\n\n" + text(), to: "page.md")
                #expect(try figures("--style", style, "--check").errors == "")
            }
            try write(block, block)
            #expect(try figures("--pictures", "shared").status == 0)
            #expect(try pictures("shared").count == 2)
        }

        @Test("a diagram whose labels are too small for a phone has a picture with larger ones for narrow windows")
        func narrow() throws {
            let panel = "layout: {width: 300, height: 40, fill: \"#ddd\", with: [inset: 20]}"
            let strip = "diagram: {annotate: [insets], strip: {canvas.width: [340, 360]}}\n\(panel)"
            try write(Self.fenced(strip, "quoin alt=Strip"), Self.fenced(Self.card, "quoin alt=Card"))
            #expect(try figures().status == 0)
            let narrow = /<source media="\(max-width: 480px\)" srcset="(.+?)" width="(\d+)" height="\d+">/
            let source = try #require(try text().firstMatch(of: narrow))
            let usual = try #require(try text().firstMatch(of: /<img src="(.+?)" width="(\d+)"/))
            #expect(source.output.1 != usual.output.1)
            #expect(try #require(Int(source.output.2)) < #require(Int(usual.output.2)))
            #expect(try text().components(separatedBy: "max-width").count == 3)
            #expect(try pictures().count == 6)
            #expect(try figures("--check").errors == "")
            try write(Self.fenced(strip, "quoin alt=Strip width=100"))
            #expect(try figures("--style", "markdown").status == 0)
            #expect(try !text().contains("max-width"))
        }

        @Test("pictures that no page of a folder shows any more are deleted, other files stay")
        func stale() throws {
            let docs = TemporaryFolder()
            try docs.write(Self.fenced(Self.card), to: "a/page.md")
            func run(_ arguments: String...) throws -> Command.Result {
                try Command().run(["figures"] + arguments, in: docs.url)
            }
            #expect(try run(".").status == 0)
            try docs.write("", to: "a/figures/photo.png")
            try docs.write("", to: "a/figures/quoin-0123456789abcdef.png")
            #expect(try run("a/page.md", "--check").status == 0)
            let check = try run(".", "--check")
            #expect(check.status == 1)
            #expect(check.errors.hasSuffix("a/figures/quoin-0123456789abcdef.png: no page shows it\n"))
            let result = try run(".")
            #expect(
                result.status == 0 && result.errors.hasSuffix(", 1 deleted that no page shows\n"), "\(result.errors)")
            let left = try FileManager.default.contentsOfDirectory(atPath: docs.path("a/figures"))
            #expect(left.count == 3 && left.contains("photo.png"), "\(left)")
            #expect(try run(".", "--check").status == 0)
        }

        @Test("a document with parameters is drawn with its examples, and one without an example is an error")
        func parameters() throws {
            let card = """
                parameters: {side: {type: number, example: 40}, words: {type: [text], example: [a, b]}}
                layout:
                  row:
                    - {id: box, fill: red, preferredSize: [$side, 20]}
                    - {for: {word: $words}, fill: blue, preferredSize: [5, 5]}
                """
            try folder.write(card, to: "card.yaml")
            try write(Self.fenced(card), Self.fenced("card.yaml"), Self.fenced("card.yaml#box"))
            for style in ["markdown", "html"] {
                let result = try figures("--output-dir", style, "--style", style)
                #expect(result.status == 0, "\(result.errors)")
            }
            let page = try text("html/page.md")
            #expect(page.components(separatedBy: "width=\"50\" height=\"20\"").count == 3, "\(page)")
            #expect(page.contains("width=\"40\" height=\"20\""), "\(page)")
            try write(Self.fenced(card.replacing(", example: 40", with: "")))
            let result = try figures()
            #expect(result.status == 3)
            #expect(result.errors.hasPrefix("page.md:4:20: error: parameters.side: "), "\(result.errors)")
        }

        @Test("does not take an appearance, because pages show both")
        func appearance() throws {
            try write(Self.fenced(Self.card))
            let result = try figures("--appearance", "dark")
            #expect(result.status == 2 && result.errors.contains("--appearance is not for figures"), "\(result.errors)")
        }

        @Test("draws a document beside the page, or a part of it, and writes pages without the blocks")
        func outOfPlace() throws {
            let row = "[{id: dot, fill: red, preferredSize: [7, 9]}, {height: 30, width: 30}]"
            try folder.write("layout: {row: {children: \(row)}}", to: "card.yaml")
            try write(Self.fenced("card.yaml#dot"), Self.fenced("let a = 1", "swift"))
            let before = try text()
            let run = try figures("--output-dir", "out", "--style", "markdown")
            #expect(run.status == 0, "\(run.errors)")
            let made = try text("out/page.md")
            #expect(!made.contains("card.yaml"))
            #expect(made.contains("let a = 1"))
            let name = try #require(made.firstMatch(of: /figures\/quoin-[0-9a-f]{16}\.png/)).output
            let bytes = try Data(contentsOf: folder.url.appendingPathComponent("out/\(name)"))
            #expect(try RecordedPicture(bytes: Array(bytes)).bitmap.width == 7)
            #expect(try text() == before)
        }

        @Test("other files of a folder of pages are beside the pages without blocks, but not what was written before")
        func companions() throws {
            try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "docs/parts/card.yaml")
            try folder.write(Self.fenced("parts/card.yaml"), to: "docs/page.md")
            for _ in 0..<2 {
                let run = try Command().run(["figures", "docs", "--output-dir", "docs/build"], in: folder.url)
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(folder.data("docs/build/parts/card.yaml") == folder.data("docs/parts/card.yaml"))
            #expect(!FileManager.default.fileExists(atPath: folder.path("docs/build/build")))
        }

        @Test(
            "tools that choose a picture by its name or class get both",
            arguments: [
                ("material", "#only-dark){ width=\"40\" }"), ("myst", ":class: only-dark"),
            ])
        func tools(_ style: String, _ mark: String) throws {
            try write(Self.fenced(Self.card))
            #expect(try figures("--style", style).status == 0)
            #expect(try text().contains(mark))
            #expect(try pictures().count == 2)
        }

        @Test("nothing lies under a transparent diagram, which has a name of its own")
        func transparent() throws {
            try write(Self.fenced("diagram: [sizes]\n" + Self.card))
            #expect(try figures().status == 0)
            #expect(try figures("--transparent").status == 0)
            #expect(try pictures().count == 4)
        }

        @Test("names pictures so that DocC finds the dark one and the scale")
        func docc() throws {
            try write(Self.fenced("canvas: {scale: 2}\n" + Self.card))
            #expect(try figures("--style", "docc").status == 0)
            let name = try #require(try text().firstMatch(of: /\((quoin-[0-9a-f]{16})\)/)).output.1
            #expect(try pictures() == ["\(name)@2x.png", "\(name)~dark@2x.png"])
        }

        @Test("a picture that is there is not drawn again, unless what it is drawn from has changed")
        func onlyChanged() throws {
            try folder.write("layout: {image: dot.svg, preferredSize: [9, 9]}", to: "card.yaml")
            func dot(_ color: String) throws {
                let box = "<rect width='9' height='9' fill='\(color)'/>"
                try folder.write(
                    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(box)</svg>", to: "dot.svg")
            }
            try dot("red")
            try write(Self.fenced("card.yaml"))
            #expect(try figures().errors.contains("2 of 2 files written"))
            let name = try #require(try pictures().first)
            // A file that is there is trusted for its name, so a drawing would be seen.
            try folder.write("mine", to: "figures/\(name)")
            #expect(try figures().errors.contains("0 of 2 files written"))
            #expect(try text("figures/\(name)") == "mine")
            #expect(try figures("--redraw").errors.contains("1 of 2 files written"))
            try dot("blue")
            #expect(try figures("--check").status == 1)
            #expect(try figures().errors.contains("2 of 2 files written"))
            #expect(try pictures().count == 2)
        }

        @Test("a faulty block is an error with its line on the page, and nothing is written")
        func faulty() throws {
            try write(Self.fenced(Self.card), Self.fenced("layout: {fil: red}"), Self.fenced("a.yaml", "quoin wide=1"))
            let before = try text()
            let run = try figures()
            #expect(run.status == 3)
            #expect(run.errors.contains("page.md:8:10: error: "))
            #expect(run.errors.contains("page.md:11: error: a figure has no «wide»; it has alt, width and widths"))
            #expect(try text() == before)
            #expect(!FileManager.default.fileExists(atPath: folder.path("figures")))
        }

        @Test(
            "a link leads to no file outside the folder, with and without --strangers",
            arguments: [[], ["--strangers"]])
        func links(options: [String]) throws {
            try folder.write("secret", to: "secret.txt")
            try folder.write("# A page\n", to: "pages/a.md")
            for (name, target) in [
                ("env.txt", "/proc/self/environ"), ("up.txt", "../secret.txt"), ("b.md", "../secret.txt"),
            ] {
                let link = folder.path("pages/\(name)")
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
                let result = try Command().run(["figures", "pages", "--output-dir", "out"] + options, in: folder.url)
                #expect(result.status == 3)
                #expect(
                    result.errors.contains("pages/\(name): error: cannot be read: it leads out of its folder"),
                    "\(result.errors)")
                #expect(!folder.files.contains { $0.hasPrefix("out/") })
                try FileManager.default.removeItem(atPath: link)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("pages/within.md"), withDestinationPath: "a.md")
            let within = try Command().run(["figures", "pages", "--output-dir", "out"] + options, in: folder.url)
            #expect(within.status == 0 && folder.data("out/within.md") == folder.data("pages/a.md"), "\(within.errors)")
        }

        @Test("a file beside the pages is not larger than the limit of files")
        func largeCompanion() throws {
            try folder.write("# A page\n", to: "pages/a.md")
            try folder.write("0123456789", to: "pages/a.txt")
            let result = try Command().run(
                ["figures", "pages", "--output-dir", "out", "--limit", "fileBytes=9"], in: folder.url)
            #expect(result.status == 4)
            #expect(result.errors.contains("pages/a.txt: error: the file has more than 9 bytes"), "\(result.errors)")
        }

        @Test("a link to a device or a pipe is not read")
        func special() throws {
            try folder.write("# A page\n", to: "pages/a.md")
            #expect(mkfifo(folder.path("pages/pipe"), 0o600) == 0)
            let result = try Command().run(["figures", "pages", "--output-dir", "out"], in: folder.url)
            #expect(result.errors.contains("pages/pipe: error: cannot be read: it is not a regular file"))
        }

        @Test("a stranger's block outside its folder has one message, whether there is a file or not")
        func strangersBlock() throws {
            try folder.write(Self.card, to: "secret/d.yaml")
            for name in ["d", "none"] {
                try folder.write("# A\n\n" + Self.fenced("../secret/\(name).yaml") + "\n", to: "pages/a.md")
                let result = try Command().run(
                    ["figures", "pages", "--output-dir", "out", "--strangers"], in: folder.url)
                #expect(result.status == 3)
                #expect(
                    result.errors.hasPrefix(
                        "pages/a.md:4: error: \"../secret/\(name).yaml\" is outside the folder that files are read from; "
                    ),
                    "\(result.errors)")
            }
        }

        @Test("the lines of a page end as they did", arguments: ["\r\n", "\r", "\n"])
        func lineEnds(end: String) throws {
            let page = "# Title\n\n" + Self.fenced(Self.card) + "\n\nAfter.\n"
            try folder.write(page.replacing("\n", with: end), to: "page.md")
            #expect(try figures("--style", "markdown").status == 0)
            let drawn = try text()
            #expect(drawn.contains("<!-- quoin figure -->\(end)![") && drawn.hasSuffix("\(end)After.\(end)"))
            if end != "\n" { #expect(!drawn.replacing(end, with: "").contains("\n")) }
            #expect(try figures("--style", "markdown", "--check").status == 0)
            try folder.write(page.replacing("fill", with: "fil").replacing("\n", with: end), to: "page.md")
            let faulty = try figures()
            #expect(faulty.status == 3 && faulty.errors.hasPrefix("page.md:4:"), "\(faulty.errors)")
        }
    }
}
