import Foundation

/// A temporary folder for a workload's files.
struct ScratchFolder {
    let url: URL

    /// Calls a closure with a folder, and deletes the folder afterwards.
    static func with<Result>(_ body: (ScratchFolder) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-bench-\(getpid())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(ScratchFolder(url: url))
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
