import Foundation
import QuoinChecking
import TestSupport
import Testing

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
        var checks = DocumentChecks(of: DocumentBatch(of: [folder.url.path]))
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
        #expect(results.text.hasSuffix("1 finding in 1 document, 21 layouts\n1 document could not be checked"))
    }

    @Test("a faulty document alone is not said to have no findings")
    func onlyFaulty() throws {
        try folder.write("layout: {text: [}", to: "b.yaml")
        let results = try DocumentChecks(of: DocumentBatch(of: [folder.url.path])).run()
        #expect(results.text == "1 document could not be checked")
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

    @Test("SARIF has a help and a fingerprint that other changes leave as it is")
    func fingerprint() throws {
        func fingerprints() throws -> [String] {
            let run = try #require((try json(results().sarif)["runs"] as? [[String: Any]])?.first)
            let found = try #require(run["results"] as? [[String: Any]])
            return found.compactMap { ($0["partialFingerprints"] as? [String: String])?["quoin/v1"] }
        }
        let before = try fingerprints()
        #expect(before.count == 1 && before[0].hasSuffix("a.yaml smallText fine"), "\(before)")
    }

    @Test("a baseline hides what was found when it was accepted, and says what is gone")
    func baseline() throws {
        var results = try results()
        let path = folder.path("baseline.txt")
        try CheckBaseline(of: results).write(to: path)
        results.leaveOut(try CheckBaseline(path: path), named: "baseline.txt")
        #expect(results.documents.flatMap(\.findings).isEmpty)
        #expect(results.notes == ["1 finding of baseline.txt not shown"])
        try folder.write(
            "{canvas: {width: 100, fill: white}, layout: {id: other, text: {string: Fine, size: 8}}}", to: "a.yaml")
        var changed = try DocumentChecks(of: DocumentBatch(of: [folder.url.path])).run()
        changed.leaveOut(try CheckBaseline(path: path), named: "baseline.txt")
        #expect(changed.documents.flatMap(\.findings).map(\.elements.first?.id) == ["other"])
        #expect(changed.notes == ["1 finding of baseline.txt not found any more; --accept removes them"])
        #expect(throws: QuoinError.self) { try CheckBaseline(path: folder.path("none.txt")) }
    }

    @Test("formats have each finding with its place", arguments: CheckFormat.allCases)
    func formats(format: CheckFormat) throws {
        let text = String(decoding: try results().formatted(as: format), as: UTF8.self)
        #expect(text.contains("letters of `fine` are 8 pt high, below 10 pt"), "\(text)")
        let place =
            switch format {
            case .github: "a.yaml,line=3,col="
            case .gitlab: "\"begin\""
            case .junit: "failures=\"1\" errors=\"0\""
            case .markdown: "a.yaml:3 |"
            }
        #expect(text.contains(place), "\(text)")
    }

    @Test("the page has a picture of each finding")
    func page() throws {
        let results = try results { $0.includesPictures = true }
        #expect(results.documents[0].pictures.count == 1)
        #expect(results.html.contains("data:image/png;base64,"))
    }
}

@Suite("The work of checks")
struct WorkTests {
    private static let text = """
        canvas: {width: 100, fill: white}
        check: {widths: 90...109, languages: [pseudo-long], textScales: [1, 2]}
        layout: {id: fine, text: {string: Fine print, size: 12}}
        """

    private func layouts(documents: Int, text: String = text) throws -> Int {
        let folder = TemporaryFolder()
        for number in 0..<documents { try folder.write(text, to: "\(number).yaml") }
        let results = try DocumentChecks(of: DocumentBatch(of: [folder.url.path])).run()
        if let error = results.errors.first { throw error }
        return results.documents.reduce(0) { $0 + $1.layoutCount }
    }

    @Test("grows with the number of documents, and of widths")
    func linear() throws {
        let one = try layouts(documents: 1)
        #expect(one == 20 * 2 * 2)
        for count in [2, 4, 8] { #expect(try layouts(documents: count) == count * one) }
        for factor in [2, 4, 8] {
            let wider = Self.text.replacing("90...109", with: "90...\(89 + 20 * factor)")
            #expect(try layouts(documents: 1, text: wider) == factor * one)
        }
    }

    @Test("of changes grows with the number of documents")
    func changes() throws {
        func changes(_ documents: Int) throws -> Int {
            let folder = TemporaryFolder()
            for number in 0..<documents {
                try folder.write(Self.text, to: "\(number).yaml")
                try folder.write("", to: "\(number).png")
            }
            let results = try DocumentMutations(of: DocumentBatch(of: [folder.url.path])).run()
            return results.documents.reduce(0) { $0 + $1.seen + $1.survivors.count }
        }
        let one = try changes(1)
        #expect(one > 0)
        #expect(try changes(4) == 4 * one)
    }
}
