import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Documents that were renamed or moved", .serialized)
    struct RenamedDocumentTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = TemporaryFolder()
            try folder.write(Self.card("red"), to: "Snapshots/old.yaml")
            try folder.write(Self.card("blue"), to: "Snapshots/other.yaml")
            _ = try run("approve")
            let new = folder.url.appendingPathComponent("Snapshots/Cards/new.yaml")
            try FileManager.default.createDirectory(
                at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: folder.url.appendingPathComponent("Snapshots/old.yaml"), to: new)
        }

        private static func card(_ fill: String) -> String {
            "canvas: {width: 30, height: 20}\nvariants: {scales: [1, 2]}\nlayout: {fill: \(fill)}"
        }

        private func run(_ arguments: String...) throws -> Command.Result {
            try Command().run(arguments, in: folder.url)
        }

        private var pictures: [String] { folder.files.filter { $0.hasSuffix(".png") && !$0.hasPrefix("out/") } }

        @Test("every form of the results calls them renamed, and names the reference that they have")
        func verify() throws {
            let result = try run("verify", "--report", "out")
            #expect(result.status == 1)
            let sentence =
                "Snapshots/old.png is its reference: it has the same pixels, and its document is gone"
            #expect(result.outputText.contains("Snapshots/Cards/new  renamed\n"), "\(result.outputText)")
            #expect(result.outputText.contains(sentence))
            #expect(result.outputText.contains("4 snapshots: 2 renamed, 2 passed"))
            #expect(!(result.errors + result.outputText).contains("Obsolete"))
            for (option, words) in [
                ("--json", "\"formerReference\" : \"Snapshots/old.png\""), ("--junit", "type=\"renamed\""),
                ("--markdown", "2 renamed"),
            ] {
                _ = try run("verify", option, "out/results")
                let text = try #require(folder.data("out/results").map { String(decoding: $0, as: UTF8.self) })
                #expect(text.contains(words), "\(option): \(text)")
            }
        }

        @Test("accepting one moves its reference, whether the folder or the document is given")
        func approve() throws {
            let dry = try run("approve", "--dry-run")
            #expect(dry.outputText.contains("Snapshots/old.png to Snapshots/Cards/new.png: would be moved"))
            #expect(pictures.contains("Snapshots/old.png"))
            let result = try run("approve", "Snapshots/Cards/new.yaml")
            #expect(
                result.outputText == """
                    Snapshots/old.png to Snapshots/Cards/new.png: moved
                    Snapshots/old@2x.png to Snapshots/Cards/new@2x.png: moved
                    2 moved, 0 unchanged

                    """, "\(result.errors)")
            #expect(
                pictures == ["Cards/new", "Cards/new@2x", "other", "other@2x"].map { "Snapshots/\($0).png" })
            #expect(try run("verify").status == 0)
        }

        @Test("the reference of a document that is there, and a picture that a document shows, stay")
        func others() throws {
            try folder.write(Self.card("blue"), to: "Snapshots/copy.yaml")
            try folder.write("layout: {image: ../Snapshots/old.png}", to: "Snapshots/shows.yaml")
            let result = try run("approve")
            #expect(!result.outputText.contains("moved"), "\(result.outputText)")
            #expect(pictures.contains("Snapshots/old.png") && pictures.contains("Snapshots/other.png"))
        }
    }
}
