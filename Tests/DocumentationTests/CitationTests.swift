import DocumentationFigures
import Foundation
import Testing

/// Rules that comments and tests cite.
@Suite("Citations of rules")
struct CitationTests {
    private static let books = Result { RuleBook.all(in: try Documentation.articles()) }

    @Test("lead to a section of an article", arguments: try CitingFile.all())
    func sections(file: CitingFile) throws {
        let books = try Self.books.get()
        #expect(books.count == 3)
        for citation in file.text.matches(of: /\b(Texture|auto layout|compositional), §([AB]?[0-9]+(?:\.[0-9]+)?)/) {
            let book = try #require(books.first { $0.name == citation.output.1 })
            #expect(book.hasSection(String(citation.output.2)), "\(citation.output.0)")
        }
    }

    @Test("name a book", arguments: try CitingFile.all())
    func books(file: CitingFile) {
        let bare = file.text.split(separator: "\n").filter { $0.contains("(§") }
        #expect(bare.isEmpty)
    }

    @Test("by number lead to a row of Texture's behaviors", arguments: try CitingFile.all())
    func behaviors(file: CitingFile) throws {
        let article = try #require(Documentation.articles().first { $0.name == "TextureRules" })
        for citation in file.text.matches(of: /§[0-9.]+[^)\n]*?\b(Q[0-9]+)/) {
            #expect(article.text.contains("\n| \(citation.output.1) |"), "\(citation.output.0)")
        }
    }

    @Test("become links in symbols")
    func links() throws {
        let books = try Self.books.get()
        let texture = try #require(books.first { $0.name == "Texture" })
        #expect(
            texture.linked("Flexes (Texture, §4.2 step 5).")
                == "Flexes ([Texture, §4.2](doc:TextureRules#42-Stack) step 5).")
        #expect(texture.linked("(Texture, §99; auto layout, §9)") == "(Texture, §99; auto layout, §9)")
    }
}

/// A file that cites rules.
struct CitingFile: Sendable, CustomTestStringConvertible {
    let path: String
    /// The lines with a citation.
    let text: String
    var testDescription: String { path }

    static func all() throws -> [CitingFile] {
        let files = try ["Sources", "Tests", "Snapshots"].flatMap { folder in
            let names = FileManager.default.enumerator(atPath: Documentation.root.appendingPathComponent(folder).path)
            let paths = (names?.allObjects as? [String] ?? []).filter {
                $0.hasSuffix(".swift") || $0.hasSuffix(".yaml")
            }
            return try paths.map { path in
                let url = Documentation.root.appendingPathComponent("\(folder)/\(path)")
                let text = try String(contentsOf: url, encoding: .utf8)
                let citing = text.contains("§") ? text.split(separator: "\n").filter { $0.contains("§") } : []
                return CitingFile(path: "\(folder)/\(path)", text: citing.joined(separator: "\n"))
            }
        }
        return files.filter { !$0.text.isEmpty && !$0.path.hasSuffix("CitationTests.swift") }
    }
}
