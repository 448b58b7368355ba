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
