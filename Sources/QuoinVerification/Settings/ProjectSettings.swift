import Quoin
import QuoinDocument

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
