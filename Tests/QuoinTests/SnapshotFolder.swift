import Foundation
import Quoin
import QuoinDocument

/// The package's documents.
enum SnapshotFolder {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots")

    /// The documents below a folder, by their paths from `Snapshots`, without extension.
    static func documents(below folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: url.appendingPathComponent(folder).path)?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }
            .map { folder + "/" + $0.dropLast(".yaml".count) }.sorted()
    }

    static func text(_ name: String) throws -> String {
        try String(contentsOf: file(name), encoding: .utf8)
    }

    static func document(_ name: String) throws -> Document {
        let folder = file(name).deletingLastPathComponent()
        return try Document(parsing: text(name), resources: FolderOfResources(url: folder))
    }

    private static func file(_ name: String) -> URL { url.appendingPathComponent(name + ".yaml") }
}

/// The images and fonts beside a document.
struct FolderOfResources: DocumentResources {
    var url: URL

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        do {
            return try ImageResource(reading: .file(url.appendingPathComponent(path).path))
        } catch {
            throw DocumentResourceError("\(error)")
        }
    }

    func font(at path: String) throws(DocumentResourceError) -> String { url.appendingPathComponent(path).path }
}
