import QuoinExplanations
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

/// A file `quoin.yaml` with the settings of its folder.
final class SettingsFile {
    /// The name of settings files, which are not documents.
    static let name = DocumentSearch.settingsName

    /// The key of the settings for some documents.
    static let exceptionsKey = "documents"

    /// The path in messages and results.
    let path: String
    /// The folder, an absolute path.
    let folder: FilePath
    let digest: String
    private let reading: DocumentReading
    private let root: SourceNode?
    /// The values of the file, and the defaults of all others.
    private let settings: ProjectSettings
    let exceptions: [SettingsException]

    /// Reads a settings file and checks all of its values.
    ///
    /// - Parameter folder: an absolute path.
    /// - Returns: `nil` if the folder has no settings file.
    /// - Throws: a ``QuoinError`` with all errors of the file and their places.
    init?(in folder: FilePath) throws(QuoinError) {
        let file = folder.appending(Self.name).string
        guard FileKind.isLink(file) || FileKind.exists(at: file) else { return nil }
        (path, self.folder) = (FilePath(file).relativeToWorkingFolder.string, folder)
        let resolved = folder.resolved
        let project = resolved.repository ?? resolved
        let name = path
        let bytes = try QuoinError.wrapping(in: name, "cannot be read") {
            try FileDescriptor.content(
                at: resolved.appending(Self.name).string, below: project.string, limit: .max) ?? []
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw QuoinError("the file is not UTF-8 text", in: path)
        }
        digest = ContentDigest.text(of: bytes)
        reading = DocumentReading(text, limits: Limits())
        reading[SettingsFolder.self] = folder.string
        reading[SettingsProject.self] = project.string
        root = try QuoinError.naming(name) { () throws(QuoinError) in try SourceNode.parsing(text) }
        var settings = ProjectSettings()
        exceptions = Self.read(root, reading, into: &settings)
        settings.documents.addAllowances(of: DocumentSettings(), toThoseIn: path)
        self.settings = settings
        guard reading.diagnostics.isEmpty else { throw QuoinError(reading.diagnostics, in: path) }
    }

    /// The settings of the file's folder. Its values override outer ones; its allowances are added to outer ones.
    ///
    /// - Parameter outer: the settings of the folder around it; `nil` for the outermost.
    func settings(in outer: ProjectSettings?) -> ProjectSettings {
        guard let outer else { return settings }
        var settings = outer
        settings.documents = outer.documents.withoutAllowances
        _ = Self.read(root, reading, into: &settings)
        settings.documents.addAllowances(of: outer.documents, toThoseIn: path)
        return settings
    }

    /// The indices of the exceptions that a document matches.
    ///
    /// - Parameter document: an absolute path.
    func exceptions(for document: FilePath) -> [Int] {
        var relative = document
        guard relative.removePrefix(folder) else { return [] }
        let (path, name) = (relative.string, relative.lastComponent?.string ?? "")
        return exceptions.indices.filter { exceptions[$0].matches(path, name: name) }
    }

    /// Sets the values of exceptions, which override earlier ones. Allowances are added to earlier ones.
    ///
    /// - Parameter matching: the indices of the exceptions.
    func apply(_ matching: [Int], to settings: inout DocumentSettings) {
        for index in matching {
            let outer = settings
            settings = outer.withoutAllowances
            exceptions[index].apply(to: &settings, reading)
            settings.addAllowances(of: outer, toThoseIn: path)
        }
    }

    private static func read(
        _ root: SourceNode?, _ reading: DocumentReading, into settings: inout ProjectSettings
    ) -> [SettingsException] {
        guard let root else { return [] }
        let value = DocumentValue(node: root, path: .root, reading: reading)
        guard let mapping = value.mapping() else { return [] }
        defer { mapping.finish() }
        let exceptions = mapping[exceptionsKey]?.list()?.compactMap { SettingsException($0) } ?? []
        mapping.read(ProjectSettings.table, into: &settings)
        return exceptions
    }
}
