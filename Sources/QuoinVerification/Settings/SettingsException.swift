import QuoinDeclarations

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Other settings for documents whose paths match a pattern.
struct SettingsException: Sendable {
    /// Patterns for paths relative to the folder of the file of settings, or for names.
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

    /// Reads an entry of the key `documents`; `nil`, with a report, if it is wrong.
    init?(_ value: DocumentValue) {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        // Read for what is wrong with the values. They are set when a document matches.
        var settings = DocumentSettings()
        mapping.read(DocumentSettings.table, into: &settings)
        guard mapping.read(Self.match, into: &self) else { return nil }
        node = value.node
    }

    /// Whether a document is meant. In a pattern `*` stands for any characters, those between folders too, `?` for one, and
    /// `[ab]` for one of these. A pattern without a slash is for the document's name.
    ///
    /// - Parameter path: relative to the folder of the file of settings.
    func matches(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return patterns.contains { fnmatch($0, $0.contains("/") ? path : name, 0) == 0 }
    }

    /// Sets the values in place of those before.
    ///
    /// - Parameter reading: that of the file.
    func apply(to settings: inout DocumentSettings, _ reading: DocumentReading) {
        guard let node else { return }
        let value = DocumentValue(node: node, path: .root, reading: reading)
        value.mapping()?.read(DocumentSettings.table, into: &settings)
    }
}
