import Foundation
import Quoin
import QuoinDocument
import Testing

@Suite("Documents beside pages")
struct PairTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("BrowserComparison")

    /// The names of the folder's files of a kind, sorted.
    private static func names(_ type: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix("." + type) }.map { String($0.dropLast(type.count + 1)) }.sorted()
    }

    @Test("every document has a page and every page a document, 40 or more of them, and a row in the table")
    func pairs() throws {
        let names = Self.names("yaml")
        #expect(names.count >= 40 && names == Self.names("html"))
        let table = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        for name in names { #expect(table.contains("[\(name)](\(name).yaml)")) }
    }

    @Test("every document is read without errors")
    func documents() throws {
        for name in Self.names("yaml") {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".yaml"), encoding: .utf8)
            #expect(throws: Never.self, "\(name)") {
                try Document(parsing: text, resources: ResourcesBeside(folder: Self.folder))
            }
        }
    }
}

/// The images beside the documents.
private struct ResourcesBeside: DocumentResources {
    var folder: URL

    func image(at path: String) throws(QuoinError) -> ImageResource {
        do {
            let isData = path.hasPrefix("data:")
            return try ImageResource(
                reading: isData ? ImageResource.Source(dataURL: path) : .file(folder.appendingPathComponent(path).path))
        } catch {
            throw QuoinError("\(error)")
        }
    }

    func font(at path: String) throws(QuoinError) -> String { folder.appendingPathComponent(path).path }
}
