import Foundation
import Quoin
import Testing

@testable import DocumentationFigures

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
        let renderer = DocumentRenderer()
        for article in try Documentation.texts() {
            for (index, block) in article.code(in: "yaml").enumerated() {
                let folder = article.name == "README" ? "" : "Snapshots/Images"
                let path = Documentation.root.appendingPathComponent(folder).appendingPathComponent(
                    "\(article.name)-\(index).yaml")
                let file = DocumentFile(path: path.path)
                do {
                    let document = try Document(parsing: block, resources: ImagesBeside(folder: file.folder))
                    let layout = try renderer.layOut(document, file)
                    #expect(layout.warnings.map { $0.text(file: article.name) } == [])
                    _ = try renderer.file(renderer.displayList(of: layout), of: layout, as: .png)
                } catch {
                    Issue.record("\(article.name): \(error)\n\(block)")
                }
            }
        }
    }

    private func indented(_ block: String, by count: Int) -> String {
        block.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}

/// Reads the images that samples name.
private struct ImagesBeside: DocumentResources {
    var folder: URL

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        do {
            return try ImageResource(reading: .file(folder.appendingPathComponent(path).path))
        } catch {
            throw DocumentResourceError("\(error)")
        }
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        throw DocumentResourceError("samples have no fonts")
    }
}
