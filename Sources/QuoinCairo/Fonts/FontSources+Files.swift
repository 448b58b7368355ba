import QuoinSystem
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FontSources {
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

    /// The caller's font files, those of a folder in the order of their paths.
    func ownFiles() throws(FontError) -> [String] {
        var files: [String] = []
        for path in paths { files += try FontSources.files(at: path) }
        return files
    }

    /// The font files at a path: the file itself, or those below a folder, in the order of their paths.
    ///
    /// - Throws: ``FontError/unreadable(path:)``.
    public static func files(at path: String) throws(FontError) -> [String] {
        guard let kind = try? FileKind(at: path) else { throw .unreadable(path: path) }
        guard kind == .folder else { return [path] }
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
            throw .unreadable(path: path)
        }
        return names.filter { FilePath($0).extension.map { extensions.contains($0.lowercased()) } == true }
            .sorted().map { path + "/" + $0 }
    }
}
