import DocumentationFigures
import Foundation
import QuoinDiagrams
import QuoinVerification
import TestSupport
import Testing

/// The tests that the article `AddingThings` names.
@Suite("Nothing is forgotten when something is added")
struct AdditionTests {
    @Test(
        "every file, type and member that the articles for contributors name exists",
        arguments: ["AddingThings", "WorkingOnQuoin"])
    func names(article: String) throws {
        let sources = try SourceNames.all.get()
        let names = try Self.article(article).matches(of: /(?:^|[^`])`([^`\n]+)`/).map { String($0.output.1) }
            .filter { !$0.contains("NAME") && !$0.contains("KEY") }
        #expect(names.count > 30)
        for name in names { #expect(sources.contain(name), "there is no \(name)") }
    }

    @Test("every modifier of painted elements is one of layouts too")
    func modifiers() throws {
        let file = Documentation.root.appendingPathComponent("Sources/QuoinScene/Nodes/LayoutElement+Paint.swift")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// MARK: - Layouts")
        let modifiers = parts.map { $0.matches(of: /public func (\w+)/).map(\.output.1) }
        try #require(modifiers.count == 2)
        #expect(modifiers[0].count > 10 && modifiers[0] == modifiers[1])
    }

    @Test("every layout kind has a test file")
    func testFiles() throws {
        let kinds = try Self.swiftFiles(in: "Sources/QuoinLayout/Kinds").filter { $0.hasSuffix("Layout") }
        #expect(kinds.count > 10)
        let tests = try Self.swiftFiles(in: "Tests/QuoinLayoutTests/Kinds")
        for kind in kinds {
            let name = kind.dropLast("Layout".count) + "Tests"
            #expect(tests.contains(String(name)), "there is no Tests/QuoinLayoutTests/Kinds/\(name).swift")
        }
    }

    @Test("every kind of element is in the article on documents", arguments: KindReaders.all.map(\.key))
    func kinds(key: String) throws {
        let rows = try Self.article("LayoutDocument").split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.contains { $0.split(separator: "|").first?.contains("`\(key)`") == true })
    }

    @Test("every key of a document, a canvas and a diagram is in an article")
    func keys() throws {
        let text = try Self.article("LayoutDocument") + Self.article("Diagrams")
        let schema = try #require(Document.schema["properties"])
        let diagram = schema["diagram"]?["anyOf"]?.items?.first { $0["properties"]?["zoom"] != nil }
        let mappings = [schema["canvas"], schema["variants"], diagram].map { $0?["properties"] }
        let keys = ([schema] + mappings).flatMap(Self.keys)
        #expect(Set(keys).count > 25)
        for key in keys {
            #expect(text.contains("`\(key)`") || text.contains("`\(key):"), "no article has the key \(key)")
        }
    }

    @Test("every setting is in the article on settings", arguments: ProjectSettings.keys)
    func settings(key: String) throws {
        #expect(try Self.article("SnapshotSettings").contains("\n| `\(key)` |"))
    }

    @Test("every locale is in the article on data", arguments: LocaleFormats.all.map(\.name))
    func locales(name: String) throws {
        #expect(try Self.article("PicturesFromData").contains("`\(name)`"))
    }

    @Test("every annotation is registered")
    func annotationFiles() throws {
        let files = try Self.swiftFiles(in: "Sources/QuoinDiagrams/Annotations").filter { $0.hasSuffix("Annotation") }
        #expect(files.count == Annotation.allCases.count)
    }

    @Test("every annotation has a diagram")
    func annotationDiagrams() throws {
        let folder = Documentation.root.appendingPathComponent("Snapshots/Diagrams").path
        var shown: Set<Annotation> = []
        let access = DocumentFile.Access.below(Documentation.root.appendingPathComponent("Snapshots").path)
        for found in DocumentSearch([folder], access: access).found {
            shown.formUnion(try found.file.read().diagram?.diagram.annotations?.keys.map(\.self) ?? [])
        }
        for annotation in Annotation.allCases {
            #expect(shown.contains(annotation), "no document in Snapshots/Diagrams annotates \(annotation.name)")
        }
    }

    @Test("every annotation is in the article on diagrams", arguments: Annotation.allCases.map(\.name))
    func annotations(name: String) throws {
        #expect(try Self.article("Diagrams").contains("`\(name)`"))
    }

    @Test("every check is in the article on checks", arguments: Document.FindingKind.allCases)
    func checks(kind: Document.FindingKind) throws {
        let rows = try Self.article("Checks").split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.contains { $0.split(separator: "|").first?.contains("`\(kind.rawValue)`") == true })
    }

    @Test("every output format is in the command-line reference", arguments: Picture.Format.allCases)
    func formats(format: Picture.Format) throws {
        #expect(try Self.article("CommandLine").contains("`\(format.rawValue)`"))
    }

    // MARK: What there is

    private static func article(_ name: String) throws -> String {
        try #require(Documentation.articles().first { $0.name == name }).text
    }

    /// The names of the Swift files in a folder, without the extension.
    private static func swiftFiles(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Documentation.root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    }

    private static func keys(of properties: PropertyValue?) -> [String] {
        Array((properties?.fields ?? [:]).keys)
    }
}

/// What the sources declare.
private struct SourceNames {
    static let all = Result { try SourceNames() }

    private var files: Set<String> = ["Package.swift"]
    private var declared: Set<String> = []

    private init() throws {
        for folder in ["Sources", "Tests"] {
            let url = Documentation.root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) where path.hasSuffix(".swift") {
                let file = url.appendingPathComponent(path)
                files.insert(file.lastPathComponent)
                guard folder == "Sources" || path.hasPrefix("Tools/") else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                declared.formUnion(
                    try text.groups(of: #"\b(?:struct|class|enum|protocol|typealias|let|var|func|case) (\w+)"#))
            }
        }
    }

    /// Whether a path, a file, a room, or a declaration with such a name exists. Other words are not looked up.
    func contain(_ name: String) -> Bool {
        if name.contains(/^(Sources|Snapshots|Tests|scripts)\//) { return Self.exists(name) }
        if !name.contains(" "), name.hasSuffix(".swift") { return files.contains(name) }
        guard name.contains(/^[A-Z]\w+(\.\w+)*$/), !name.contains("ParsableCommand") else { return true }
        return Self.exists("Sources/\(name)") || Self.exists(name)
            || name.split(separator: ".").allSatisfy { declared.contains(String($0)) }
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Documentation.root.appendingPathComponent(path).path)
    }
}
