import Foundation

extension FontSources {
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

    /// The caller's font files, those of a folder in the order of their paths.
    func ownFiles() throws(FontError) -> [String] {
        var files: [String] = []
        for path in paths { files += try FontSources.files(at: path) }
        return files
    }

    private static func files(at path: String) throws(FontError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .unreadable(path: path)
        }
        guard isFolder.boolValue else { return [path] }
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
            throw .unreadable(path: path)
        }
        return names.filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
            .sorted().map { path + "/" + $0 }
    }
}
