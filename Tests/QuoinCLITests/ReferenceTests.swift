import Foundation
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
