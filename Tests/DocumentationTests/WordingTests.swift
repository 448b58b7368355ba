import DocumentationFigures
import Foundation
import Testing

/// Phrases that a reader has to read twice, and what is written in their place.
@Suite("Plain English")
struct WordingTests {
    private static let phrases = [
        ("where absent", "by default"), ("one's own", "your own"), ("at will", "optional"),
        ("heeds", "reads, keeps to"),
        ("otherwise than", "differs"), ("without a word", "by default"),
        ("in one's", "in your"), ("whatever it is", "of any form"), ("come to rest", "not changed"),
        ("stands for all", "means all"), ("takes the place of what", "overrides"), ("anything else than", "only"),
        ("the room that is left", "the free space"), ("an own ", "your own "),
    ]

    @Test("articles and the README have none of these phrases")
    func articles() throws {
        for article in try Documentation.texts() {
            for (phrase, usual) in Self.phrases {
                #expect(!article.text.contains(phrase), "\(article.name): \(phrase); write: \(usual)")
            }
        }
    }

    /// Phrases of comments that are an old word, or a person's deed for what a value is.
    private static let commentPhrases = [
        ("and the like", "and other …, such as"), ("describes itself by", "is described by"),
        ("take room", "take space"), ("takes room", "takes space"), ("said once", "shown once"),
        ("out of account", "ignored"), ("afresh", "again"), ("whatever its", "of any, regardless of its"),
        ("names what", "the name of what"), ("comes to rest", "stops"), ("where that is", "on which that is, if it is"),
        ("anew", "again"), ("amiss", "wrong"), ("Nothing where", "`nil` if"), ("nothing where", "`nil` if"),
        ("thereof", "of it"), ("save for", "except"), ("where empty", "by default"),
        (" in vain", "unused, without effect"), ("to be known", "notes on"), ("the own one", "the document's own"),
        ("file of settings", "settings file"), ("files of settings", "settings files"),
        ("counts ones", "has the value 1"),
    ]

    @Test("neither have the sources: the command's help, messages, summaries and comments")
    func sources() throws {
        let folder = Documentation.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 500)
        for path in paths {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for (phrase, usual) in Self.phrases where text.contains(phrase) {
                Issue.record("\(path): \(phrase); write: \(usual)")
            }
            let comments = text.split(separator: "\n").filter { $0.contains("// ") }.joined(separator: "\n")
            for (phrase, usual) in Self.commentPhrases where comments.contains(phrase) {
                Issue.record("\(path): \(phrase); write: \(usual)")
            }
        }
    }

    @Test("each word of the glossary is explained once, in alphabetical order")
    func glossary() throws {
        let article = try #require(try Documentation.catalogue.articles().first { $0.name == "Glossary" })
        let words = article.text.matches(of: /(?m)^\| ([a-z ]+) \| .+ \|$/).map { String($0.output.1) }
            .filter { $0 != "word" }
        #expect(words.count > 40 && Set(words).count == words.count)
        #expect(words == words.sorted())
    }
}
