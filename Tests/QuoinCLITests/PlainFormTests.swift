import Foundation
import TestSupport
import Testing

extension CommandTests {
    /// Short command lines are read without the argument parser, which alone reads those with `--`.
    @Suite("the plain form of a command")
    struct PlainFormTests {
        private static let options: [[String]] = [
            ["-o", "out/a.png"], ["-o", "a.png", "--output", "b.png"], ["-o", "-"], ["--output", "out/a.svg"],
            ["-o", "a.gif"], ["--output-dir", "out"],
            ["--format", "svg"], ["--format", "bmp"], ["--record"], ["--strict"], ["--jobs", "2"], ["--jobs", "none"],
            ["--jobs", "0"], ["--root", "."], ["--root", "missing"], ["--scale", "2"], ["--scale", "-1"],
            ["--scale", "1e9"], ["--width", "30"], ["--width", "20...40"], ["--width", "wide"], ["--height", "auto"],
            ["--text-scale", "1.5"], ["--text-scale", "0"], ["--appearance", "dark"], ["--appearance", "both"],
            ["--direction", "rtl"], ["--direction", "up"], ["--scale=3"], ["--scail", "2"], ["b.yaml"],
        ]

        private static let document = """
            canvas: {width: 24, height: 16, fill: {light: white, dark: black}}
            layout: {row: {children: [{text: {string: ab, size: 6}}, {box: {}, fill: red, preferredSize: [4, 4]}]}}
            """

        @Test(
            "gives the same pictures and messages as what the argument parser reads",
            arguments: ["render", "validate"], options.indices)
        func sameResult(command: String, index: Int) throws {
            let (first, second) = (Self.options[index], Self.options[(index * 7 + 3) % Self.options.count])
            for options in [first, first + second] {
                let plain = try results(of: [command] + options + ["a.yaml"])
                let parsed = try results(of: [command] + options + ["--", "a.yaml"])
                #expect(parsed == plain, "\(options)")
            }
        }

        private struct Results: Equatable {
            var status: Int32
            var output: Data
            var errors: String
            var files: [String: Data?]
        }

        private func results(of arguments: [String]) throws -> Results {
            let folder = TemporaryFolder()
            try folder.write(Self.document, to: "a.yaml")
            try folder.write(Self.document, to: "b.yaml")
            let result = try Command().run(arguments, in: folder.url)
            let files = Dictionary(uniqueKeysWithValues: folder.files.map { ($0, folder.data($0)) })
            return Results(status: result.status, output: result.output, errors: result.errors, files: files)
        }
    }
}
