import Foundation
import QuoinPages
import TestSupport
import Testing

@Suite("The report's page")
struct ReportPageTests {
    private func html(_ results: VerificationResults) throws -> String {
        String(decoding: try ReportPage(results).html(), as: UTF8.self)
    }

    @Test("has the same bytes for the same results")
    func determinism() throws {
        #expect(try html(.sample) == html(.sample))
    }

    @Test("is whole: it names nothing that a browser would fetch")
    func selfContained() throws {
        let page = try html(.sample)
        #expect(page.contains("default-src 'none'"))
        for form in ["http://", "https://", " src=", " href=\"/", "@import", "url(", "{{"] {
            #expect(!page.contains(form), "\(form)")
        }
    }

    @Test("holds equal pictures once")
    func pictures() throws {
        let page = try html(.sample)
        let red = SamplePicture.red.base64EncodedString()
        #expect(page.components(separatedBy: red).count == 2)
        #expect(page.components(separatedBy: "<script type=\"text/plain\"").count == 5)
    }

    @Test("holds no markup that comes from names, texts or places to fill in")
    func hostile() throws {
        let text = "</script><script>alert(1)</script><!-- {{script}} \u{2028} &lt; \\"
        let results = VerificationResults(
            fingerprint: [text], notes: [text],
            snapshots: [
                VerificationResults.Snapshot(
                    name: text, status: .failed, document: text, explanation: [text], acceptCommand: text)
            ])
        let page = try html(results)
        #expect(!page.contains("</script><script>alert"))
        #expect(!page.contains("<!--"))
        let start = try #require(page.range(of: "id=\"results\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
        #expect((object["results"] as? [String: Any])?["notes"] as? [String] == [text])
    }

    @Test("needs to know where pictures lie that are files")
    func files() {
        let snapshot = VerificationResults.Snapshot(
            name: "a", status: .failed, pictures: VerificationResults.Snapshot.Pictures(new: .file("a.png")))
        let error = #expect(throws: QuoinError.self) { try ReportPage(VerificationResults(snapshots: [snapshot])) }
        #expect(error?.message == "the picture a.png: the folder of the results is not known")
    }

    @Test("has no pictures of other folders, and no other files")
    func foreignFiles() throws {
        let folder = TemporaryFolder()
        try folder.write("text", to: "in/a.png")
        try folder.write("text", to: "b.png")
        for (file, reason) in [("a.png", "is not a PNG"), ("../b.png", "is not in the folder of the results")] {
            let pictures = VerificationResults.Snapshot.Pictures(new: .file(file))
            let snapshot = VerificationResults.Snapshot(name: "a", status: .failed, pictures: pictures)
            let error = #expect(throws: QuoinError.self) {
                try ReportPage(
                    VerificationResults(snapshots: [snapshot]), picturesIn: folder.url.appendingPathComponent("in"))
            }
            #expect(error?.message == "the picture \(file): \(reason)")
        }
    }
}
