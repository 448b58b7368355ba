import Foundation
import QuoinPages
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
