import Foundation
import Quoin
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
    }
}
