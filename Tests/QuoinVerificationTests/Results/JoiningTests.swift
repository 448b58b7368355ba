import QuoinResults
import Testing

@Suite("Joining shards")
struct JoiningTests {
    private func part(
        _ shard: String?, _ names: String..., touched: Set<String> = [], fingerprint: [String] = []
    ) -> VerificationResults {
        VerificationResults(
            fingerprint: fingerprint, shard: shard.flatMap { VerificationResults.Shard($0) },
            snapshots: names.map { VerificationResults.Snapshot(name: $0, status: .passed) },
            references: VerificationResults.References(found: ["a.png", "b.png", "c.png"], touched: touched))
    }

    @Test("gives the snapshots of all, by name, in whatever order the shards come")
    func all() throws {
        let parts = [part("2/2", "b", "d"), part("1/2", "c", "a")]
        let joined = try VerificationResults.merging(parts)
        #expect(joined.snapshots.map(\.name) == ["a", "b", "c", "d"])
        #expect(joined.shard == nil && joined.missingShards.isEmpty && joined.isComplete)
        #expect(try VerificationResults.merging(parts.reversed()) == joined)
    }

    @Test("finds the references that no shard touched")
    func obsolete() throws {
        let parts = [part("1/2", "a", touched: ["a.png"]), part("2/2", "c", touched: ["c.png"])]
        #expect(parts[0].obsoleteReferences == nil)
        #expect(try VerificationResults.merging(parts).obsoleteReferences == ["b.png"])
    }

    @Test("names the shards that are missing, and then calls no reference obsolete")
    func missing() throws {
        let joined = try VerificationResults.merging([part("2/4", "a"), part("3/4", "b")])
        #expect(joined.missingShards == [1, 4])
        #expect(!joined.isComplete && joined.obsoleteReferences == nil)
    }

    @Test("of one complete run gives that run")
    func single() throws {
        #expect(try VerificationResults.merging([part(nil, "a")]) == part(nil, "a"))
        #expect(try VerificationResults.merging([part("1/1", "a")]).isComplete)
    }

    @Test(
        "does not take what is there twice or does not belong together",
        arguments: [
            ([("1/2", "a"), ("2/2", "a")], "the snapshot \"a\" is there more than once"),
            ([("1/2", "a"), ("1/2", "b")], "the shard 1/2 is there more than once"),
            ([], "there are no results to join"),
            ([("1/2", "a"), ("2/3", "b")], "the shard 2/3 is not one of 2"),
            ([(nil, "a"), ("1/2", "b")], "results that are not a shard cannot be joined with shards of 2"),
        ] as [([(String?, String)], String)])
    func foreign(parts: [(String?, String)], words: String) {
        let error = #expect(throws: QuoinError.self) {
            try VerificationResults.merging(parts.map { part($0.0, $0.1) })
        }
        #expect(error?.message == words)
    }

    @Test("says which document no shard has a result for")
    func unverified() {
        let parts = ["1/2", "2/2"].map { shard in
            VerificationResults(
                run: VerificationResults.Run(documents: ["a.yaml": ""]), shard: VerificationResults.Shard(shard),
                snapshots: [])
        }
        let error = #expect(throws: QuoinError.self) { try VerificationResults.merging(parts) }
        #expect(error?.message == "a.yaml was verified by no shard")
    }

    @Test("says where a shard was drawn by another text stack")
    func fingerprints() throws {
        let joined = try VerificationResults.merging([
            part("1/3", "a", fingerprint: ["pango 1"]), part("2/3", "b", fingerprint: ["pango 2"]),
            part("3/3", "c", fingerprint: ["pango 1"]),
        ])
        #expect(joined.notes == ["The libraries or fonts of shard 2/3 are not those of 1/3."])
    }
}
