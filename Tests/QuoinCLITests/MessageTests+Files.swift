import Foundation
import TestSupport
import Testing

extension MessageTests {
    @Test(
        "about a figure of a page",
        arguments: [
            ("quoin widthh", "p.md:3: error: «widthh» has no value; write widthh=\"…\""),
            ("quoin width=0", "p.md:3: error: width is a number from 1 to 10000, not «0»"),
            (
                "quoin widths=0...3",
                "p.md:3: error: widths is a range of numbers from 1 to 10000, as 200...400, not «0...3»"
            ),
            ("quoin alt=\"x", "p.md:3: error: the value of «alt» has no closing quote"),
            ("quoin\na.yaml#gone", "p.md:4: error: no element has the id \"gone\""),
        ])
    func figure(block: String, message: String) throws {
        let folder = TemporaryFolder()
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "a.yaml")
        try folder.write("A page.\n\n```\(block)\n```\n", to: "p.md")
        let result = try Command().run(["figures", "p.md"], in: folder.url)
        #expect(result.status == 3 && result.errorLines.first == message, "\(result.errors)")
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

    @Test("preview says how to build its server where that is missing")
    func previewProgram() throws {
        let folder = TemporaryFolder()
        let copy = folder.url.appendingPathComponent("quoin")
        try FileManager.default.copyItem(at: try Command().executable, to: copy)
        let result = try Command(at: copy.path).run(["preview"], in: folder.url)
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("error: there is no program "))
        #expect(result.errors.hasSuffix("/quoin-preview; build it with: swift build --product quoin-preview\n"))
    }
}

extension MessageTests {
    @Test("about jobs of a worker")
    func jobs() throws {
        let folder = TemporaryFolder()
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "a.yaml")
        try folder.write("", to: "below/empty")
        let jobs = [
            (#"{"id": 1}"#, #"a job has either "template", the path of a document, or "document""#),
            (
                #"{"id": 1, "document": {"layout": {"fill": "red"}}, "to": "file"}"#,
                #""to" is file, and the worker was started without --output-dir"#
            ), (#"{"document": {}}"#, #"a job has an "id", a text or a whole number"#),
            (#"{"id": 1.5, "document": {}}"#, #""id" is a text or a whole number, not 1.5"#),
            ("[]", "a job is an object of JSON on one line: expected"),
            (
                #"{"id": 1, "template": "../a.yaml"}"#,
                #""../a.yaml" is outside the folder that templates are read from; --root names another"#
            ),
        ]
        let result = try Command().run(
            ["worker", "--jobs", "1"], in: folder.url.appendingPathComponent("below"),
            input: jobs.map { $0.0 + "\n" }.joined())
        for (_, message) in jobs {
            #expect(result.outputText.contains(message.replacing("\"", with: "\\\"")), "\(result.outputText)")
        }
    }

    @Test("about a job with more bytes than a document may have")
    func longJob() throws {
        let folder = TemporaryFolder()
        let job = #"{"id": 1, "document": {"layout": {"text": "\#(String(repeating: "a", count: 200))"}}}"#
        let result = try Command().run(
            ["worker", "--jobs", "1", "--limit", "documentBytes=100"], in: folder.url, input: job + "\n")
        #expect(result.outputText.contains("the job has \(job.utf8.count) bytes"), "\(result.outputText)")
    }

    @Test("about another fingerprint than a worker's own")
    func otherFingerprint() throws {
        let folder = TemporaryFolder()
        let result = try Command().run(["worker", "--expect-fingerprint", "other"], in: folder.url)
        #expect(result.status == 5)
        #expect(result.errors.hasPrefix("error: the fingerprint of this worker is "), "\(result.errors)")
    }
}
