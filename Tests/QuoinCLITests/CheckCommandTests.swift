import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin check and quoin mutate", .serialized)
    struct CheckCommandTests {
        private let folder = TemporaryFolder()

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url, input: "")
        }

        private static let row = """
            canvas: {width: 400, fill: white}
            layout: {row: [{id: a, fill: black, width: 300, height: 10}, {id: b, fill: black, width: 60, height: 10}]}
            """

        @Test("a finding is exit code 1, with its range")
        func finding() throws {
            try folder.write(Self.row, to: "row.yaml")
            let result = try run("check", "row.yaml", "--widths", "320...400")
            #expect(result.status == 1)
            let text = String(decoding: result.output, as: UTF8.self)
            #expect(
                text.hasPrefix("row.yaml:2: from 320 to 359 pt `b` passes the right edge of the canvas"), "\(text)")
        }

        @Test("nothing wrong is exit code 0, a faulty document 3, wrong usage 2")
        func codes() throws {
            try folder.write(Self.row, to: "row.yaml")
            try folder.write("layout: 5", to: "faulty.yaml")
            #expect(try run("check", "row.yaml").status == 0)
            #expect(try run("check", "row.yaml", "--widths", "360...400").status == 0)
            #expect(try run("check", "faulty.yaml").status == 3)
            #expect(try run("check", "row.yaml", "--languages", "latin").status == 2)
            #expect(try run("check", "row.yaml", "--json", "--sarif").status == 2)
        }

        @Test("a limit is exit code 4", arguments: ["check", "mutate"])
        func limits(command: String) throws {
            try folder.write(Self.row, to: "row.yaml")
            #expect(try run("approve", "row.yaml").status == 0)
            let result = try run(command, "row.yaml", "--limit", "elements=2")
            #expect(result.status == 4 && result.errors.contains("--limit elements=NUMBER"), "\(result.errors)")
            #expect(try run(command, "row.yaml", "--strangers").status == 0)
        }

        @Test("the report has pictures")
        func report() throws {
            try folder.write(Self.row, to: "row.yaml")
            #expect(try run("check", "row.yaml", "--widths", "320...400", "--report", "report").status == 1)
            let page = try #require(folder.data("report/check.html"))
            #expect(String(decoding: page, as: UTF8.self).components(separatedBy: "<figure>").count == 3)
        }

        @Test("only documents that have changed since a commit are checked, or all if settings have")
        func changed() throws {
            func git(_ arguments: String...) throws {
                let result = try Command(at: "/usr/bin/git").run(
                    ["-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments, in: folder.url,
                    environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
                #expect(result.status == 0, "\(result.errors)")
            }
            func found(_ arguments: String...) throws -> String {
                let all = ["check", ".", "--widths", "320...400", "--changed", "HEAD"] + arguments
                return try Command().run(all, in: folder.url, input: "").outputText
            }
            let image = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
            try folder.write(image, to: "a.svg")
            try folder.write("canvas: {width: 400}\nlayout: {row: [{image: a.svg}]}", to: "image.yaml")
            for name in ["a.yaml", "b.yaml"] { try folder.write(Self.row, to: name) }
            try git("init", "-q")
            try git("add", "-A")
            try git("commit", "-qm", "before")
            #expect(try found().contains("3 of 3 documents are untouched since HEAD, and were not checked"))
            try folder.write("# A comment\n" + Self.row, to: "b.yaml")
            try folder.write(image + "\n", to: "a.svg")
            let text = try found()
            #expect(text.contains("b.yaml:3: ") && !text.contains("a.yaml:"), "\(text)")
            #expect(text.contains("1 finding in 2 documents") && text.contains("1 of 3 documents"), "\(text)")
            // What is kept of earlier runs is left out, too.
            #expect(try run("check", "a.yaml", "--cache", "kept").status == 0)
            #expect(try found("--cache", "kept").contains("1 of 3 documents are untouched"))
            try folder.write("check: {minimumTapTarget: 40}", to: "quoin.yaml")
            #expect(try found().contains("2 findings in 3 documents"))
        }

        @Test("rows of data are checked, and a finding names its rows")
        func rows() throws {
            try folder.write(
                """
                canvas: {width: 200, fill: white}
                parameters: {wide: number}
                layout: {row: [{id: a, fill: black, width: 100, height: 10}, {id: b, fill: black, width: $wide, height: 10}]}
                """, to: "row.yaml")
            try folder.write("wide\n90\n110\n120\nx\n", to: "rows.csv")
            let result = try run("check", "row.yaml", "--data", "rows.csv")
            #expect(result.status == 3 && result.errors.contains("rows.csv:5"), "\(result.errors)")
            try folder.write("wide\n90\n110\n120\n", to: "rows.csv")
            let wrong = try run("check", "row.yaml", "--data", "rows.csv")
            let line = "row.yaml:3: in row 2 and 1 other `b` passes the right edge of the canvas by 10 pt"
            #expect(wrong.status == 1 && wrong.outputText.hasPrefix(line), "\(wrong.outputText)")
            #expect(wrong.outputText.contains("1 finding in 1 document, 3 layouts"), "\(wrong.outputText)")
            try folder.write("wide\n90\n", to: "rows.csv")
            #expect(try run("check", "row.yaml", "--data", "rows.csv").status == 0)
            let none = try run("check", "--data", "rows.csv")
            let refusal = "--data is for one document, without --report, --changed and --saved-frames"
            #expect(none.status == 2 && none.errors.contains(refusal), "\(none.errors)")
            try folder.write(Self.row, to: "other.yaml")
            let several = try run("check", ".", "--data", "rows.csv")
            #expect(several.status == 3 && several.errors.contains("the rows of --data are for one document"))
        }

        @Test("mutate lists what no picture shows, and ends with the score")
        func mutate() throws {
            try folder.write("{canvas: {width: 20, height: 20}, layout: {fill: red, cornerRadius: 10}}", to: "dot.yaml")
            #expect(try run("approve", "dot.yaml").status == 0)
            let result = try run("mutate", "dot.yaml", "--all")
            let text = String(decoding: result.output, as: UTF8.self)
            #expect(result.status == 0)
            #expect(
                text.contains("dot.yaml:1: cornerRadius 10 → 11: limited by something else, but 5 has an effect"),
                "\(text)")
            #expect(text.contains("all: 100 % seen (7 of 7), 1 without effect\n"), "\(text)")
            #expect(try run("mutate", "dot.yaml", "--all", "--report", "report").status == 0)
            let page = try #require(folder.data("report/mutate.html"))
            #expect(String(decoding: page, as: UTF8.self).components(separatedBy: "<figure>").count == 2)
            // The page of the other command may be beside it.
            #expect(try run("check", "dot.yaml", "--report", "report").status == 0)
            #expect(folder.data("report/mutate.html") == page)
        }
    }
}
