import Foundation
import Quoin
import QuoinPixels
import TestSupport
import Testing

extension CommandTests {
    @Suite("What must not pass", .serialized)
    struct FalsePassTests {
        private let project = BadgeProject()

        /// The bytes of a PNG without the chunks of a type.
        private func without(_ type: String, _ file: [UInt8]) throws -> [UInt8] {
            let position = try #require(file.firstRange(of: Array(type.utf8))).lowerBound
            let length = file[position - 4..<position].reduce(0) { $0 << 8 | Int($1) }
            return Array(file[..<(position - 4)] + file[(position + 8 + length)...])
        }

        @Test("a reference that is cut off is an error that says how to write it again; approve does")
        func cutOff() throws {
            try project.write("a")
            try project.approve()
            let file = try project.bytes("Snapshots/a.png")
            try project.folder.write(Data(file.dropLast(12)), to: "Snapshots/a.png")
            let result = try project.run("verify")
            #expect(result.status == 3)
            #expect(
                result.outputText.contains(
                    "Snapshots/a.png: error: is cut off, its end (IEND) is missing;"
                        + " write it again: quoin approve Snapshots/a.yaml"))
            #expect(try project.run("approve").outputText == "Snapshots/a.png: changed\n1 changed, 0 unchanged\n")
            #expect(try project.bytes("Snapshots/a.png") == file)
        }

        @Test("a record that is missing or broken is named although the pixels are equal")
        func records() throws {
            try project.write("a", "b", "c")
            try project.approve()
            let file = try project.bytes("Snapshots/a.png")
            try project.folder.write(Data(try without("iTXt", file)), to: "Snapshots/a.png")
            var broken = file
            broken[try #require(file.firstRange(of: Array("iTXt".utf8))).upperBound + 40] ^= 1
            try project.folder.write(Data(broken), to: "Snapshots/b.png")
            let result = try project.run("verify", "--json", "results.json")
            #expect(result.status == 0)
            #expect(
                result.outputText == """
                    Snapshots/a.png: has no record of what it was drawn from; write it again: quoin approve Snapshots/a.yaml
                    Snapshots/b.png: has a broken record of what it was drawn from: its checksum is wrong; write it again: \
                    quoin approve Snapshots/b.yaml
                    3 snapshots: 3 passed

                    """)
            #expect(try project.results("results.json").snapshots.map(\.notes.count) == [1, 1, 0])
            #expect(try project.run("approve").outputText.hasSuffix("2 record updated, 1 unchanged\n"))
            #expect(try project.run("verify").outputText == "3 snapshots: 3 passed\n")
        }

        @Test("a masked element that grew to the whole picture masks no more than it did")
        func grownMask() throws {
            try project.write("a")
            try project.approve()
            try project.write("a", left: 0, size: "[40, 25]")
            let result = try project.run("verify", "--mask-id", "badge")
            #expect(result.status == 1)
            #expect(
                result.outputText.contains(
                    "the mask `badge` grew from 20 × 10 to 40 × 25 px, too much: only what it covers in the reference is"
                        + " left out"))
            #expect(
                try project.run("verify", "--mask-id", "badge", "--mask-growth", "6", "--tolerate", "recorded").status
                    == 0)
        }

        @Test("a masked element may move, and may grow to twice its size, which is said")
        func movedMask() throws {
            try project.write("a")
            try project.approve()
            try project.write("a", left: 20)
            let options = ["verify", "--mask-id", "badge", "--tolerate", "recorded"]
            #expect(try Command().run(options, in: project.folder.url).outputText == "1 snapshot: 1 passed\n")
            try project.write("a", size: "[22, 10]")
            let result = try Command().run(options, in: project.folder.url)
            #expect(
                result.outputText
                    == "Snapshots/a: the mask `badge` grew from 20 × 10 to 22 × 10 px\n1 snapshot: 1 passed\n")
        }

        @Test("a mask by an element that the reference does not have covers nothing")
        func newMask() throws {
            try project.write("a")
            #expect(try project.run("approve", "--no-record").status == 0)
            try project.write("a", left: 8)
            let result = try project.run("verify", "--mask-id", "badge")
            #expect(result.status == 1 && result.outputText.contains("the mask `badge` is not applied"))
        }

        @Test("shards between which a document was added do not belong together")
        func addedBetween() throws {
            try project.write("a", "b")
            try project.approve()
            try project.write("b", left: 9)
            #expect(try project.run("verify", "--shard", "1/2", "--json", "1.json").status == 0)
            try project.write("aa")
            #expect(try project.run("approve", "Snapshots/aa.yaml").status == 0)
            #expect(try project.run("verify", "--shard", "2/2", "--json", "2.json").status == 0)
            let merged = try project.run("report", "merge", "1.json", "2.json")
            #expect(merged.status == 3)
            #expect(
                merged.errors
                    == "error: the shard 2/2 is not of the same run as 1/2: it has Snapshots/aa.yaml\n")
        }

        @Test(
            "shards of other folders, rules or contents do not belong together",
            arguments: [
                (["verify", "Other"], "its paths are Other, not Snapshots"),
                (["verify", "--threshold", "0.5"], "its setting threshold is 0.5, not absent"),
                (["verify", "--mask-id", "badge"], "its setting masks is [badge], not absent"),
            ])
        func foreign(arguments: [String], difference: String) throws {
            try project.write("a", "b", "Other/a", "Other/b")
            #expect(try project.run("approve", "Snapshots", "Other").status == 0)
            #expect(try project.run("verify", "--shard", "1/2", "--json", "1.json").status == 0)
            let second = try Command().run(
                arguments + ["--shard", "2/2", "--json", "2.json"], in: project.folder.url)
            #expect(second.status == 0)
            let merged = try project.run("report", "merge", "1.json", "2.json")
            #expect(merged.status == 3)
            #expect(merged.errors.contains(difference), "\(merged.errors)")
        }

        @Test("a shard without a document is an error")
        func emptyShard() throws {
            try project.write("a", "b", "c", "d")
            try project.approve()
            let result = try project.run("verify", "--shard", "9/9")
            #expect(result.status == 3 && result.output.isEmpty)
            #expect(
                result.errors == "error: the shard 9/9 has no document; there are documents for 4 shards at most\n")
        }
    }
}
