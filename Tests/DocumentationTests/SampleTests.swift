import DocumentationFigures
import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Samples of the documentation")
struct SampleTests {
    @Test("every sample of Swift is compiled by these tests")
    func swiftSamples() throws {
        for article in try Documentation.texts() {
            let blocks = article.code(in: "swift")
            guard !blocks.isEmpty else { continue }
            let source = "\n" + (try Documentation.samples(of: article.name))
            for block in blocks {
                let isCompiled = [0, 4, 8, 12].contains { source.contains("\n" + indented(block, by: $0) + "\n") }
                #expect(isCompiled, "\(article.name): \(block)")
            }
        }
    }

    @Test("every document is read without an error or a warning, laid out and drawn")
    func documents() throws {
        for article in try Documentation.texts() {
            let images = article.name == "README" ? "" : "Snapshots/Images/"
            let file = DocumentFile(path: Documentation.root.path + "/\(images)\(article.name).yaml")
            for block in article.code(in: "yaml") where !block.hasPrefix("# quoin.yaml") {
                if Self.expectation(of: block) != nil { continue }
                do {
                    #expect(try warnings(of: block, in: file) == [], "\(article.name): \(block)")
                } catch {
                    Issue.record("\(article.name): \(error)\n\(block)")
                }
            }
        }
    }

    @Test("a document that shows a warning or an error has it, and no other")
    func problems() throws {
        let file = DocumentFile(path: Documentation.root.path + "/Snapshots/Images/sample.yaml")
        var count = 0
        for article in try Documentation.texts() {
            for block in article.code(in: "yaml") {
                guard let expected = Self.expectation(of: block) else { continue }
                count += 1
                let found: [String]
                do {
                    found = try warnings(of: block, in: file)
                    #expect(expected.kind == "warning", "\(article.name): \(block)")
                } catch {
                    let messages = (error as? QuoinError)?.diagnostics.map(\.message)
                    found = messages ?? (error as? QuoinError)?.messages ?? []
                    #expect(expected.kind == "error", "\(article.name): \(error)")
                }
                #expect(found.count == 1 && found[0].contains(expected.text), "\(article.name): \(expected), \(found)")
            }
        }
        #expect(count > 15)
    }

    /// What a document shows that begins with the comment `# warning: …` or `# error: …`.
    private static func expectation(of block: String) -> (kind: String, text: String)? {
        let match = block.firstMatch(of: /^# (warning|error): (.*)/)
        return match.map { (String($0.output.1), String($0.output.2)) }
    }

    @Test("every file of settings is read without an error")
    func settings() throws {
        let blocks = try Documentation.texts().flatMap { $0.code(in: "yaml") }.filter { $0.hasPrefix("# quoin.yaml") }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let folder = TemporaryFolder()
            try folder.write(block, to: "quoin.yaml")
            _ = try SettingsSearch().settings(of: folder.document("Charts/card.yaml"))
        }
    }

    /// Draws a document, or some keys of one, and gives what has no effect in it.
    private func warnings(of block: String, in file: DocumentFile) throws -> [String] {
        let isWhole = block.hasPrefix("layout:") || block.contains("\nlayout:")
        let document = try Document(
            parsing: isWhole ? block : block + "\nlayout: {text: Sample}",
            resources: SampleResources(
                images: file.folder, documents: PackageFolder.snapshots.appendingPathComponent("Documentation").path))
        let renderer = DocumentRenderer()
        let layout = try renderer.layOut(document, file)
        _ = try renderer.file(renderer.displayList(of: layout), of: layout, as: .png)
        return layout.warnings.map { $0.text(file: file.name) }
    }

    private func indented(_ block: String, by count: Int) -> String {
        block.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}
