import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Links out of a folder", .serialized)
    struct LinkTests {
        private let folder = TemporaryFolder()

        /// What no message may contain.
        private static let secret = "SECRET-OF-THE-TEST"
        private static let card = "canvas: {width: 4, height: 4}\nlayout: {id: a, fill: red}"

        init() throws {
            try folder.write("\(Self.secret)\n", to: "token")
            try folder.write("\(Self.secret): 1\n", to: "outside/keys.yaml")
            try folder.write(Self.card, to: "D/card.yaml")
        }

        private func link(_ name: String, to target: String) throws {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name).deletingLastPathComponent(),
                withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
        }

        private func run(_ arguments: [String]) throws -> Command.Result {
            let result = try Command().run(arguments, in: folder.url)
            #expect(!(result.errors + result.outputText).contains(Self.secret), "\(arguments): \(result.errors)")
            return result
        }

        private static let strangers = ["--strangers", "--no-files"]

        /// The commands that search a folder, with what `PATH` stands for.
        private static let searching = [
            ["render", "PATH", "--output-dir", "out"], ["diagram", "PATH", "--output-dir", "out"],
            ["validate", "PATH"],
            ["validate", "PATH", "--strict"], ["verify", "PATH"], ["verify", "PATH", "--report", "report"],
            ["approve", "PATH", "--dry-run"], ["approve", "PATH"], ["check", "PATH"], ["mutate", "PATH"],
        ]

        /// The commands that read one document.
        private static let reading = [["inspect", "PATH"], ["explain", "PATH", "a"]]

        private static func commands(_ templates: [[String]], _ path: String) -> [[String]] {
            templates.flatMap { words in
                let command = words.map { $0 == "PATH" ? path : $0 }
                return [command, command + strangers]
            }
        }

        @Test(
            "a document in a folder is not what is outside of the folder, whether there is something or not",
            arguments: ["../token", "../outside/keys.yaml", "../none", "..", "/etc/passwd", "sub/../../token"])
        func documents(target: String) throws {
            try folder.write("", to: "D/sub/empty.txt")
            try link("D/t.yaml", to: target)
            for command in Self.commands(Self.searching, "D") {
                let result = try run(command)
                let text = result.errors + result.outputText
                #expect(result.status != 0, "\(command)")
                #expect(
                    text.contains("D/t.yaml: error: cannot be read: it leads out of its folder"), "\(command): \(text)")
            }
            #expect(folder.data("out/card.png") != nil)
        }

        @Test("a document of a stranger that is named itself does not lead out of its folder, or of the root")
        func named() throws {
            try link("D/t.yaml", to: "../outside/keys.yaml")
            try link("D/sub/up.yaml", to: "../card.yaml")
            for words in Self.commands(Self.searching + Self.reading, "D/t.yaml") where words.contains("--strangers") {
                let result = try run(words)
                let text = result.errors + result.outputText
                #expect(result.status != 0 && text.contains("D/t.yaml: error: cannot be read: it leads out"), "\(text)")
            }
            let root = ["--strangers", "--root", "D"]
            #expect(try run(["inspect", "D/sub/up.yaml"] + root).status == 0)
            #expect(try run(["validate", "D/sub/up.yaml"] + root).status == 0)
            #expect(try run(["verify", "D/sub/up.yaml"] + root).status == 1)
            #expect(try run(["inspect", "D/sub/up.yaml", "--strangers"]).status == 3)
        }

        @Test("a person may name a link to any document, and links within a folder lead to documents")
        func followed() throws {
            try link("elsewhere.yaml", to: "D/card.yaml")
            try link("D/sub/up.yaml", to: "../card.yaml")
            try link("D/sub/absolute.yaml", to: folder.url.resolvingSymlinksInPath().path + "/D/card.yaml")
            #expect(try run(["inspect", "elsewhere.yaml"]).status == 0)
            for options in [[], Self.strangers] {
                let result = try run(["render", "D", "--output-dir", "out"] + options)
                #expect(result.status == 0, "\(result.errors)")
                for name in ["up", "absolute"] {
                    #expect(folder.data("out/sub/\(name).png") == folder.data("out/card.png"))
                }
            }
        }

        @Test("a folder in the middle of a path does not lead out of the root, and is not searched")
        func folders() throws {
            try link("D/linked", to: "../outside")
            for command in Self.commands(Self.searching, "D") where command[0] != "verify" {
                let result = try run(command)
                #expect([0, 1].contains(result.status), "\(command): \(result.errors)")
            }
            let result = try run(["inspect", "D/linked/keys.yaml", "--strangers", "--root", "D"])
            #expect(result.status == 3 && result.errors.contains("it leads out of its folder"), "\(result.errors)")
        }

        @Test("components do not lead out of a folder")
        func components() throws {
            try link("D/t.components.yaml", to: "../token")
            try folder.write("use: t.components.yaml\nlayout: {}", to: "D/card.yaml")
            for command in Self.commands(Self.searching, "D") {
                let result = try run(command)
                let text = result.errors + result.outputText
                let reason = command.contains("--no-files") ? "files are not read here" : "is outside the folder"
                #expect(result.status != 0 && text.contains(reason), "\(command): \(text)")
            }
        }

        @Test("settings do not lead out of the repository, or of their folder if there is none")
        func settings() throws {
            for target in ["../token", "../none", "/etc/passwd", "../outside/keys.yaml"] {
                try? FileManager.default.removeItem(atPath: folder.path("D/quoin.yaml"))
                try link("D/quoin.yaml", to: target)
                for words in Self.searching {
                    let result = try run(words.map { $0 == "PATH" ? "D" : $0 })
                    // Reading alone needs no settings.
                    if words == ["validate", "PATH"] { continue }
                    #expect(
                        result.status == 3
                            && result.errors.contains("quoin.yaml: error: cannot be read: it leads out of its folder"),
                        "\(words): \(result.errors)")
                }
            }
            try FileManager.default.removeItem(atPath: folder.path("D/quoin.yaml"))
            try folder.write("maxPixels: 3", to: "settings.yaml")
            try folder.write("", to: ".git/HEAD")
            try link("D/quoin.yaml", to: "../settings.yaml")
            #expect(try run(["approve", "D"]).status == 0)
        }

        @Test("a reference does not lead out of the folder that is searched, or of the document's own")
        func references() throws {
            #expect(try run(["approve", "D"]).status == 0)
            try folder.write(try #require(folder.data("D/card.png")), to: "outside/card.png")
            for target in ["../outside/card.png", "../none.png", "../token"] {
                try FileManager.default.removeItem(atPath: folder.path("D/card.png"))
                try link("D/card.png", to: target)
                for path in ["D", "D/card.yaml"] {
                    let result = try run(["verify", path, "--report", "report", "--json", "results.json"])
                    #expect(result.status != 0)
                    #expect(
                        result.outputText.contains("D/card.png: cannot be read: it leads out of its folder"),
                        "\(result.outputText)")
                }
                #expect(try run(["approve", "D"]).status != 0)
            }
        }
    }
}
