import Foundation
import QuoinFiles

/// The documents of all diagrams, by their paths from `Snapshots/Diagrams`, without extension.
struct DiagramDocuments {
    private let texts: [String: String]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots/Diagrams")

    init() throws {
        var texts: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: Self.folder.path)?.allObjects ?? [] {
            guard path.hasSuffix(".yaml") else { continue }
            let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
            texts[String(path.dropLast(".yaml".count))] = text.withoutWords
        }
        self.texts = texts
    }

    /// What a document sets; what its comments and its caption claim is left out.
    func text(_ name: String) -> String? { texts[name] }

    func document(_ name: String) throws -> Document {
        let root = Self.folder.deletingLastPathComponent().path
        let path = Self.folder.appendingPathComponent(name + ".yaml").path
        return try DocumentFile(path: path, access: .below(root)).read()
    }

    func names(below folder: String, beginningWith prefix: String) -> [String] {
        texts.keys.filter { $0.hasPrefix("\(folder)/\(prefix)") }
    }

    func names(below folder: String, endingWith suffix: String) -> [String] {
        texts.keys.filter { $0.hasPrefix("\(folder)/") && ($0.hasSuffix("/\(suffix)") || $0.hasSuffix("-\(suffix)")) }
    }
}

extension String {
    /// A camel-case name as file names have it: `spaceBetween` is `space-between`.
    var kebab: String { map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined() }

    /// A document without comments and captions.
    fileprivate var withoutWords: String {
        split(separator: "\n").filter { line in
            !["#", "caption:"].contains { line.drop { $0 == " " }.hasPrefix($0) }
        }.joined(separator: "\n")
    }
}
