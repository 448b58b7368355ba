import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("Review by cause", .serialized)
    struct CauseTests {
        private let project = BadgeProject()

        /// Moves the badge of two documents, and gives that of a third another color too.
        private func prepare() throws {
            try project.write("a", "b", "c")
            try project.approve()
            try project.write("a", "b", left: 9)
            try project.write("c", left: 9, fill: "#336698")
        }

        private func command(in text: String) throws -> [String] {
            let line = text.split(separator: "\n").first { $0.contains("quoin approve --cause") }
            return try #require(line).split(separator: " ").dropFirst().map(String.init)
        }

        @Test("verify shows the causes, and their command accepts their pictures and no others")
        func approve() throws {
            try prepare()
            let result = try project.run("verify")
            #expect(result.status == 1)
            let causes = result.outputText.components(separatedBy: "Causes:\n").last ?? ""
            #expect(
                causes.contains("  `badge`.layoutPosition [5, 5] → [9, 5], in 2 pictures\n"), "\(result.outputText)")
            let command = try command(in: causes)
            let approval = try Command().run(command, in: project.folder.url)
            #expect(approval.status == 0, "\(approval.errors)")
            #expect(
                approval.outputText == """
                    Snapshots/a.png: changed
                    Snapshots/b.png: changed
                    2 changed, 1 unchanged

                    """)
            #expect(try project.run("verify").outputText.hasSuffix("3 snapshots: 1 failed, 2 passed\n"))
        }

        @Test("a cause that no picture has is an error with those that there are, and nothing is written")
        func unknown() throws {
            try prepare()
            let before = try project.bytes("Snapshots/a.png")
            let result = try project.run("approve", "--cause", "0123456789")
            #expect(result.status == 3)
            #expect(
                result.errorLines.first == "error: no picture differs because of the cause 0123456789",
                "\(result.errors)")
            #expect(result.errorLines.dropFirst().first == "the causes are now:")
            #expect(result.errors.contains("`badge`.layoutPosition [5, 5] → [9, 5], in 2 pictures"))
            #expect(try project.bytes("Snapshots/a.png") == before)
        }

        @Test("the rules of verify hold for the approval too, in options and in settings")
        func rules() throws {
            try prepare()
            // By this rule the two colors, which differ by one level, are equal.
            let rules = ["--threshold", "0.02", "--tolerate", "recorded"]
            let result = try Command().run(["verify"] + rules, in: project.folder.url)
            let command = try command(in: result.outputText) + rules
            #expect(try Command().run(command, in: project.folder.url).status == 0)
        }

        @Test("writes Markdown, and commands and a summary for GitHub")
        func gitHub() throws {
            try prepare()
            let summary = try project.folder.write("Before.\n", to: "summary.md")
            let result = try Command().run(
                ["verify", "--github", "--markdown", "comment.md"], in: project.folder.url,
                environment: ["GITHUB_STEP_SUMMARY": summary.path])
            let commands = result.outputText.split(separator: "\n").filter { $0.hasPrefix("::error ") }
            #expect(commands.count == 2)
            #expect(
                commands.first?.hasPrefix("::error file=Snapshots/a.yaml,line=5,title=`badge`.layoutPosition") == true)
            let markdown = String(decoding: try project.bytes("comment.md"), as: UTF8.self)
            #expect(markdown.hasPrefix("### Quoin: 3 of 3 snapshots failed, 2 causes\n"))
            #expect(String(decoding: try project.bytes("summary.md"), as: UTF8.self) == "Before.\n" + markdown)
        }

        @Test("the report has all pictures only if asked to")
        func embed() throws {
            try project.write("a", "b")
            try project.approve()
            for (option, count) in [([], 0), (["--embed", "all"], 2)] {
                #expect(
                    try Command().run(["verify", "--report", "report"] + option, in: project.folder.url).status == 0)
                let page = String(decoding: try project.bytes("report/index.html"), as: UTF8.self)
                #expect(page.components(separatedBy: "<script type=\"text/plain\"").count - 1 == count)
            }
        }
    }
}
