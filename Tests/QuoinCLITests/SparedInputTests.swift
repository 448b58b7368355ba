import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    /// Nothing that a run reads is replaced by what it writes.
    @Suite("Inputs are not overwritten", .serialized)
    struct SparedInputTests {
        private let folder = TemporaryFolder()

        /// Documents with all kinds of inputs, and the pictures that `verify` compares.
        init() throws {
            let settings = "fonts: [sample.ttf]\n"
            try folder.write(settings, to: "D/quoin.yaml")
            try folder.write("canvas: {width: 9, height: 9}\nlayout: {fill: red}\n", to: "D/a.yaml")
            let page = """
                parameters: {title: {example: a}}
                use: parts.components.yaml
                canvas: {width: 9, height: 9}
                layout: {row: [{image: photo.png}, {dot: }, {text: $title}]}

                """
            try folder.write(page, to: "D/b.yaml")
            try folder.write("components: {dot: {element: {fill: blue}}}\n", to: "D/parts.components.yaml")
            try folder.write(#"{"title": "x"}"# + "\n", to: "D/rows.ndjson")
            let font = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent(Self.font))
            try folder.write(font, to: "D/sample.ttf")
            try #require(try run("render", "D/a.yaml", "-o", "D/photo.png").status == 0)
            try #require(try run("approve", "D").status == 0)
        }

        private static let font = "Text/fonts/InterVariable-sample.ttf"

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        private static let inputs = [
            "D/a.yaml", "D/b.yaml", "D/photo.png", "D/parts.components.yaml", "D/quoin.yaml", "D/sample.ttf",
        ]

        /// A command that reads all inputs, before the path of its output.
        private static let commands: [(words: String, inputs: [String], option: String)] = [
            ("render D/b.yaml --format png -o", inputs.filter { $0 != "D/a.yaml" }, "the picture of --output"),
            ("diagram D/b.yaml --format png -o", inputs.filter { $0 != "D/a.yaml" }, "the picture of --output"),
            (
                "render D/b.yaml --data D/rows.ndjson --output-dir out --manifest",
                inputs.filter { $0 != "D/a.yaml" } + ["D/rows.ndjson"], "the file of --manifest"
            ),
            ("verify D --json", inputs + ["D/a.png", "D/b.png"], "the file of --json"),
            ("verify D --junit", inputs + ["D/a.png", "D/b.png"], "the file of --junit"),
            ("verify D --markdown", inputs + ["D/a.png", "D/b.png"], "the file of --markdown"),
            ("diff D/a.png D/photo.png -o", ["D/a.png", "D/photo.png"], "the picture of --output"),
        ]

        @Test("a picture of a stranger's document does not take the place of an image that it shows")
        func strangers() throws {
            try folder.write("canvas: {width: 3, height: 3}\nlayout: {image: photo.png}\n", to: "D/photo.yaml")
            let photo = folder.data("D/photo.png")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("D/link.png"), withDestinationPath: "photo.png")
            for arguments in [[], ["-o", "D/link.png"], ["--output-dir", "."]] {
                let result = try Command().run(
                    ["render", "D/photo.yaml", "--strangers"] + arguments, in: folder.url)
                #expect(result.status == 3 && folder.data("D/photo.png") == photo, "\(arguments)")
                #expect(result.errors.contains("is an image that is read; the picture would overwrite it"))
            }
            #expect(try run("render", "D/photo.yaml", "--strangers", "-o", "other.png").status == 0)
        }

        @Test("no option writes over what the run reads, by its own name or through a link", arguments: 0..<7)
        func options(index: Int) throws {
            let (words, inputs, product) = Self.commands[index]
            for input in inputs {
                let before = folder.data(input)
                for path in [input, "link.png"] {
                    if path != input {
                        try? FileManager.default.removeItem(atPath: folder.path(path))
                        try FileManager.default.createSymbolicLink(
                            atPath: folder.path(path), withDestinationPath: input)
                    }
                    let result = try Command().run(
                        words.split(separator: " ").map(String.init) + [path], in: folder.url)
                    #expect(result.status == 2, "\(words) \(input): \(result.errors)")
                    #expect(result.errors.contains(path) && result.errors.contains("\(product) would overwrite it"))
                    #expect(folder.data(input) == before, "\(words) \(input)")
                }
            }
        }

        @Test("a manifest takes the place of an earlier one only, because images of rows are not known before")
        func manifest() throws {
            let words = "render D/b.yaml --data D/rows.ndjson --output-dir out --manifest"
            func run(_ path: String) throws -> Command.Result {
                try Command().run(words.split(separator: " ").map(String.init) + [path], in: folder.url)
            }
            let before = folder.data("D/photo.png")
            let result = try run("D/photo.png")
            #expect(result.status == 2)
            #expect(result.errors.contains("D/photo.png is no manifest; the file of --manifest would overwrite it"))
            #expect(folder.data("D/photo.png") == before)
            for _ in 0..<2 { #expect(try run("rows.ndjson").status == 0) }
        }

        @Test("no picture takes the place of an image that it or another document of the run shows")
        func images() throws {
            try folder.write("layout: {image: own.png, preferredSize: [5, 5]}", to: "E/own.yaml")
            try folder.write(try #require(folder.data("D/photo.png")), to: "E/own.png")
            let own = try run("render", "E/own.yaml")
            #expect(own.status == 2)
            #expect(own.errors.contains("E/own.png is an image that is read; the picture would overwrite it"))
            try folder.write("layout: {fill: red, preferredSize: [5, 5]}", to: "E/own.yaml")
            try folder.write("layout: {image: own.png, preferredSize: [5, 5]}", to: "E/page.yaml")
            let before = folder.data("E/own.png")
            let all = try run("render", "E", "--output-dir", "E")
            #expect(all.status == 2)
            #expect(
                all.errors.contains(
                    "E/own.png is an image that is read; a picture of --output-dir would overwrite it"))
            #expect(folder.data("E/own.png") == before && folder.data("E/page.png") == nil)
        }

        @Test("a row's picture does not take the place of the image that the row shows")
        func rows() throws {
            let card = "parameters: {name: {example: ada}}\nlayout: {image: '$name.png', preferredSize: [5, 5]}\n"
            try folder.write(card, to: "F/card.yaml")
            try folder.write(try #require(folder.data("D/photo.png")), to: "F/ada.png")
            try folder.write(#"{"name": "ada"}"# + "\n", to: "F/rows.ndjson")
            let before = folder.data("F/ada.png")
            let words = ["render", "F/card.yaml", "--data", "F/rows.ndjson", "--output-dir", "F", "--name", "{name}"]
            for options in [[], ["--cache", "kept"]] {
                let result = try Command().run(words + options, in: folder.url)
                #expect(result.status == 3 && folder.data("F/ada.png") == before, "\(result.errors)")
            }
        }

        @Test("an earlier picture of the same document, and earlier results, are replaced")
        func earlier() throws {
            for _ in 0..<2 {
                #expect(try run("render", "D/a.yaml", "-o", "out.png").status == 0)
                #expect(try run("render", "D", "--output-dir", "pictures").status == 0)
                #expect(
                    try run("verify", "D", "--json", "o.json", "--junit", "o.xml", "--markdown", "o.md").status == 0)
                let rows = try run(
                    "render", "D/b.yaml", "--data", "D/rows.ndjson", "--output-dir", "rows", "--manifest", "m.ndjson")
                #expect(rows.status == 0, "\(rows.errors)")
            }
        }

        @Test("results do not replace those that they are made from")
        func shards() throws {
            #expect(try run("verify", "D", "--json", "part.json").status == 0)
            let before = folder.data("part.json")
            let result = try run("report", "merge", "part.json", "-o", "merged", "--markdown", "part.json")
            #expect(result.status == 2 && folder.data("part.json") == before)
            #expect(
                result.errors.contains("part.json is a file of results; the file of --markdown would overwrite it"))
        }

        @Test("a page is not written through a link onto one that is read")
        func pages() throws {
            try folder.write("# A\n\n```quoin\nlayout: {fill: red, preferredSize: [5, 5]}\n```\n", to: "pages/a.md")
            try FileManager.default.createDirectory(atPath: folder.path("site"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("site/a.md"), withDestinationPath: "../pages/a.md")
            let before = folder.data("pages/a.md")
            let result = try run("figures", "pages", "--output-dir", "site")
            #expect(result.status == 2 && folder.data("pages/a.md") == before)
            #expect(result.errors.contains("site/a.md is a page; a file of --output-dir would overwrite it"))
        }

        @Test("a cache replaces no file of others, and deletes none")
        func cache() throws {
            try folder.write("mine", to: "kept/digests")
            let result = try run("render", "D/a.yaml", "-o", "x.png", "--cache", "kept")
            #expect(result.status == 3 && folder.data("kept/digests") == Data("mine".utf8))
            #expect(
                result.errors.contains("kept: error: has a file digests that is not a cache's; name another folder"))
            try folder.write("mine", to: "other/pictures/old.png")
            try folder.write("", to: "other/CACHEDIR.TAG")
            for path in ["other/pictures/old.png", "other/CACHEDIR.TAG"] {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path(path))
            }
            #expect(try run("render", "D/a.yaml", "-o", "x.png", "--cache", "other").status == 0)
            #expect(folder.data("other/pictures/old.png") == Data("mine".utf8))
        }
    }
}
