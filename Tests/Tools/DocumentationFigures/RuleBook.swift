import Foundation

/// An article of numbered rules. Comments and names of tests cite its sections, such as "Texture, §4.2".
package struct RuleBook {
    /// The word before the section in citations.
    package let name: String
    private let article: String
    /// The headings by number; the number is in the heading.
    private let headings: [String: String]

    /// The rule books among articles.
    package static func all(in articles: [Article]) -> [RuleBook] {
        let names = [
            "Texture": "TextureRules", "auto layout": "ConstraintRules", "compositional": "CompositionalRules",
        ]
        return names.compactMap { name, article in
            articles.first { $0.name == article }.map { RuleBook(name: name, article: $0) }
        }
    }

    private init(name: String, article: Article) {
        (self.name, self.article) = (name, article.name)
        let found = article.text.matches(of: /(?m)^##+ ((?:[AB]|[0-9]+)[0-9.]*) .*$/).map { match in
            let heading = match.output.0.drop { $0 == "#" || $0 == " " }
            return (String(match.output.1).trimmingCharacters(in: ["."]), String(heading))
        }
        headings = Dictionary(found) { first, _ in first }
    }

    /// Whether there is a section with a number.
    package func hasSection(_ number: String) -> Bool { headings[number] != nil }

    /// A text in which each citation of an existing section of this book is a link.
    package func linked(_ text: String) -> String {
        text.replacing(/\b(Texture|auto layout|compositional), §([AB]?[0-9]+(?:\.[0-9]+)?)/) { match in
            guard match.output.1 == name, let heading = headings[String(match.output.2)] else {
                return String(match.output.0)
            }
            return "[\(match.output.0)](doc:\(article)#\(Self.fragment(of: heading)))"
        }
    }

    /// The fragment that DocC makes from a heading: words joined by hyphens, without punctuation.
    private static func fragment(of heading: String) -> String {
        heading.split(separator: " ").map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" } }
            .filter { !$0.isEmpty }.joined(separator: "-")
    }
}
