import Foundation
import QuoinVerification
import TestSupport
import Testing

extension CommandTests {
    @Suite("The command-line reference", .serialized)
    struct ReferenceTests {
        private let commands: [String]

        init() throws {
            let lines = try Self.help().split(separator: "\n")
            let list = lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst()
            commands = list.prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("   ") }
                .compactMap { $0.split { " ,".contains($0) }.first.map(String.init) }.filter { $0 != "See" }
        }

        private static func help(_ command: String...) throws -> String {
            try Command().run(["help"] + command, in: PackageFolder.root).outputText
        }

        private static func text(_ path: String) throws -> String {
            try String(contentsOf: PackageFolder.root.appendingPathComponent(path), encoding: .utf8)
        }

        @Test("every command has a file")
        func files() throws {
            let folder = PackageFolder.root.appendingPathComponent("Sources/QuoinCLI/Commands")
            let names = PackageFolder.names(below: folder, extensions: ["swift"])
            #expect(names.filter { !$0.contains("+") } == commands.map { $0.capitalized + "Command" }.sorted())
        }

        @Test("every command and option is in the command-line reference")
        func options() throws {
            let reference = try Self.text("Sources/Quoin/Quoin.docc/CommandLine.md")
            for command in commands {
                #expect(reference.contains("| `quoin \(command)"), "CommandLine.md has no row of \(command)")
                for option in try Self.help(command).matches(of: /--[a-z][a-z-]+/).map(\.output) {
                    #expect(
                        reference.contains(option) || ["--help", "--version"].contains(option),
                        "CommandLine.md has no \(option) of \(command)")
                }
            }
        }
    }
}

/// `quoin schema`.
@Suite("quoin schema") struct SchemaCommandTests {
    @Test("It prints one JSON Schema, the same each time")
    func output() throws {
        let folder = TemporaryFolder()
        let first = try Command().run(["schema"], in: folder.url)
        #expect(first.status == 0)
        #expect(first.errors.isEmpty)
        let schema = try #require(try JSONSerialization.jsonObject(with: first.output) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["required"] as? [String] == ["layout"])
        #expect(try Command().run(["schema"], in: folder.url).output == first.output)
    }

    @Test("With --settings it is that of quoin.yaml, with all keys that are read, and nothing of documents")
    func settings() throws {
        let folder = TemporaryFolder()
        let result = try Command().run(["schema", "--settings"], in: folder.url)
        #expect(result.status == 0 && result.errors.isEmpty)
        let schema = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let keys = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(Set(keys.keys) == Set(ProjectSettings.keys))
        #expect(keys["threshold"]?["maximum"] as? Double == 1 && keys["threshold"]?["description"] != nil)
        #expect(schema["additionalProperties"] as? Bool == false)
        let items = try #require((keys["documents"]?["items"]) as? [String: Any])
        #expect(items["required"] as? [String] == ["match"])
        let own = try #require(items["properties"] as? [String: Any])
        #expect(own["masks"] != nil && own["paths"] == nil)
        #expect(!result.outputText.contains("placeholder"))
    }
}
