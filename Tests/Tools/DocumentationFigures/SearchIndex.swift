import Quoin

/// The sections of articles, in which the website searches for words.
package struct SearchIndex {
    /// What stands below a heading.
    package struct Section: Encodable, Equatable {
        /// The title of the article.
        package var title: String
        /// Empty for what stands before the first heading.
        package var heading: String
        /// The address below the folder of the website.
        package var address: String
        /// Without figures and directives of DocC.
        package var text: String

        package init(title: String, heading: String, address: String, text: String) {
            (self.title, self.heading, self.address, self.text) = (title, heading, address, text)
        }
    }

    package private(set) var sections: [Section] = []

    package init(_ articles: [Article]) {
        for article in articles { add(article) }
    }

    /// A script with the sections, which a page that is opened from a folder can read, too.
    package func script() throws -> String {
        "const sections = \(try JSONText.text(of: sections, isCompact: true));\n"
    }

    private mutating func add(_ article: Article) {
        let page = article.name == "Quoin" ? "" : article.name.replacing(" ", with: "-").lowercased()
        let address = "documentation/quoin/\(page)\(page.isEmpty ? "" : "/")"
        var section = Section(title: article.name, heading: "", address: address, text: "")
        var isCode = false
        func end() -> [Section] { section.text.isEmpty && section.heading.isEmpty ? [] : [section] }
        for line in article.text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("```") {
                isCode.toggle()
            } else if !isCode, line.hasPrefix("# ") {
                section.title = Self.plain(line.dropFirst(2))
            } else if !isCode, line.hasPrefix("##") {
                sections += end()
                section.heading = Self.plain(line.drop { $0 == "#" }.dropFirst())
                section.address = "\(address)#\(Self.anchor(of: section.heading))"
                section.text = ""
            } else if isCode || !["![", "@", "}", "| -"].contains(where: words.hasPrefix) {
                section.text += (section.text.isEmpty ? "" : " ") + (isCode ? String(words) : Self.plain(words))
            }
        }
        sections += end()
    }

    /// A line without the marks of Markdown.
    private static func plain(_ line: Substring) -> String {
        String(line).replacing(/<doc:(Key_)?([^>]*)>/) { "\($0.output.2)" }
            .replacing(/[`*]|^\| | \|$/, with: "").replacing(" | ", with: ": ")
    }

    /// The part of an address that DocC makes of a heading.
    private static func anchor(of heading: String) -> String {
        heading.filter { !"'\"`".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    }
}
