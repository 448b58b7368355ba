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
    func annotationMakers() throws {
        let folder = Documentation.root.appendingPathComponent("Sources/QuoinDiagrams/Annotations")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let makers = try files.map { try String(contentsOf: $0, encoding: .utf8) }
            .reduce(0) { $0 + $1.matches(of: /\nenum \w+: AnnotationMaker \{/).count }
        #expect(makers == Annotation.allCases.count)
    }

    @Test("every annotation has a diagram")
    func annotationDiagrams() throws {
        let folder = Documentation.root.appendingPathComponent("Snapshots/Diagrams").path
        var shown: Set<Annotation> = []
        let access = DocumentFile.Access.below(Documentation.root.appendingPathComponent("Snapshots").path)
        for found in DocumentSearch([folder], access: access).found {
            let text = try String(contentsOfFile: found.file.path, encoding: .utf8)
            let named = Annotation.allCases.filter { text.contains($0.name) }
            if shown.isSuperset(of: named) { continue }
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
    /// The labels of arguments, also of those that are given to functions of other packages.
    private var labels: Set<String> = []
    /// The parameters of the functions and cases of each name, as they are written.
    private var parameters: [String: [String]] = [:]

    private init() throws {
        let declaration = try NSRegularExpression(
            pattern: #"""
                \b(?:struct|class|enum|protocol|typealias|let|var|func|case) (\w+)(?:<[^>\n]*>)?(\([^{}]{0,400})?|[(\s](\w+):\s
                """#)
        for folder in ["Sources", "Tests"] {
            let url = Documentation.root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) where path.hasSuffix(".swift") {
                let file = url.appendingPathComponent(path)
                files.insert(file.lastPathComponent)
                // The article names this list of a test.
                let isNamed = path == "DocumentationTests/CookbookTests.swift"
                guard folder == "Sources" || path.hasPrefix("Tools/") || isNamed else { continue }
                let text = try NSString(contentsOf: file, encoding: String.Encoding.utf8.rawValue)
                for match in declaration.matches(in: text as String, range: NSRange(location: 0, length: text.length)) {
                    let parts = (1...3).map { match.range(at: $0) }.map {
                        $0.location == NSNotFound ? nil : text.substring(with: $0)
                    }
                    if let name = parts[0] {
                        declared.insert(name)
                        if let list = parts[1] { parameters[name, default: []].append(list) }
                    }
                    if let label = parts[2] { labels.insert(label) }
                }
            }
        }
    }

    /// Whether a path, a file, a room, or a declaration with such a name exists; of a call, a function with its labels. Other
    /// words are not looked up.
    func contain(_ name: String) -> Bool {
        if name.contains(/^(Sources|Snapshots|Tests|scripts)\//) { return Self.exists(name) }
        if !name.contains(" "), name.hasSuffix(".swift") { return files.contains(name) }
        guard let match = name.firstMatch(of: /^\.?([A-Za-z]\w*(?:\.\w+)*)(:?$|\()/) else { return true }
        let (head, end) = (match.output.1, match.output.2)
        guard !Self.isPlaceholder(head), !Self.foreign.contains(String(head)) else { return true }
        if end == ":" { return labels.contains(String(head)) }
        if Self.exists("Sources/\(head)") || Self.exists(String(head)) { return true }
        let parts = head.split(separator: ".").map(String.init)
        guard parts.allSatisfy({ declared.contains($0) || labels.contains($0) }) else { return false }
        return end != "(" || isCall(of: parts[parts.count - 1], name[match.range.upperBound...])
    }

    /// Whether a function or a case of this name takes the labels of a call, and needs no others.
    private func isCall(of name: String, _ arguments: Substring) -> Bool {
        let given = Self.parts(of: arguments).compactMap(Self.label)
        return given.isEmpty
            || parameters[name, default: []].contains { list in
                let parts = Self.parts(of: list.dropFirst())
                // What has a default, or is a closure behind the call, need not be given.
                let needed = parts.filter { !$0.contains("=") && !$0.contains("->") }.compactMap(Self.label)
                return given.allSatisfy(parts.compactMap(Self.label).contains)
                    && needed.allSatisfy { $0 == "_" || given.contains($0) }
            }
    }

    /// The arguments of a call or the parameters of a function, up to the parenthesis that ends them.
    private static func parts(of list: Substring) -> [String] {
        var (depth, isText, parts) = (0, false, [""])
        for character in list {
            if character == "\"" { isText.toggle() }
            if !isText {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if depth < 0 { break }
                if depth == 0, character == "," {
                    parts.append("")
                    continue
                }
            }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    private static func label(of part: String) -> String? {
        part.prefixMatch(of: /\s*(\w+)(?: \w+)?:/).map { String($0.output.1) }
    }

    /// Words of Swift, and names of a package that Quoin depends on.
    private static let foreign: Set = ["public", "package", "switch", "nil", "ParsableCommand"]

    private static func isPlaceholder(_ name: some StringProtocol) -> Bool {
        name.contains("NAME") || name.contains("KEY")
    }

    /// Whether there is such a file or folder; with a placeholder in it, the folder before that.
    private static func exists(_ path: String) -> Bool {
        let parts = path.split(separator: "/").prefix { !isPlaceholder($0) }
        return FileManager.default.fileExists(
            atPath: Documentation.root.appendingPathComponent(parts.joined(separator: "/")).path)
    }
}
