import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Names that are equal but for their bytes", .serialized)
    struct NormalizationTests {
        private let folder = TemporaryFolder()
        /// "é" as one character, and as two.
        private static let names = ["caf\u{E9}", "cafe\u{301}"]

        /// The content of a file whose name has exactly these bytes.
        private func data(_ path: String) throws -> Data {
            try Data(contentsOf: URL(fileURLWithPath: folder.path(path)))
        }

        init() throws {
            for (name, fill) in zip(Self.names, ["red", "blue"]) {
                try folder.write("canvas: {width: 4, height: 4}\nlayout: {fill: \(fill)}", to: "D/\(name).yaml")
            }
        }

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        /// Whether the file system has two files.
        private var isTold: Bool {
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path("D")).count) == 2
        }

        @Test("both documents of a folder are drawn, each into its own picture")
        func render() throws {
            try #require(isTold)
            for options in [[], ["--strangers"]] {
                let result = try Command().run(["render", "D", "--output-dir", "out"] + options, in: folder.url)
                #expect(result.status == 0, "\(result.errors)")
                #expect(try data("out/\(Self.names[0]).png") != data("out/\(Self.names[1]).png"))
                try FileManager.default.removeItem(atPath: folder.path("out"))
            }
        }

        @Test("both are approved and verified")
        func verify() throws {
            try #require(isTold)
            let approval = try run("approve", "D")
            #expect(approval.status == 0, "\(approval.errors)")
            #expect(approval.outputText.hasSuffix("2 added, 0 unchanged\n"), "\(approval.outputText)")
            #expect(try data("D/\(Self.names[0]).png") != data("D/\(Self.names[1]).png"))
            let result = try run("verify", "D", "--report", "report")
            #expect(
                result.status == 0 && result.outputText.contains("2 passed"), "\(result.outputText)\(result.errors)")
        }

        @Test("results with both are read again")
        func results() throws {
            try #require(isTold)
            #expect(try run("verify", "D", "--report", "report").status == 1)
            let merged = try run("report", "merge", "report", "-o", "merged")
            #expect(merged.status == 0 || merged.status == 1, "\(merged.errors)")
        }

        @Test("a document shows the image that it names")
        func images() throws {
            try #require(isTold)
            #expect(try run("render", "D", "--output-dir", "D").status == 0)
            let names = Self.names.map { "{image: D/\($0).png, preferredSize: [4, 4]}" }.joined(separator: ", ")
            try folder.write("layout: {row: [\(names)]}", to: "both.yaml")
            try folder.write(
                "layout: {row: [{fill: red, preferredSize: [4, 4]}, {fill: blue, preferredSize: [4, 4]}]}",
                to: "fills.yaml")
            for name in ["both", "fills"] {
                #expect(try run("render", "\(name).yaml", "--root", ".", "-o", "\(name).png").status == 0)
            }
            #expect(try run("diff", "both.png", "fills.png").status == 0)
        }
    }
}
