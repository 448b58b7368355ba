import Foundation
import QuoinResults
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin report merge", .serialized)
    struct ReportTests {
        private let folder = TemporaryFolder()

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(["report", "merge"] + arguments, in: folder.url)
        }

        /// Writes a shard whose snapshots have names like their statuses.
        private func write(_ shard: String, _ statuses: VerificationResults.Snapshot.Status..., to path: String) throws
        {
            let results = VerificationResults(
                shard: VerificationResults.Shard(shard),
                snapshots: statuses.map { VerificationResults.Snapshot(name: $0.rawValue, status: $0) },
                references: VerificationResults.References(found: ["a.png"], touched: []))
            try folder.write(String(decoding: results.json(), as: UTF8.self), to: path)
        }

        @Test("writes one report, says what happened, prints where it is, and exits with 1 where a snapshot failed")
        func failed() throws {
            try write("1/2", .passed, to: "one.json")
            try write("2/2", .failed, .environment, to: "two/results.json")
            let result = try run("one.json", "two", "-o", "out")
            #expect(result.status == 1)
            #expect(result.outputText == "out/index.html\n")
            #expect(result.errorLines.last == "3 snapshots: 1 failed, 1 drawn with other libraries or fonts, 1 passed")
            #expect(result.errorLines.contains("Obsolete reference: a.png"))
            #expect(
                folder.files.filter { $0.hasPrefix("out/") } == [
                    "out/.quoin-report", "out/index.html", "out/junit.xml", "out/results.json",
                ])
            let joined = try VerificationResults(json: try #require(folder.data("out/results.json")))
            #expect(joined.snapshots.map(\.name) == ["environment", "failed", "passed"])
        }

        @Test("exits with 0 where all passed, and with 5 where only the text stack differs")
        func statuses() throws {
            try write("1/1", .passed, to: "passed.json")
            #expect(try run("passed.json").status == 0)
            #expect(folder.data("quoin-report/index.html") != nil)
            try write("1/1", .passed, .environment, to: "environment.json")
            #expect(try run("environment.json").status == 5)
        }

        @Test("exits with 3 where shards are missing, and names them; the report of the others is written")
        func missing() throws {
            try write("2/3", .passed, to: "two.json")
            let result = try run("two.json")
            #expect(result.status == 3)
            #expect(result.errorLines.first == "Shards 1, 3 missing.")
            #expect(folder.data("quoin-report/index.html") != nil)
        }

        @Test("exits with 3 for faulty files, all of them named, and writes nothing")
        func faulty() throws {
            try folder.write("{\"version\": 9}", to: "other.json")
            try folder.write("no", to: "broken.json")
            let result = try run("other.json", "broken.json", "absent.json")
            #expect(result.status == 3 && result.output.isEmpty)
            #expect(
                result.errorLines.first
                    == "other.json: error: a file of results of version 9; this is written for version 2")
            #expect(result.errorLines.count == 3)
            #expect(folder.data("quoin-report/index.html") == nil)
            try write("1/2", .passed, to: "one.json")
            #expect(try run("one.json", "one.json").errorLines == ["error: the shard 1/2 is there more than once"])
        }

        @Test(
            "exits with the status of verify for the same results",
            arguments: [
                (["red"], ["red"], 0), (["red"], [], 1), (["red", "blue"], ["red", "red"], 1),
                (["nonsense"], [], 3), (["nonsense", "blue"], ["red", "red"], 3),
            ] as [([String], [String], Int32)])
        func sameStatus(fills: [String], approved: [String], status: Int32) throws {
            func write(_ fills: [String]) throws {
                for (index, fill) in fills.enumerated() {
                    let text = "canvas: {width: 10, height: 10}\nlayout: {fill: \(fill)}"
                    try folder.write(text, to: "Snapshots/\(index).yaml")
                }
            }
            try write(approved)
            if !approved.isEmpty { #expect(try Command().run(["approve"], in: folder.url).status == 0) }
            try write(fills)
            let verified = try Command().run(["verify", "--json", "results.json"], in: folder.url)
            #expect(verified.status == status)
            #expect(try run("results.json").status == status)
        }

        @Test("needs a file")
        func usage() throws {
            #expect(try run().status == 2)
        }
    }
}
