import Foundation
import QuoinFiles

/// The folders of the package.
package enum PackageFolder {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    package static let snapshots = root.appendingPathComponent("Snapshots")

    /// The paths of the files below a folder with one of some extensions, without the extension, sorted. Settings and parts of
    /// documents are not among them.
    package static func names(below folder: URL, extensions: Set<String> = ["yaml"]) -> [String] {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter {
            extensions.contains(URL(fileURLWithPath: $0).pathExtension) && !$0.hasSuffix("quoin.yaml")
                && !$0.hasSuffix(".components.yaml")
        }
        .map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }.sorted()
    }

    /// The paths of the documents in a folder of `Snapshots`, relative to `Snapshots`, without the extension, sorted.
    package static func documents(below folder: String) -> [String] {
        names(below: snapshots).filter { $0.hasPrefix(folder + "/") }
    }

    /// The text of a document in `Snapshots`, by its path without the extension.
    package static func text(_ name: String) throws -> String {
        try String(contentsOf: snapshots.appendingPathComponent(name + ".yaml"), encoding: .utf8)
    }

    /// A document in `Snapshots`, by its path without the extension.
    package static func document(_ name: String) throws -> Document {
        let path = snapshots.appendingPathComponent(name + ".yaml").path
        return try DocumentFile(path: path, access: .below(snapshots.path)).read()
    }
}
