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

extension MessageTests {
    @Test(
        "about the use of data",
        arguments: [
            Case("render a.yaml --name x", "--name and --manifest are for the rows of --data"),
            Case(
                "validate a.yaml b.yaml --data x.csv",
                "--data is for one document, and standard input can be read once only"),
            Case(
                "validate a.yaml --data x.csv --strangers",
                "--data is checked in one process; documents of strangers need one each"),
            Case(
                "render a.yaml --data x.csv", "--data draws one document into --output-dir, a picture for each row"),
            Case(
                "render a.yaml --data - --output-dir o --watch",
                "standard input cannot be watched; name a file with the data"),
            Case(
                "render a.yaml --data x.csv --output-dir o --strangers",
                "--data draws in one process; quoin worker --strangers draws each row in a process of its own"),
        ])
    func useOfData(_ test: Case) throws { try use(test) }

    @Test(
        "about data",
        arguments: [
            Case("render a.yaml --data x.txt --output-dir o", "x.txt: error: data is in a file ."),
            Case(
                "render a.yaml --data x.csv --output-dir o --name {",
                "error: --name {: braces have the name of a column between them, as in {column}"),
            Case(
                "render a.yaml --data x.csv --output-dir o",
                "a text cannot have the control character U+7"),
            Case("render c.yaml", "\"d.yaml\" has more than 200 bytes; the limit", "--limit", "documentBytes=200"),
            Case("render many.yaml", "repetitions make more than 9 items; the limit", "--limit", "elements=9"),
        ])
    func data(_ test: Case) throws {
        let folder = TemporaryFolder()
        try folder.write("parameters: {a: text}\nlayout: {text: $a}", to: "a.yaml")
        try folder.write("a\n\"b\u{7}\"\n", to: "x.csv")
        try folder.write("use: d.yaml\nlayout: {}", to: "c.yaml")
        try folder.write("colors: {a: red}" + String(repeating: " ", count: 200), to: "d.yaml")
        let names = (0..<20).map { "\($0)" }.joined(separator: ", ")
        try folder.write("layout: {row: [{for: {name: [\(names)]}, if: false, text: $name}]}", to: "many.yaml")
        let arguments = test.document.split(separator: " ").map(String.init) + test.options
        let result = try Command().run(arguments, in: folder.url)
        #expect(result.status != 0 && result.errors.contains(test.message), "\(result.errors)")
    }
}

extension MessageTests {
    @Test("preview shows files, and links to places in them")
    func previewOptions() throws {
        let folder = TemporaryFolder()
        let input = try Command().run(["preview", "-"], in: folder.url)
        #expect(input.status == 2)
        #expect(input.errors.hasPrefix("Error: standard input cannot be shown; name a file\n"))
        let editor = try Command().run(["preview", "--editor", "emacs"], in: folder.url)
        #expect(editor.status == 2)
        #expect(editor.errors.hasPrefix("Error: --editor needs {path}, where the file's path goes\n"))
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
    @Test(
        "about a job of a worker",
        arguments: [
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
        ])
    func job(line: String, message: String) throws {
        let folder = TemporaryFolder()
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "a.yaml")
        try folder.write("", to: "below/empty")
        let result = try Command().run(
            ["worker", "--jobs", "1"], in: folder.url.appendingPathComponent("below"), input: line + "\n")
        let words = message.replacingOccurrences(of: "\"", with: "\\\"")
        #expect(result.outputText.contains(words), "\(result.outputText)")
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

    @Test("about a file where the folder of a cache should be")
    func fileForCache() throws {
        let folder = TemporaryFolder()
        try folder.write("layout: {fill: red, preferredSize: [9, 9]}", to: "a.yaml")
        let result = try Command().run(["render", "a.yaml", "--cache", "a.yaml/kept"], in: folder.url)
        #expect(result.status == 3)
        #expect(result.errors.contains("cannot be made a folder for the cache"), "\(result.errors)")
    }
}
