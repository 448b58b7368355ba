import QuoinExplanations
import QuoinFiles
import QuoinSystem

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
