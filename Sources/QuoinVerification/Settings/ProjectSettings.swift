import Quoin
import QuoinSystem

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

/// The folder of a settings file, which its paths are relative to.
enum SettingsFolder: ReadingKey {
    static let initial = ""
}

/// The folder that the paths of a settings file do not lead out of: the repository, or the file's own folder.
enum SettingsProject: ReadingKey {
    static let initial = ""
}

extension Codec where Value == String {
    /// A path below the repository, relative to the folder of its file: a change of the settings does not make a command
    /// read documents elsewhere, or write there.
    static var projectPath: Codec {
        Codec(
            .text,
            read: { value in
                guard let path = Codec.path.read(value) else { return nil }
                let file = FilePath(value.reading[SettingsFolder.self]).resolved.pushing(FilePath(value.string() ?? ""))
                do throws(RootFolder.Failure) {
                    try RootFolder(value.reading[SettingsProject.self]).check(file.string)
                } catch .outside {
                    value.report("leads out of the repository; name it on the command line")
                    return nil
                } catch {
                    // The folder need not exist.
                }
                return path
            }, write: { .text($0) })
    }

    /// A path, relative to the folder of its file.
    static var path: Codec {
        Codec(
            .text,
            read: { value in
                value.string().map { path in
                    FilePath(value.reading[SettingsFolder.self]).pushing(FilePath(path)).relativeToWorkingFolder.string
                }
            }, write: { .text($0) })
    }
}

extension Codec where Value == Double {
    /// A share from 0 to 1, or a percentage.
    static var share: Codec {
        Codec(
            .number(0...1) + .fraction,
            read: { $0.fraction(0...1, $0.looksRelative ? "a fraction from 0 to 1, or a percentage" : nil) },
            write: { .number($0) })
    }
}

extension Codec where Value == ComparisonRules.Limits.Window {
    static var window: Codec {
        .structure(
            ComparisonRules.Limits.Window(side: 1, count: 0),
            [
                Property("side", \.side, .integer(1...Int(UInt16.max)), .pixels, isRequired: true, "In pixels."),
                Property(
                    "count", \.count, .integer(0...Int(Int32.max)), .pixels, isRequired: true,
                    "The largest number of pixels that may differ in the square."),
            ])
    }
}

extension ComparisonRules.Mask {
    /// The id of an element, or `{points: [x, y, width, height]}`, or `{pixels: [x, y, width, height]}`.
    static let codec = Codec<ComparisonRules.Mask>.oneOf(
        "the id of an element, {points: [x, y, width, height]} or {pixels: [x, y, width, height]}",
        [
            .form(.string, { .element($0) }) { if case .element(let id) = $0 { id } else { nil } },
            .key("points", rectangle, "A rectangle in points, relative to the canvas.", { .points($0) }) {
                if case .points(let rect) = $0 { rect } else { nil }
            },
            .key("pixels", rectangle, "A rectangle in pixels.", { .pixels(PixelRect($0)) }) {
                if case .pixels(let rect) = $0 { Rect(rect) } else { nil }
            },
        ])

    private static let rectangle = Codec<Rect>.rect(.number(-1e6...1e6), "[x, y, width, height]") {
        $0.size.width >= 0 && $0.size.height >= 0
    }
}

extension PixelRect {
    fileprivate init(_ rect: Rect) { self.init(rect.minX, rect.minY, rect.maxX, rect.maxY) }
}

extension Rect {
    fileprivate init(_ rect: PixelRect) {
        self.init(Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
}
