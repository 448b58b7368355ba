import Foundation
import QuoinExplanations
import TestSupport
import Testing

extension CommandTests {
    @Suite("Pictures with broken and with other records", .serialized)
    struct DiffCommandTests {
        private let folder = TemporaryFolder()

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        /// Draws a box, and says what it was drawn from.
        private func draw(_ name: String, record: Bool = true) throws {
            try folder.write(
                """
                canvas: {width: 60, height: 40, fill: white}
                layout:
                  absolute:
                    children:
                      - {box: {}, id: badge, fill: "#336699", preferredSize: [20, 10], layoutPosition: [10, 5]}
                """, to: "\(name).yaml")
            let result = try Command().run(
                ["render", "\(name).yaml"] + (record ? ["--record"] : []), in: folder.url)
            #expect(result.status == 0, "\(result.errors)")
        }

        @Test("a broken record is named although the pictures are equal, and by inspect")
        func brokenRecord() throws {
            try draw("a")
            var file = Array(try #require(folder.data("a.png")))
            file[try #require(file.firstRange(of: Array("iTXt".utf8))).upperBound + 40] ^= 1
            try folder.write(Data(file), to: "b.png")
            let flaw = "has a broken record of what it was drawn from: its checksum is wrong"
            let result = try run("diff", "a.png", "b.png")
            #expect(result.status == 0 && result.outputText.hasPrefix("equal\n  b.png: \(flaw); write it again:"))
            #expect(try run("inspect", "b.png").outputText == "picture: 60 × 40 pixels; \(flaw)\n")
        }

        @Test(
            "a record that cannot be read is named",
            arguments: [
                ("{}", "has a broken record of what it was drawn from: it cannot be decoded"),
                (#"{"format": 99}"#, "has a record of version 99, which is not read"),
            ])
        func unreadableRecord(record: String, flaw: String) throws {
            try draw("a", record: false)
            let text = PNGText(keyword: PictureRecord.keyword, text: record)
            try folder.write(Data(text.added(to: Array(try #require(folder.data("a.png"))))), to: "b.png")
            #expect(try run("inspect", "b.png").outputText == "picture: 60 × 40 pixels; \(flaw)\n")
        }

        @Test("what changed between two documents has its line in the new one")
        func lines() throws {
            for (name, color) in [("a", "red"), ("b", "blue")] {
                try folder.write(
                    "canvas: {width: 60, height: 40}\nlayout:\n  column:\n    - {fill: \(color), height: 9}",
                    to: "\(name).yaml")
            }
            let result = try run("diff", "a.yaml", "b.yaml")
            #expect(result.outputText.contains("changed fill from #f00 to #00f (line 4)"), "\(result.outputText)")
        }

        private func pixelCount(_ files: [[UInt8]]) throws -> Int {
            let pictures = try files.map { try RecordedPicture(bytes: $0).bitmap }
            return try ComparisonRules().difference(of: pictures[1], from: pictures[0]).count
        }

        @Test("pictures that only another text stack drew otherwise give exit code 5")
        func environment() throws {
            // The same layout with other pixels in a text, as a library of another version would give them.
            for (name, color) in [("a", "black"), ("b", "red")] {
                let text = "canvas: {fill: white}\nlayout: {text: {string: Hi, color: \(color)}}"
                try folder.write(text, to: "\(name).yaml")
                #expect(try run("render", "\(name).yaml", "--record").status == 0)
            }
            let files = try ["a", "b"].map { Array(try #require(folder.data("\($0).png"))) }
            var record = try #require(PictureRecord(inPNG: files[0]))
            record.environment.libraries["pango"] = "2"
            let old = try #require(PictureRecord(inPNG: files[0])?.environment.libraries["pango"])
            let redrawn = try RecordedPicture(bytes: files[1]).png(includesRecord: false)
            try folder.write(Data(record.added(toPNG: redrawn)), to: "b.png")
            let result = try run("diff", "a.png", "b.png")
            #expect(result.status == 5)
            #expect(
                result.outputText == """
                    drawn with other libraries or fonts
                      the environment changed pango from \(old) to 2
                      \(try pixelCount(files)) pixels differ, all inside these

                    """)
        }
    }
}
