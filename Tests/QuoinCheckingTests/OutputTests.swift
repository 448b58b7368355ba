import Foundation
import QuoinDocument
import QuoinFiles
import TestSupport
import Testing

@testable import QuoinChecking

@Suite("Output of checks")
struct OutputTests {
    private let folder = TemporaryFolder()

    private func results(_ change: (inout DocumentChecks) -> Void = { _ in }) throws -> CheckResults {
        try folder.write(
            """
            canvas: {width: 100, fill: white}
            check: {widths: 90...110}
            layout: {id: fine, text: {string: Fine print, size: 8}}
            """, to: "a.yaml")
        try folder.write("layout: {text: [}", to: "b.yaml")
        var checks = DocumentChecks(of: [folder.url.path])
        change(&checks)
        return try checks.run()
    }

    private func json(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test("a faulty document does not stop the others")
    func faulty() throws {
        let results = try results()
        #expect(results.documents.map(\.findings.count) == [1, 0])
        #expect(results.errors.count == 1)
        #expect(results.text.hasSuffix("1 finding in 2 documents, 21 layouts"))
    }

    @Test("JSON has ranges, figures and the criterion")
    func json() throws {
        let documents = try #require(try json(results().json)["documents"] as? [[String: Any]])
        let finding = try #require((documents[0]["findings"] as? [[String: Any]])?.first)
        #expect(finding["kind"] as? String == "smallText")
        #expect(finding["criterion"] as? String == "WCAG 2.2, 1.4.4 Resize Text")
        #expect(finding["line"] as? Int == 3)
        let occurrence = try #require((finding["occurrences"] as? [[String: Any]])?.first)
        #expect(occurrence["widths"] as? [[Double]] == [[90, 110]])
    }

    @Test("SARIF has a result at the line")
    func sarif() throws {
        let run = try #require((try json(results().sarif)["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "smallText" && result["level"] as? String == "error")
    }

    @Test("the page has a picture of each finding")
    func page() throws {
        let results = try results { $0.includesPictures = true }
        #expect(results.documents[0].pictures.count == 1)
        #expect(results.html.contains("data:image/png;base64,"))
    }
}
