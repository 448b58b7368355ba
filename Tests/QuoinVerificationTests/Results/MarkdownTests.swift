import Foundation
import QuoinResults
import Testing

@Suite("Results as Markdown, and for GitHub")
struct MarkdownTests {
    private func failed(_ name: String, fill color: String) -> VerificationResults.Snapshot {
        var snapshot = VerificationResults.Snapshot(
            name: name, status: .failed, document: "Snapshots/\(name).yaml", line: 3, explanation: ["`a` | <b> moved"],
            acceptCommand: "quoin approve Snapshots/\(name).yaml")
        snapshot.review = VerificationResults.Snapshot.Review(
            causes: [PictureCause("`pill`", property: "fill", "#f00 → \(color)", identity: color)], isConfirmed: true,
            pixels: "")
        return snapshot
    }

    private var results: VerificationResults {
        VerificationResults(
            snapshots: [
                failed("x", fill: "#00f"), failed("y", fill: "#00f"), .errored, .passed,
            ])
    }

    @Test("the causes come first, then what has none, and nothing of a document becomes markup")
    func markdown() {
        let id = results.causeGroups[0].id
        #expect(
            results.markdown() == """
                ### Quoin: 3 of 4 snapshots failed, 1 cause

                | Cause | Pictures | Accept |
                | --- | ---: | --- |
                | `pill.fill #f00 → #00f` | 2 | `quoin approve --cause \(id) Snapshots` |

                <details><summary><code>pill.fill #f00 → #00f</code>, 2 pictures</summary>

                - `Snapshots/x.yaml:3`: \\`a\\` \\| \\<b\\> moved
                - `Snapshots/y.yaml:3`: \\`a\\` \\| \\<b\\> moved

                </details>

                <details><summary>1 errored</summary>

                - `Snapshots/Text/faulty.yaml:9`: Snapshots/Text/faulty.yaml:9:3: error: there is no family "Intre"

                </details>

                """)
    }

    @Test("long lists are shortened")
    func long() {
        let many = VerificationResults(snapshots: (100..<400).map { failed("\($0)", fill: "gray\($0 % 50)") })
        #expect(many.markdown().utf8.count < 65_536)
        #expect(many.markdown().contains("| and 20 more causes | | |"))
    }

    @Test("GitHub gets a line for each cause and for each problem without one")
    func commands() {
        let id = results.causeGroups[0].id
        #expect(
            results.gitHubCommands() == [
                "::error file=Snapshots/x.yaml,line=3,title=`pill`.fill #f00 → #00f::`pill`.fill #f00 → #00f, in 2 pictures"
                    + "%0A`a` | <b> moved%0Aquoin approve --cause \(id) Snapshots",
                "::error file=Snapshots/Text/faulty.yaml,line=9,title=errored::Text/faulty"
                    + "%0ASnapshots/Text/faulty.yaml:9:3: error: there is no family \"Intre\"",
            ])
    }
}

@Suite("The summary of results")
struct SummaryTests {
    @Test("says of each problem what happened and what to type, and counts the rest")
    func problems() {
        let results = VerificationResults(
            snapshots: [.passed, .moved, .missing],
            references: VerificationResults.References(found: ["a.png", "b.png"], touched: ["a.png"]))
        #expect(
            results.summary == """
                Cards/badge  failed (layout)
                  Snapshots/Cards/badge.yaml:4
                  badge moved by +3, 0
                  badge is 2 pt taller
                  412 pixels differ (34.33 %); size 40 × 30 → 40 × 50 px
                  quoin approve Snapshots/Cards/badge.yaml

                Paint/untold  no reference
                  Snapshots/Paint/untold.yaml
                  quoin approve Snapshots/Paint/untold.yaml

                Obsolete reference: b.png
                3 snapshots: 1 failed, 1 no reference, 1 passed
                """)
    }

    @Test("is a line where all is well")
    func passed() {
        #expect(VerificationResults(snapshots: [.passed]).summary == "1 snapshot: 1 passed")
        #expect(VerificationResults(snapshots: []).summary == "0 snapshots")
    }

    @Test("does not let a name steer the terminal")
    func control() {
        let results = VerificationResults(snapshots: [
            VerificationResults.Snapshot(name: "\u{1B}]0;x\u{7}", status: .missing)
        ])
        #expect(results.summary.hasPrefix("\\u{1B}]0;x\\u{7}  no reference"))
    }

    @Test("says which shards are missing")
    func missing() {
        let results = VerificationResults(missingShards: [2, 3], snapshots: [])
        #expect(results.summary == "Shards 2, 3 missing.\n0 snapshots")
    }
}

@Suite("Shards")
struct ShardTests {
    @Test("are written i/n", arguments: ["1/1", "2/4", "4/4"])
    func text(_ text: String) throws {
        #expect(VerificationResults.Shard(text)?.description == text)
    }

    @Test("are numbered from 1", arguments: ["0/4", "5/4", "-1/4", "1/0", "1", "1/2/3", "a/b", "", "/"])
    func faulty(_ text: String) {
        #expect(VerificationResults.Shard(text) == nil)
    }

    @Test("hold every snapshot once")
    func parts() throws {
        let shards = (1...3).compactMap { VerificationResults.Shard($0, of: 3) }
        #expect(shards.count == 3)
        for position in 0..<10 {
            #expect(shards.count { $0.contains(position: position) } == 1)
        }
    }
}

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
