import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("Pictures of rows")
    struct RowTests {
        private let folder = TemporaryFolder()

        init() throws {
            try folder.write(
                """
                canvas: {width: 60, height: 20}
                parameters: {slug: text, word: {default: a}, tint: {default: red}, marks: [text]}
                layout:
                  row:
                    - {text: "${word}", fill: $tint}
                    - {for: {mark: $marks}, text: $mark}
                """, to: "card.yaml")
        }

        private func run(_ arguments: String..., input: String = "") throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: input)
        }

        private func names(_ path: String = "out") -> [String] {
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path(path))) ?? []).sorted()
        }

        @Test("each row has a picture with its values, and a line in the manifest")
        func rows() throws {
            try folder.write("slug,word,marks\na,x,\"[\"\"1\"\",\"\"2\"\"]\"\nb,y,\n", to: "rows.csv")
            let result = try run(
                "render", "card.yaml", "--data", "rows.csv", "--name", "cards/{slug}-{row}", "--output-dir", "out",
                "--manifest", "out/manifest.ndjson")
            #expect(result.status == 0 && result.errors == "")
            #expect(names() == ["cards", "cards/a-1.png", "cards/b-2.png", "manifest.ndjson"])
            let lines = String(decoding: try #require(folder.data("out/manifest.ndjson")), as: UTF8.self).split(
                separator: "\n")
            #expect(lines.count == 2 && lines[0].hasPrefix("{\"errors\":[],\"pictures\":[{\"digest\":\""))
            #expect(lines[0].contains("\"file\":\"cards/a-1.png\"") && lines[1].hasSuffix("\"row\":2,\"warnings\":[]}"))
            try folder.write(
                "canvas: {width: 60, height: 20}\nlayout: {row: [{text: x, fill: red}, {text: '1'}, {text: '2'}]}",
                to: "plain.yaml")
            #expect(try run("render", "plain.yaml", "-o", "plain.png").status == 0)
            #expect(folder.data("plain.png") == folder.data("out/cards/a-1.png"))
        }

        @Test("the pictures and the messages do not depend on how many rows are drawn at a time")
        func jobs() throws {
            let rows = (0..<60).map { "s\($0),w\($0),\($0 % 7 == 3 ? "rad" : "blue")" }
            try folder.write("slug,word,tint\n" + rows.joined(separator: "\n"), to: "rows.csv")
            func result(_ jobs: String) throws -> Command.Result {
                try run(
                    "render", "card.yaml", "--data", "rows.csv", "--name", "{slug}", "--output-dir", "out" + jobs,
                    "--jobs",
                    jobs, "--manifest", "-")
            }
            let (one, four) = (try result("1"), try result("4"))
            #expect(one.status == 3 && four.status == 3)
            #expect(one.outputText == four.outputText && one.errors == four.errors)
            #expect(names("out1") == names("out4") && names("out1").count == 51)
            #expect(
                one.errorLines.first == "rows.csv:5:7: error: row 4.tint: \"rad\" is not a color; did you mean \"red\"?"
            )
        }

        @Test("one faulty row does not stop the others, and errors name row and column")
        func faults() throws {
            try folder.write("slug,tint,marks\na,red,\nb,rad,\nc,red,x\nd,red\ne,,\n", to: "rows.csv")
            let result = try run("render", "card.yaml", "--data", "rows.csv", "--name", "{slug}", "--output-dir", "out")
            #expect(result.status == 3)
            #expect(names() == ["a.png", "e.png"])
            #expect(
                result.errorLines == [
                    "rows.csv:3:3: error: row 2.tint: \"rad\" is not a color; did you mean \"red\"?",
                    "rows.csv:4:7: error: row 3.marks: expected a list as JSON: \"x\" is not a value; texts stand in quotes",
                    "rows.csv:5:1: error: row 4: the row has 2 cells, and there are 3 columns",
                ])
        }

        @Test("what is wrong in the document names the row for which it is")
        func document() throws {
            try folder.write(
                "parameters: {wide: number, slug: text}\nlayout: {row: [], width: $wide, flexGrow: 1}", to: "card.yaml")
            try folder.write("{\"slug\": \"a\", \"wide\": 1}\n", to: "rows.ndjson")
            let result = try run("render", "card.yaml", "--data", "rows.ndjson", "--output-dir", "out")
            #expect(
                result.errorLines.allSatisfy { $0.hasPrefix("rows.ndjson:1: row 1: card.yaml:2:") }
                    && !result.errors.isEmpty)
        }

        @Test(
            "names that two rows have, that lead out of the folder, or that are missing",
            arguments: [
                ("a\na", "row 2: an earlier row has the name \"a\" too"),
                ("../a", "\"../a\" cannot be in the name of a file; it is \"slug\""),
                ("..", "\"..\" is not the name of a file in the output folder"),
                ("\"\"", "--name needs \"slug\", which is missing"),
            ])
        func wrongNames(slugs: String, message: String) throws {
            try folder.write("slug,word\n" + slugs.split(separator: "\n").map { "\($0),x\n" }.joined(), to: "rows.csv")
            let result = try run("render", "card.yaml", "--data", "rows.csv", "--name", "{slug}", "--output-dir", "out")
            #expect(result.status == 3 && result.errors.contains(message), "\(result.errors)")
        }

        @Test("no picture is written through a link that leads out of the folder")
        func links() throws {
            try folder.write("slug,word\na,x\n", to: "rows.csv")
            for name in ["other/kept.png", "out/b/kept.png"] { try folder.write("", to: name) }
            func draw(_ link: String, to target: String) throws -> Command.Result {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("out/\(link)"), withDestinationPath: folder.path(target))
                return try run(
                    "render", "card.yaml", "--data", "rows.csv", "--name", "\(link)/{slug}", "--output-dir", "out")
            }
            let result = try draw("away", to: "other")
            #expect(result.status == 3 && names("other") == ["kept.png"])
            #expect(result.errors.contains("out/away/a.png: a symbolic link leads out of the output folder"))
            #expect(try draw("within", to: "out/b").status == 0 && names("out/b") == ["a.png", "kept.png"])
        }

        @Test("wrong columns are errors before anything is drawn")
        func columns() throws {
            try folder.write("slug,wrod\na,b\n", to: "rows.csv")
            let result = try run("render", "card.yaml", "--data", "rows.csv", "--output-dir", "out")
            #expect(result.status == 3 && names() == [])
            #expect(
                result.errorLines == [
                    "rows.csv:1:6: error: the document has no parameter \"wrod\"; did you mean \"word\"?"
                ])
        }

        @Test("rows from standard input are a table, or records in lines or in a list")
        func standardInput() throws {
            for input in ["slug\na\n", "{\"slug\": \"a\"}\n", " [{\"slug\": \"a\"}]"] {
                let result = try run(
                    "render", "card.yaml", "--data", "-", "--name", "{slug}", "--output-dir", "out", input: input)
                #expect(result.status == 0 && names() == ["a.png"], "\(result.errors)")
            }
        }

        @Test("validate reports all rows, up to the number of errors that is reported, and draws nothing")
        func validation() throws {
            try folder.write("slug,tint\n" + (0..<9).map { "s\($0),c\($0)\n" }.joined(), to: "rows.csv")
            let result = try run("validate", "card.yaml", "--data", "rows.csv", "--limit", "errors=4")
            #expect(result.status == 3 && result.errorLines.count == 5)
            #expect(result.errorLines.last?.hasPrefix("there are 5 more errors; the limit \"errors\" is 4") == true)
            try folder.write("slug\na\n", to: "right.csv")
            #expect(try run("validate", "card.yaml", "--data", "right.csv", "--strict").status == 0)
            // A column that only names pictures.
            try folder.write("slug,file\na,b\n", to: "named.csv")
            for command in ["validate", "check"] {
                #expect(try run(command, "card.yaml", "--data", "named.csv").status == 3)
                #expect(try run(command, "card.yaml", "--data", "named.csv", "--name", "{file}").status == 0)
                #expect(try run(command, "card.yaml", "--name", "{file}").status == 2)
            }
        }

        @Test(
            "options that do not fit rows",
            arguments: [
                ["--data", "rows.csv", "-o", "a.png"], ["--data", "rows.csv"], ["--name", "a"], ["--manifest", "a"],
                ["--data", "-", "--output-dir", "out", "--watch"],
                ["--data", "rows.csv", "--output-dir", "out", "--strangers"],
                ["--data", "rows.csv", "--output-dir", "out", "other.yaml"],
            ])
        func wrongOptions(options: [String]) throws {
            #expect(try Command().run(["render", "card.yaml"] + options, in: folder.url).status == 2)
        }

        @Test("a document is drawn with its examples, compared, inspected and explained")
        func examples() throws {
            try folder.write(
                "parameters: {word: {example: Tea}}\nlayout: {row: [{if: $word, text: $word, id: word}]}",
                to: "Snapshots/card.yaml")
            #expect(try run("approve", "Snapshots").status == 0)
            #expect(try run("verify", "Snapshots").status == 0)
            #expect(try run("inspect", "Snapshots/card.yaml").outputText.contains("word"))
            #expect(try run("explain", "Snapshots/card.yaml", "word").status == 0)
            #expect(try run("mutate", "Snapshots").status != 3)
            #expect(try run("check", "Snapshots").status != 3)
            #expect(try run("diagram", "Snapshots/card.yaml", "-o", "card.png").status == 0)
        }

        @Test("files of parts are no documents of a folder, and a change of one is seen")
        func parts() throws {
            try folder.write("components: {dot: {element: {width: 5, height: 5}}}", to: "Snapshots/components.yaml")
            try folder.write("colors: {ink: red}", to: "Snapshots/theme.components.yaml")
            try folder.write(
                "use: [components.yaml, theme.components.yaml]\nlayout: {row: [{dot: , fill: ink}]}",
                to: "Snapshots/card.yaml")
            #expect(try run("approve", "Snapshots").status == 0)
            #expect(names("Snapshots").filter { $0.hasSuffix(".png") } == ["card.png"])
            try folder.write("colors: {ink: blue}", to: "Snapshots/theme.components.yaml")
            #expect(try run("verify", "Snapshots").status == 1)
            try folder.write("use: ../parts.yaml\nlayout: {}", to: "Snapshots/card.yaml")
            try folder.write("colors: {}", to: "parts.yaml")
            let outside = try run("validate", "Snapshots/card.yaml")
            #expect(outside.status == 3 && outside.errors.contains("\"../parts.yaml\" is outside the folder"))
            #expect(try run("validate", "Snapshots/card.yaml", "--root", ".").status == 0)
        }
    }
}
