import QuoinFiles
import QuoinSystem

/// A folder with documents and what they use, gone when the test is over.
final class SourceFolder {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ name: String) -> String { path + "/" + name }

    func document(_ name: String) -> DocumentFile { DocumentFile(path: path(name)) }

    /// Writes a file as many editors do: beside, and renamed.
    func write(_ text: String, to name: String) throws {
        let file = FilePath(path(name))
        try FileManager.default.createDirectory(
            atPath: file.removingLastComponent().string, withIntermediateDirectories: true)
        try WholeFile.write(Array(text.utf8), to: file)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }
}
