import QuoinFiles
import QuoinSystem

/// The settings of folders and documents, from the files `quoin.yaml` in a folder and in those around it. Inner
/// settings override outer ones.
package final class SettingsSearch {
    /// The files by folder; `nil` for a folder without one.
    private var files: [FilePath: SettingsFile?] = [:]
    /// The settings files of the documents in a folder, the outermost first.
    private var filesOfDocuments = KeptValues<FilePath, [SettingsFile]>()
    /// The settings of the documents in a folder that match the same exceptions of its files.
    private var settings: [Matches: DocumentSettings] = [:]
    /// The indices of each file's exceptions that a document matched.
    private var matched: [FilePath: Set<Int>] = [:]

    package init() {}

    /// The settings of the working folder.
    ///
    /// - Throws: a ``QuoinError`` with all errors of a settings file.
    package func project() throws(QuoinError) -> ProjectSettings {
        var settings: ProjectSettings?
        for file in try files(around: .workingFolder) { settings = file.settings(in: settings) }
        return settings ?? ProjectSettings()
    }

    /// The exceptions that a document matches.
    private struct Matches: Hashable {
        var folder: FilePath
        /// The indices of the exceptions of each file.
        var exceptions: [[Int]]
    }

    /// The settings of a document.
    ///
    /// - Throws: a ``QuoinError`` with all errors of a settings file.
    package func settings(of document: DocumentFile) throws(QuoinError) -> DocumentSettings {
        let folder = FilePath(document.folder)
        let files = try filesOfDocuments.value(for: folder) { () throws(QuoinError) in
            try self.files(around: folder.absolute)
        }
        let hasExceptions = files.contains { !$0.exceptions.isEmpty }
        let path = hasExceptions ? FilePath(document.path).absolute : FilePath()
        let matches = Matches(folder: folder, exceptions: hasExceptions ? files.map { $0.exceptions(for: path) } : [])
        if let known = settings[matches] { return known }
        var settings: ProjectSettings?
        for (index, file) in files.enumerated() {
            var inner = file.settings(in: settings)
            if hasExceptions {
                file.apply(matches.exceptions[index], to: &inner.documents)
                matched[file.folder, default: []].formUnion(matches.exceptions[index])
            }
            settings = inner
        }
        let documents = settings?.documents ?? DocumentSettings()
        self.settings[matches] = documents
        return documents
    }

    /// The files that were read, each with a digest of its content.
    package var digests: [String: String] {
        let read = files.values.compactMap { file in file.map { ($0.path, $0.digest) } }
        return Dictionary(read) { first, _ in first }
    }

    /// A note for each exception that no document matched.
    var notesOnUnmatched: [String] {
        files.values.compactMap(\.self).sorted { $0.path < $1.path }.flatMap { file in
            file.exceptions.enumerated().filter { matched[file.folder]?.contains($0.offset) != true }.map { exception in
                let patterns = exception.element.patterns.map { "\"\($0)\"" }.joined(separator: ", ")
                return "\(file.path): no document matches \(patterns)."
            }
        }
    }

    /// The files of a folder and of those around it, the outermost first. The search ends at the root of a repository.
    private func files(around folder: FilePath) throws(QuoinError) -> [SettingsFile] {
        var found: [SettingsFile] = []
        let outermost = folder.repository
        var current = folder
        repeat {
            if let file = try file(in: current) { found.append(file) }
        } while current != outermost && current.removeLastComponent()
        return found.reversed()
    }

    private func file(in folder: FilePath) throws(QuoinError) -> SettingsFile? {
        if let known = files[folder] { return known }
        let file = try SettingsFile(in: folder)
        files[folder] = .some(file)
        return file
    }
}
