import Foundation

/// Where the package and what lies in it and beside it are.
enum PackageFolder {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let snapshots = root.appendingPathComponent("Snapshots")

    /// The paths of the files below a folder with one of some extensions, without the extension, sorted.
    static func names(below folder: URL, extensions: Set<String>) -> [String] {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension) }
            .map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }.sorted()
    }
}
