import QuoinResults
import Testing

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
