import Quoin
import QuoinPlatform

/// The settings of a folder: which documents are verified, where the report is written, and how documents are drawn and
/// compared. A new setting is a stored property here and an entry in the table of properties.
package struct ProjectSettings: Hashable, Sendable {
    /// The paths of documents and of folders with documents.
    package var paths = ["Snapshots"]
    /// The folder for the report; `nil` for none.
    package var report: String?
    /// The folder in which the outcomes of documents are kept; `nil` for none.
    package var cache: String?
    /// How documents are drawn and compared.
    package var documents = DocumentSettings()

    /// The keys of settings files.
    package static var keys: [String] { table.keys.map(\.key) + [SettingsFile.exceptionsKey] }

    static let table = PropertyTable(
        ProjectSettings(),
        [
            Property("paths", \.paths, .list(.projectPath), .anything, "Documents, and folders of documents."),
            Property("report", \.report, .projectPath, .anything, "The folder for the report."),
            Property(
                "cache", \.cache, .projectPath, .anything,
                "The folder in which quoin verify, check and mutate keep what they found, so that only what has changed is drawn."
            ),
        ] + DocumentSettings.properties.map { $0.within(\.documents) })
}

extension ProjectSettings {
    /// The JSON Schema of settings files, draft 2020-12. It is made from the declarations of the settings.
    package static var schema: PropertyValue {
        .file(
            MappingShape(table.shape.keys + [exceptions], required: table.shape.required), title: "Settings of Quoin")
    }

    private static var exceptions: KeyShape {
        let own = SettingsException.match.shape
        let shape = MappingShape(own.keys + DocumentSettings.table.shape.keys, required: own.required)
        return KeyShape(
            SettingsFile.exceptionsKey, .list(.mapping { shape }),
            "Other settings for some documents; the last one that matches counts.")
    }
}

/// Settings for the documents whose paths match a pattern.
struct SettingsException: Sendable {
    /// Patterns for paths relative to the folder of the settings file, or for names.
    var patterns: [String] = []
    /// The keys and values, which are read into the settings of each document that matches.
    private var node: SourceNode?

    static let match = PropertyTable(
        SettingsException(),
        [
            Property(
                "match", \.patterns, .oneOrMore(.string), .anything, isRequired: true,
                "Patterns for the names of documents, or for their paths.")
        ])

    private init() {}

    /// Reads an entry of the key `documents`; `nil` if it is faulty, which is reported.
    init?(_ value: DocumentValue) {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        // The values are read here only to report errors. They are set when a document matches.
        var settings = DocumentSettings()
        mapping.read(DocumentSettings.table, into: &settings)
        guard mapping.read(Self.match, into: &self) else { return nil }
        node = value.node
    }

    /// Whether a document matches. In a pattern, `*` matches any characters, also the slashes between folders, `?`
    /// matches one, and `[ab]` one of these. A pattern without a slash is compared with the document's name.
    ///
    /// - Parameters:
    ///   - path: relative to the folder of the settings file.
    ///   - name: the last part of the path.
    func matches(_ path: String, name: String) -> Bool {
        patterns.contains { fnmatch($0, $0.utf8.contains(UInt8(ascii: "/")) ? path : name, 0) == 0 }
    }

    /// Sets the values, which override earlier ones.
    ///
    /// - Parameter reading: that of the settings file.
    func apply(to settings: inout DocumentSettings, _ reading: DocumentReading) {
        guard let node else { return }
        let value = DocumentValue(node: node, path: .root, reading: reading)
        value.mapping()?.read(DocumentSettings.table, into: &settings)
    }
}
