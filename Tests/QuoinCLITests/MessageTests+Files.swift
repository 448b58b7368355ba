import Foundation
import TestSupport
import Testing

extension MessageTests {
    @Test(
        "about a figure of a page",
        arguments: [
            Case("quoin widthh", "p.md:3: error: «widthh» has no value; write widthh=\"…\""),
            Case("quoin width=0", "p.md:3: error: width is a number from 1 to 10000, not «0»"),
            Case(
                "quoin widths=0...3",
                "p.md:3: error: widths is a range of numbers from 1 to 10000, as 200...400, not «0...3»"),
            Case("quoin alt=\"x", "p.md:3: error: the value of «alt» has no closing quote"),
            Case("quoin\na.yaml#gone", "p.md:4: error: no element has the id \"gone\""),
        ])
    func figure(_ test: Case) throws {
        let folder = TemporaryFolder()
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "a.yaml")
        try folder.write("A page.\n\n```\(test.document)\n```\n", to: "p.md")
        let result = try Command().run(["figures", "p.md"], in: folder.url)
        #expect(result.status == 3 && result.errorLines.first == test.message, "\(result.errors)")
    }

    @Test("about a page that is no text, and figures that are not up to date")
    func pages() throws {
        let folder = TemporaryFolder()
        try folder.write(Data([0xFF]), to: "p.md")
        let faulty = try Command().run(["figures", "p.md"], in: folder.url)
        #expect(faulty.errors == "p.md: error: is not UTF-8 text of at most 16 MB\n")
        try folder.write("```quoin\nlayout: {fill: red, preferredSize: [9, 9]}\n```\n", to: "p.md")
        let old = try Command().run(["figures", "p.md", "--check"], in: folder.url)
        #expect(old.status == 1 && old.errorLines.contains("p.md: is not up to date"), "\(old.errors)")
    }

    @Test("a file whose name is no text is drawn and named, unless two are printed alike")
    func nameWithoutText() throws {
        let folder = TemporaryFolder()
        let shell = Command(at: "/bin/sh")
        let render = try "'\(Command().executable.path)' render \"$(printf '\\377').yaml\""
        let missing = try shell.run(["-c", render], in: folder.url)
        #expect(missing.status == 2 && missing.errors.hasPrefix("error: the argument "))
        #expect(missing.errors.hasSuffix(".yaml is not UTF-8 text; rename the file to draw it\n"), "\(missing.errors)")

        let write = "echo 'layout: {box: {}, width: 8, height: 8}' > \"$(printf '\\377').yaml\""
        #expect(try shell.run(["-c", write + "; " + render], in: folder.url).status == 0)
        #expect(folder.data("\u{FFFD}.png") != nil)
        let walked = try Command().run(["verify", "."], in: folder.url)
        #expect(walked.status == 0 && walked.outputText.contains("1 passed"), "\(walked.outputText)\(walked.errors)")

        _ = try shell.run(["-c", write.replacing("377", with: "376")], in: folder.url)
        let alike = try Command().run(["validate", "."], in: folder.url)
        #expect(alike.errors.contains(".yaml: error: its name is not UTF-8 text; rename the file to draw it\n"))
    }

    @Test("about an annotation that does not exist")
    func annotation() throws {
        let folder = TemporaryFolder()
        let result = try Command().run(["diagram", "a.yaml", "--annotate", "foo"], in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix("Error: there is no annotation \"foo\"; the annotations are highlights, depth, "))
        let foreign = try Command().run(["diagram", "a.yaml", "--annotate", "padding"], in: folder.url)
        #expect(foreign.errors.contains("no annotation \"padding\"; did you mean \"insets\"?"))
    }
}
