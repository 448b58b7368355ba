import Quoin
import QuoinPlatform

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
