import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin inspect, validate and fonts", .serialized)
    struct ListingTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
        }

        private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: input)
        }

        private func json(_ result: Command.Result) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        }

        private static let document = """
            canvas: {width: 100, height: 0...50, scale: 2}
            layout:
              row:
                - {id: a, width: 10, height: 20, fill: red}
                - {text: Hi}
            """

        @Test("inspect --json has the canvas, and the elements in paint order")
        func inspectJSON() throws {
            try folder.write(Self.document, to: "a.yaml")
            let result = try run("inspect", "a.yaml", "--json")
            #expect(result.status == 0 && result.errors.isEmpty)
            let report = try json(result)
            #expect(report["canvas"] as? [String: Double] == ["width": 100, "height": 20, "scale": 2])
            let elements = try #require(report["elements"] as? [[String: Any]])
            #expect(elements.compactMap { $0["kind"] as? String } == ["row", "box", "text"])
            #expect(
                elements.compactMap { $0["path"] as? String }
                    == ["layout", "layout.row[0]", "layout.row[1]"])
            #expect(elements.map { $0["id"] as? String } == [nil, "a", nil])
            #expect(elements.compactMap { $0["line"] as? Int } == [3, 4, 5])
            #expect(elements[1]["frame"] as? [Double] == [0, 0, 10, 20])
            let range = try #require(elements[2]["range"] as? [String: [Any]])
            #expect(range["max"]?.last as? String == nil && range["min"]?.count == 2)
            #expect(elements[0]["ascender"] == nil && elements[2]["ascender"] is Double)
        }

        @Test("inspect --json says what a collection made, and how large all of it is")
        func inspectCollection() throws {
            let document = """
                canvas: {width: 100, height: 30}
                layout:
                  collection:
                    layout:
                      kind: section
                      group: {kind: hgroup, height: {absolute: 12.5}, subitems: [{kind: item}]}
                      boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 10}}]
                      decorationItems: [{kind: decoration, elementKind: back}]
                    sections: [1, 9]
                    contentOffset: [0, 10]
                    cell: {}
                    supplementary: {header: {}}
                    decoration: {back: {}}
                """
            let elements = try #require(
                try json(run("inspect", "-", "--json", input: document))["elements"] as? [[String: Any]])
            #expect(elements[0]["contentSize"] as? [Double] == [100, 145] && elements[0]["category"] == nil)
            let items = elements.dropFirst()
            #expect(
                items.compactMap { $0["category"] as? String } == [
                    "decoration", "decoration", "cell", "cell", "supplementary",
                ])
            #expect(items.compactMap { $0["section"] as? Int } == [0, 1, 0, 1, 1])
            #expect(items.compactMap { $0["index"] as? Int } == [0, 0, 0, 0, 0])
            #expect(items.map { $0["row"] as? Int } == [nil, nil, 0, 0, nil])
            #expect(items.map { $0["elementKind"] as? String } == ["back", "back", nil, nil, "header"])
            #expect(items.last?["frame"] as? [Double] == [0, 13, 100, 10])
            let lines = try run("inspect", "-", input: document).outputText
            for words in [
                "content 100 × 145", "cell 0 of section 1", "header of section 1", "back of section 0 (decoration)",
            ] {
                #expect(lines.contains(", \(words) "), "\(lines)")
            }
        }

        @Test("an unbounded range is \"inf\" in JSON")
        func infinity() throws {
            let result = try run("inspect", "-", "--json", input: "layout: {preferredSize: [1, 1], with: [{inset: 1}]}")
            let elements = try #require(try json(result)["elements"] as? [[String: Any]])
            #expect((elements[0]["range"] as? [String: [Any]])?["max"] as? [String] == ["inf", "inf"])
        }

        @Test("inspect takes the canvas options, and draws the tree without --json")
        func inspectText() throws {
            try folder.write(Self.document, to: "a.yaml")
            let result = try run("inspect", "a.yaml", "--scale", "1", "--width", "30")
            #expect(result.status == 0)
            let lines = result.outputText.split(separator: "\n")
            #expect(lines.prefix(3) == ["-------Stack-------", "|  Box (a)  Text  |", "-------------------"])
            #expect(
                lines.contains { $0.hasPrefix("0, 0") && $0.contains("30 × 20") && $0.hasSuffix("layout (line 3)") })
        }

        @Test("a text whose font is missing has no size to tell of")
        func inspectMissingFont() throws {
            let result = try run("inspect", "-", input: "layout: {text: {string: a, font: Nope}}")
            #expect(result.status == 3 && result.output.isEmpty)
            #expect(result.errors.hasPrefix("<standard input>:1:9: error: layout: no font family \"Nope\"; there are "))
        }

        @Test("validate says nothing of what is right, and all that is wrong in all documents")
        func validate() throws {
            try folder.write("layout: {}", to: "in/a.yaml")
            try folder.write("layout: {fil: red, widht: 5}", to: "in/b.yaml")
            try folder.write("layout: 5", to: "in/c.json")
            #expect(try run("validate", "in/a.yaml").errors.isEmpty)
            let result = try run("validate", "in", "missing.yaml")
            #expect(result.status == 3 && result.output.isEmpty)
            #expect(
                result.errorLines == [
                    "in/b.yaml:1:10: error: layout: unknown key \"fil\"; did you mean \"fill\"?",
                    "in/b.yaml:1:20: error: layout: unknown key \"widht\"; did you mean \"width\"?",
                    "in/c.json:1:9: error: layout: expected an element, which is a mapping, not \"5\"",
                    "missing.yaml: error: cannot be read: there is no such file or folder",
                    "see: quoin help key layout",
                ])
            #expect(folder.files == ["in/a.yaml", "in/b.yaml", "in/c.json"])
        }

        @Test("a warning is an error for validate --strict alone")
        func strict() throws {
            try folder.write("layout: {flexGrow: 1}", to: "a.yaml")
            let warning =
                "a.yaml:1:9: warning: layout: flexGrow has no effect: only a stack reads it, and this is the root\n"
            let plain = try run("validate", "a.yaml")
            #expect(plain.status == 0 && plain.errors == warning)
            let strict = try run("validate", "--strict", "a.yaml")
            #expect(strict.status == 3 && strict.errors == warning)
        }

        @Test("only limits passed is exit code 4")
        func limits() throws {
            let deep = String(repeating: "[", count: 2_000)
            #expect(try run("validate", "-", input: "layout: \(deep)").status == 4)
        }

        @Test("fonts lists faces with digests, and the libraries")
        func fonts() throws {
            let result = try run("fonts", "--json")
            #expect(result.status == 0 && result.errors.isEmpty)
            let report = try json(result)
            let faces = try #require(report["faces"] as? [[String: String]])
            #expect(
                Set(faces.compactMap { $0["family"] }).isSuperset(of: ["Inter", "DejaVu Sans", "Noto Color Emoji"]))
            #expect(faces.allSatisfy { $0["digest"]?.isEmpty == false && $0["path"]?.hasPrefix("/") == true })
            #expect((report["libraries"] as? [String: String])?["cairo"]?.isEmpty == false)
            #expect(try run("fonts").outputText.contains("Inter, Bold"))
            let missing = try run("fonts", "--font-dir", "nowhere")
            #expect(missing.status == 3)
            #expect(missing.errors == "error: nowhere: cannot be read as a font file or a folder of fonts\n")
        }

        @Test("help and version are data, an unknown command is wrong usage")
        func help() throws {
            for arguments in [["--help"], ["render", "--help"], ["--version"]] {
                let result = try Command().run(arguments, in: folder.url)
                #expect(result.status == 0 && !result.output.isEmpty && result.errors.isEmpty)
            }
            let unknown = try run("frobnicate")
            #expect(unknown.status == 2 && unknown.output.isEmpty && !unknown.errors.isEmpty)
        }

        @Test("the version names what pictures depend on")
        func version() throws {
            let lines = try run("--version").outputText.split(separator: "\n").map { $0.split(separator: " ") }
            #expect(lines.first?.first?.split(separator: ".").count == 3)
            #expect(
                lines.dropFirst().compactMap(\.first) == [
                    "commit", "architecture", "cairo", "fontconfig", "freetype", "harfbuzz", "pango", "pixman",
                    "fingerprint",
                ])
            #expect(lines.last?.last?.count == 64)
        }

        @Test("after a command, help, the version and mistakes are those of the whole command")
        func helpOfCommand() throws {
            #expect(try run("render", "--help").outputText.contains("USAGE: quoin render [<options>]"))
            #expect(try run("render", "a.yaml", "--version").output == run("--version").output)
            let mistaken = try run("render", "a.yaml", "--frobnicate")
            #expect(mistaken.status == 2 && mistaken.output.isEmpty)
            #expect(mistaken.errors.contains("--frobnicate") && mistaken.errors.contains("Usage: quoin render"))
        }

        @Test("data that cannot be written is no success")
        func fullDisk() throws {
            try folder.write("layout: {text: a}", to: "a.yaml")
            let process = Process()
            process.executableURL = try Command().executable
            process.arguments = ["inspect", folder.url.appendingPathComponent("a.yaml").path]
            process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 3)
        }
    }
}
