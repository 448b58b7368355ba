import Foundation
import QuoinResults
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("JUnit files")
struct JUnitTests {
    private func document(_ snapshots: VerificationResults.Snapshot...) throws -> XMLElement {
        let text = VerificationResults(snapshots: snapshots).junit()
        return try #require(try XMLDocument(xmlString: text, options: []).rootElement())
    }

    private func attributes(_ element: XMLElement) -> [String: String] {
        Dictionary((element.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }) { first, _ in first }
    }

    @Test("have a suite for each folder and a case for each snapshot, with their counts and seconds")
    func suites() throws {
        let root = try document(.passed, .moved, .missing, .errored)
        #expect(
            attributes(root) == [
                "name": "Quoin snapshots", "tests": "4", "failures": "2", "errors": "1", "time": "0.750",
            ])
        let suites = root.elements(forName: "testsuite")
        #expect(suites.map { attributes($0)["name"] } == ["Cards", "Paint", "Text"])
        #expect(
            attributes(suites[0]) == ["name": "Cards", "tests": "2", "failures": "1", "errors": "0", "time": "0.750"])
        let cases = suites[0].elements(forName: "testcase")
        #expect(attributes(cases[0]) == ["classname": "Cards", "name": "badge", "time": "0.500"])
        #expect(cases[1].childCount == 0)
    }

    @Test("escape what turns the order of a text or breaks its lines")
    func directions() {
        let snapshot = VerificationResults.Snapshot(
            name: "a\u{202E}gnp.b", status: .errored, explanation: ["x\u{2066}y\u{2028}z"])
        let text = VerificationResults(snapshots: [snapshot]).junit()
        #expect(!text.unicodeScalars.contains { [0x202E, 0x2066, 0x2028].contains($0.value) })
        #expect(text.contains("\\u{202E}") && text.contains("\\u{2066}"))
    }

    @Test("say what happened and how to accept it")
    func failure() throws {
        let root = try document(.moved)
        let failure = try #require(try root.nodes(forXPath: "//failure").first as? XMLElement)
        #expect(attributes(failure) == ["message": "badge moved by +3, 0", "type": "failed.layout"])
        #expect(
            failure.stringValue == """
                badge moved by +3, 0
                badge is 2 pt taller
                412 pixels differ (34.33 %); size 40 × 30 → 40 × 50 px
                Snapshots/Cards/badge.yaml:4
                quoin approve Snapshots/Cards/badge.yaml
                """)
    }

    @Test("have an error for a faulty document, and a failure for a missing reference and another text stack")
    func kinds() throws {
        let root = try document(.errored, .missing, .environment)
        #expect(try root.nodes(forXPath: "//error").count == 1)
        #expect(
            try root.nodes(forXPath: "//failure").map { attributes(try #require($0 as? XMLElement))["type"] }
                == ["missing", "environment.textStack"])
    }

    @Test("stay readable XML with any text: marks, quotes, control characters, what Unicode does not assign")
    func hostile() throws {
        let name = "a/<b> & \"c\" ]]> \u{1B}[31m\u{0}\u{FFFE}\u{85} 🧩"
        let lines = ["tab\there", "</failure><error/>\nsecond"]
        let root = try document(VerificationResults.Snapshot(name: name, status: .failed, explanation: lines))
        let testCase = try #require(try root.nodes(forXPath: "//testcase").first as? XMLElement)
        #expect(attributes(testCase)["name"] == "<b> & \"c\" ]]> \\u{1B}[31m\\u{0}\\u{FFFE}\\u{85} 🧩")
        #expect(attributes(try #require(testCase.elements(forName: "failure").first))["message"] == "tab\there")
        #expect(testCase.stringValue == "tab\there\n</failure><error/>\nsecond")
    }

    @Test("give no time that is none", arguments: [-1, .infinity, .nan] as [Double])
    func time(_ duration: Double) throws {
        let root = try document(VerificationResults.Snapshot(name: "a", status: .passed, duration: duration))
        #expect(attributes(root)["time"] == "0.000")
    }
}
