import Foundation
import QuoinPages
import QuoinResults
import TestSupport
import Testing

@Suite("A folder of results")
struct ResultsFolderTests {
    private let scratch = TemporaryFolder()

    @Test("holds the results, their pictures, a JUnit file and the report, and is read again")
    func roundTrip() throws {
        let results = VerificationResults.sample
        try ResultsFolder(scratch.url).write(results)
        #expect(
            scratch.files.filter { !$0.hasPrefix("pictures/") }
                == [".quoin-report", "index.html", "junit.xml", "results.json"])
        #expect(
            scratch.files.filter { $0.hasPrefix("pictures/Cards/") } == [
                "pictures/Cards/badge.difference.png", "pictures/Cards/badge.new.png",
                "pictures/Cards/badge.reference.png",
            ])
        #expect(try ResultsFolder.results(at: scratch.url) == results)
        #expect(try ResultsFolder.results(at: scratch.url.appendingPathComponent("results.json")) == results)
    }

    @Test("keeps each picture to itself and inside, whatever a snapshot is called")
    func names() throws {
        let names = ["../a", "..", ".", "", "a//b", "a/", "/a", "%2E", "a%", "é", "a\\b", "a:b", ".hidden/x", "a\nb"]
        let snapshots = names.map {
            VerificationResults.Snapshot(
                name: $0, status: .missing,
                pictures: VerificationResults.Snapshot.Pictures(new: .png(SamplePicture.red)))
        }
        let folder = scratch.url.appendingPathComponent("in/side")
        try ResultsFolder(folder).write(VerificationResults(snapshots: snapshots))
        #expect(scratch.files.allSatisfy { $0.hasPrefix("in/side/") })
        #expect(scratch.files.count { $0.hasSuffix(".new.png") } == names.count)
        #expect(try ResultsFolder.results(at: folder).snapshots.map(\.name) == names.sorted())
    }

    @Test(
        "does not show pictures from elsewhere, or what is no picture", arguments: ["../outside.png", "text.png", "no"])
    func foreignPictures(_ path: String) throws {
        try scratch.write(SamplePicture.red, to: "outside.png")
        try scratch.write(Data("secret".utf8), to: "in/text.png")
        let snapshot = VerificationResults.Snapshot(
            name: "a", status: .failed, pictures: VerificationResults.Snapshot.Pictures(new: .file(path)))
        let json = try VerificationResults(snapshots: [snapshot]).json()
        try scratch.write(json, to: "in/results.json")
        let error = #expect(throws: QuoinError.self) {
            try ResultsFolder.results(at: scratch.url.appendingPathComponent("in"))
        }
        #expect(error?.kind == .wrongInput && error?.messages.first?.contains("the picture \(path): ") == true)
    }

    @Test("that is not there, or holds something else, is said to")
    func unreadable() throws {
        let nothing = #expect(throws: QuoinError.self) {
            try ResultsFolder.results(at: URL(fileURLWithPath: "none/results.json"))
        }
        #expect(nothing?.messages.first == "none/results.json: error: cannot be read: there is no such file or folder")
        let file = try scratch.write(Data("{}".utf8), to: "results.json")
        let other = #expect(throws: QuoinError.self) { try ResultsFolder.results(at: file) }
        #expect(other?.messages.first?.hasSuffix("error: not a file of results: \"version\" is missing") == true)
    }
}

@Suite("Files of results")
struct ResultsFileTests {
    @Test("are read as they were written")
    func roundTrip() throws {
        let results = VerificationResults.sample
        #expect(try VerificationResults(json: results.json()) == results)
        let shard = VerificationResults(
            shard: VerificationResults.Shard(2, of: 3), notes: ["a note"], snapshots: [.moved])
        #expect(try VerificationResults(json: shard.json()) == shard)
    }

    @Test("have the same bytes for the same results, in whatever order they were found")
    func determinism() throws {
        let paths = (0..<50).map { "\($0).png" }
        let one = VerificationResults(
            snapshots: [.moved, .passed],
            references: VerificationResults.References(found: Set(paths), touched: Set(paths)))
        let other = VerificationResults(
            snapshots: [.passed, .moved],
            references: VerificationResults.References(found: Set(paths.reversed()), touched: Set(paths)))
        #expect(try one.json() == other.json())
    }

    @Test("have frames as four numbers and pictures as base64 or paths")
    func form() throws {
        var snapshot = VerificationResults.Snapshot.moved
        snapshot.pictures = VerificationResults.Snapshot.Pictures(
            new: .file("pictures/new.png"), difference: .png(Data([1, 2, 3])))
        let json = try VerificationResults(snapshots: [snapshot]).json()
        let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let written = try #require((object["snapshots"] as? [[String: Any]])?.first)
        let pictures = try #require(written["pictures"] as? [String: [String: String]])
        #expect(pictures == ["new": ["file": "pictures/new.png"], "difference": ["png": "AQID"]])
        let layer = try #require(written["newLayer"] as? [String: Any])
        let elements = try #require(layer["elements"] as? [[String: Any]])
        #expect(elements[1]["frame"] as? [Double] == [4, 2, 8, 8])
        #expect(written["status"] as? String == "failed" && written["category"] as? String == "layout")
    }

    @Test("of another version are said to be, whatever else is in them")
    func otherVersion() {
        let error = #expect(throws: QuoinError.self) {
            try VerificationResults(json: Data(#"{"version": 9, "results": []}"#.utf8))
        }
        #expect(error?.message.hasPrefix("a file of results of version 9; this is written for version") == true)
    }

    @Test("that are broken are said to be", arguments: ["", "{", "[]", "null", "{\"snapshots\": []}", "\u{0}"])
    func broken(_ text: String) {
        #expect(throws: QuoinError.self) { try VerificationResults(json: Data(text.utf8)) }
    }

    @Test("name the place of a faulty value")
    func place() throws {
        let text = String(decoding: try VerificationResults.sample.json(), as: UTF8.self)
        let faulty = text.replacingOccurrences(of: "\"errored\"", with: "\"confused\"")
        let error = #expect(throws: QuoinError.self) { try VerificationResults(json: Data(faulty.utf8)) }
        #expect(error?.message.hasPrefix("not a file of results at snapshots[4].status: ") == true)
    }

    @Test("cannot hold a shard that is none, or a snapshot twice")
    func contradictions() throws {
        let text = String(
            decoding: try VerificationResults(shard: VerificationResults.Shard(1, of: 2), snapshots: []).json(),
            as: UTF8.self)
        let faulty = text.replacingOccurrences(of: "\"index\" : 1", with: "\"index\" : 3")
        #expect(faulty != text)
        let shard = #expect(throws: QuoinError.self) { try VerificationResults(json: Data(faulty.utf8)) }
        #expect(shard?.message == "not a file of results at shard.index: there is no shard 3 of 2")
        let twice = try VerificationResults(snapshots: [.passed, .passed]).json()
        let error = #expect(throws: QuoinError.self) { try VerificationResults(json: twice) }
        #expect(error?.message == "the snapshot \"Cards/plain\" is there more than once")
    }

    @Test("cannot hold an infinite number, and say which it was")
    func infinite() {
        var snapshot = VerificationResults.Snapshot.passed
        snapshot.duration = .infinity
        let error = #expect(throws: QuoinError.self) { try VerificationResults(snapshots: [snapshot]).json() }
        #expect(error?.message == "snapshots[0].duration is infinite or not a number, which JSON cannot hold")
    }
}
