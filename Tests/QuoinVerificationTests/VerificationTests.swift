import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Verification as a library")
struct VerificationTests {
    private let folder = TemporaryFolder()

    private func write(_ name: String, fill: String) throws {
        let text = "canvas: {width: 10, height: 10}\nlayout: {fill: \(fill), id: box}"
        try folder.write(Data(text.utf8), to: "\(name).yaml")
    }

    @Test("approving gives what was added, and verifying what differs")
    func verification() throws {
        try write("a", fill: "red")
        try write("b", fill: "red")
        #expect(try Approval(of: [folder.url.path]).run().added.count == 2)
        try write("b", fill: "blue")
        let results = try Verification(of: [folder.url.path]).run()
        #expect(results.snapshots.map(\.status) == [.passed, .failed])
        #expect(results.snapshots[1].category == .paint)
        #expect(results.snapshots[1].explanation == ["`box` changed fill from #f00 to #00f (b.yaml:2)"])
        #expect(results.obsoleteReferences == [])
    }

    @Test("progress counts documents to the last")
    func progress() async throws {
        for name in ["a", "b", "c"] { try write(name, fill: "red") }
        let path = folder.url.path
        let stream = AsyncStream<Verification.Progress> { continuation in
            _ = try? Verification(of: [path]).run { continuation.yield($0) }
            continuation.finish()
        }
        let last = await stream.reduce(into: []) { $0.append($1.done) }
        #expect(last.sorted() == [1, 2, 3])
    }

    @Test("a reference without a record is compared by its pixels, and given one when accepted")
    func plain() throws {
        try write("a", fill: "red")
        var approval = Approval(of: [folder.url.path])
        approval.includesRecord = false
        #expect(try approval.run().added.count == 1)
        #expect(try Verification(of: [folder.url.path]).run().count(of: .passed) == 1)
        #expect(try approval.run().unchanged == 1)
        approval.includesRecord = true
        #expect(try approval.run().recorded.count == 1)
        #expect(try approval.run().unchanged == 1)
    }

    @Test("a folder without documents is a failure")
    func empty() throws {
        try folder.write(Data(), to: "note.txt")
        #expect(throws: QuoinError.self) { try Verification(of: [folder.url.path]).run() }
        #expect(throws: QuoinError.self) { try Approval(of: [folder.url.path]).run() }
    }
}
