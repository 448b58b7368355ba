import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("On a terminal")
    struct TerminalTests {
        private let folder = TemporaryFolder()

        init() throws {
            try folder.write("canvas: {width: 3, height: 2}\nlayout: {fill: red}", to: "in/a.yaml")
        }

        private func show(_ arguments: String..., redirections: String = "") throws -> (status: Int32, text: String) {
            try Command().show(arguments, in: folder.url, redirections: redirections)
        }

        @Test("the bytes of a picture are not shown", arguments: [["-"], ["in/a.yaml", "-o", "-"]])
        func bytes(arguments: [String]) throws {
            let shown = try Command().show(["render"] + arguments, in: folder.url, redirections: "< in/a.yaml")
            #expect(shown.status == 2)
            let error = """
                Error: a picture is not for a terminal; name a file with -o, or send the output into a file or a program
                """
            #expect(shown.text.hasPrefix(error))
        }

        @Test("the bytes go into a file or a program, and an SVG is text")
        func redirected() throws {
            #expect(try show("render", "in/a.yaml", "-o", "-", redirections: "> b.png").status == 0)
            #expect(folder.data("b.png")?.isEmpty == false)
            #expect(try show("render", "in/a.yaml", "-o", "-", redirections: "| cat > c.png").status == 0)
            #expect(folder.data("c.png") == folder.data("b.png"))
            #expect(try show("render", "in/a.yaml", "--format", "svg", "-o", "-").text.contains("<svg"))
        }

        @Test("a picture is named once it is drawn")
        func one() throws {
            #expect(try show("render", "in/a.yaml", "-o", "x.png") == (0, "drawn: x.png\n"))
        }

        @Test("of a folder, the progress is shown, and the number of pictures in the end")
        func many() throws {
            try folder.write("layout: {fil: red}", to: "in/b.yaml")
            try folder.write("canvas: {width: 3, height: 2}\nlayout: {fill: red}", to: "in/c.yaml")
            let shown = try show("render", "in", "--jobs", "1", "--output-dir", "out")
            #expect(shown.status == 3)
            #expect(shown.text.hasPrefix("\r\u{1B}[K1 of 3 documents, 0 faulty\r\u{1B}[K"))
            #expect(
                shown.text.contains("\n2 pictures drawn, 1 of 3 documents are faulty\n")
                    || shown.text.contains("K2 pictures drawn, 1 of 3 documents are faulty\n"), "\(shown.text)")
            #expect(shown.text.contains("in/b.yaml:1:10: error: layout: unknown key \"fil\""))
        }

        @Test("verify shows the progress, and its summary in the end")
        func verify() throws {
            #expect(try show("approve", "in").status == 0)
            let shown = try show("verify", "in")
            #expect(shown.status == 0)
            #expect(shown.text.hasPrefix("\r\u{1B}[K1 of 1 documents, 0 failed\r\u{1B}[K"))
        }
    }
}
