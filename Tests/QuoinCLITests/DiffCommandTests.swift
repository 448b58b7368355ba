import Foundation
import Quoin
import QuoinExplanations
import QuoinPixels
import TestSupport
import Testing

extension CommandTests {
    @Suite("Pictures compared and inspected", .serialized)
    struct DiffCommandTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
        }

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        /// Draws a box that is somewhere and has some color, and says what it was drawn from.
        private func draw(_ name: String, left: Int = 10, fill: String = "#336699", record: Bool = true) throws {
            try folder.write(
                """
                canvas: {width: 60, height: 40, fill: white}
                layout:
                  absolute:
                    children:
                      - {box: {}, id: badge, fill: "\(fill)", preferredSize: [20, 10], layoutPosition: [\(left), 5]}
                """, to: "\(name).yaml")
            let result = try Command().run(
                ["render", "\(name).yaml"] + (record ? ["--record"] : []), in: folder.url)
            #expect(result.status == 0, "\(result.errors)")
        }

        @Test("equal pictures are equal, and say nothing else")
        func equal() throws {
            try draw("a")
            try draw("b")
            let result = try run("diff", "a.png", "b.png")
            #expect(result.status == 0 && result.outputText == "equal\n" && result.errors.isEmpty)
        }

        @Test("a difference is reported in words on standard output, with exit code 1, and shown in a picture")
        func different() throws {
            try draw("a")
            try draw("b", left: 13)
            let result = try run("diff", "a.png", "b.png", "-o", "out/difference.png")
            #expect(result.status == 1 && result.errors.isEmpty)
            #expect(
                result.outputText
                    == "different\n  `badge` changed layoutPosition from [10, 5] to [13, 5], moved by +3, 0 (b.yaml:5)\n  60 pixels differ, all inside these\n"
            )
            #expect(folder.data("out/difference.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        }

        @Test("limits, masks and the threshold let differences pass")
        func limits() throws {
            try draw("a")
            try draw("b", left: 13)
            try draw("c", fill: "#336698")
            for option in [
                ["--max-pixels", "60"], ["--max-share", "2.5%"], ["--max-share", "0.025"], ["--max-window", "60/40"],
                ["--mask-id", "badge"], ["--mask", "0,0,30,40", "--mask", "30,0,30,40"],
            ] {
                #expect(
                    try Command().run(["diff", "a.png", "b.png", "--tolerate", "recorded"] + option, in: folder.url)
                        .status == 0, "\(option)")
            }
            #expect(try run("diff", "a.png", "b.png", "--max-pixels", "59", "--tolerate", "recorded").status == 1)
            let recorded = try run("diff", "a.png", "b.png", "--max-pixels", "60")
            #expect(recorded.status == 1)
            #expect(recorded.outputText.contains("`badge` changed layoutPosition"))
            #expect(recorded.outputText.contains("within the limits, which are for what no record explains"))
            let tolerated = try run("diff", "a.png", "b.png", "--max-pixels", "80", "--tolerate", "recorded")
            #expect(tolerated.outputText.contains("60 of at most 80 pixels differ"))
            #expect(try run("diff", "a.png", "c.png").status == 1)
            #expect(try run("diff", "a.png", "c.png", "--threshold", "0.02").status == 1)
            #expect(try run("diff", "a.png", "c.png", "--threshold", "0.02", "--tolerate", "recorded").status == 0)
        }

        @Test("--json gives findings, pixels and the verdict")
        func json() throws {
            try draw("a")
            try draw("b", fill: "red")
            let result = try run("diff", "a.png", "b.png", "--json")
            #expect(result.status == 1)
            let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            #expect(report["verdict"] as? String == "different" && report["categories"] as? [String] == ["paint"])
            let finding = try #require((report["findings"] as? [[String: Any]])?.first)
            #expect(finding["description"] as? String == "`badge` changed fill from #369 to #f00 (line 5)")
            #expect((report["pixels"] as? [String: Any])?["count"] as? Int == 200)
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

        private func pixelCount(_ files: [[UInt8]]) throws -> Int {
            let pictures = try files.map { try RecordedPicture(bytes: $0).bitmap }
            return try ComparisonRules().difference(of: pictures[1], from: pictures[0]).count
        }

        @Test("pictures without records: which they are, and where they differ")
        func withoutRecords() throws {
            try draw("a")
            try draw("b", fill: "red", record: false)
            #expect(
                try run("diff", "a.png", "b.png").outputText == """
                    different
                      200 pixels differ within 20 × 10 at 10, 5
                      b.png: has no record of what it was drawn from; write it again: quoin approve, or quoin render --record

                    """)
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

        @Test(
            "what cannot be read or asked for is said to be so",
            arguments: [
                (
                    ["diff", "a.png", "none.png"], 3 as Int32,
                    "error: none.png: cannot be read: there is no such file or folder"
                ),
                (["diff", "a.png", "a.yaml"], 3, "error: a.yaml: is not an image of a known kind"),
                (
                    ["diff", "a.png", "b.png", "--mask-id", "nobody"], 3,
                    "error: the mask names \"nobody\", which is an element of neither picture"
                ),
                (
                    ["diff", "plain.png", "other.png", "--mask-id", "badge"], 3,
                    "error: the mask names \"badge\", but neither picture says where its elements are"
                ),
                (
                    ["diff", "a.png", "b.png", "--threshold", "2"], 2,
                    "Error: the threshold is 2; it can be from 0 to 1"
                ),
                (["diff", "a.png", "b.png", "--mask", "1,2,3"], 2, "Error: The value '1,2,3' is invalid"),
                (["diff", "a.png", "b.png", "--json", "-o", "-"], 2, "Error: standard output is for either"),
                (["render", "a.yaml", "--record", "-o", "a.pdf"], 2, "Error: only a PNG carries a record"),
            ])
        func faults(arguments: [String], status: Int32, message: String) throws {
            try draw("a")
            try draw("b", left: 11)
            try draw("plain", record: false)
            try draw("other", left: 11, record: false)
            let result = try Command().run(arguments, in: folder.url)
            #expect(result.status == status && result.output.isEmpty)
            #expect(result.errorLines.first?.hasPrefix(message) == true, "\(result.errors)")
        }

        @Test("inspect prints what a PNG was drawn from, as lines and as JSON")
        func inspect() throws {
            try draw("a")
            let lines = try run("inspect", "a.png").outputText.split(separator: "\n")
            #expect(lines.first?.hasPrefix("canvas: 60 × 40, scale 1,") == true)
            #expect(
                lines.contains(
                    "  box (badge): 20 × 10 at 10, 5, fill #369, height 10, layoutPosition [10, 5], width 20")
            )
            try draw("plain", record: false)
            let plain = try run("inspect", "plain.png")
            #expect(plain.status == 0)
            #expect(plain.outputText == "picture: 60 × 40 pixels; it has no record of what it was drawn from\n")
            try folder.write("fonts: [", to: "quoin.yaml")
            let json = try run("inspect", "a.png", "--json")
            let report = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
            #expect((report["canvas"] as? [String: Any])?["width"] as? Int == 60)
            let elements = try #require(report["elements"] as? [[String: Any]])
            #expect(elements.last?["id"] as? String == "badge" && elements.last?["frame"] as? [Int] == [10, 5, 20, 10])
        }
    }
}
