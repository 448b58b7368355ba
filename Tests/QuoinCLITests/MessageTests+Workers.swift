import Foundation
import TestSupport
import Testing

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
