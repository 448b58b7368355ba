import Quoin
import QuoinDocument
import QuoinPages

/// The page of a key of documents, with each of its meanings and a figure for it.
package struct KeyPage {
    private let key: String
    private let meanings: [DocumentKey]
    private let figures: KeyFigures
    private let gallery: Gallery
    private let symbols: SymbolIndex

    package init(_ key: String, _ figures: KeyFigures, of gallery: Gallery, _ symbols: SymbolIndex) {
        (self.key, meanings) = (key, DocumentKeys.named(key))
        (self.figures, self.gallery, self.symbols) = (figures, gallery, symbols)
    }

    /// The name of a key's article.
    package static func name(of key: String) -> String { "Key_\(key)" }

    package func article() throws -> Article {
        let (first, rest) = (meanings.first, meanings.dropFirst())
        var text = """
            # \(key)

            \(Markdown.escaped(first?.summary ?? ""))

            @Metadata {
                @PageKind(article)
                @TitleHeading("Key of documents")
            }

            ## \(heading(of: first))


            """
        if let first { text += try body(of: first) }
        for meaning in rest {
            text += "\n## \(heading(of: meaning))\n\n\(Markdown.escaped(meaning.summary))\n\n" + (try body(of: meaning))
        }
        return Article(name: Self.name(of: key), text: text)
    }

    private func heading(of meaning: DocumentKey?) -> String {
        let places = meaning?.places ?? []
        let more = places.count > Self.mostPlaces ? " …" : ""
        return "In " + places.prefix(Self.mostPlaces).joined(separator: ", ") + more
    }

    private static let mostPlaces = 4

    private func body(of meaning: DocumentKey) throws -> String {
        let words = ShapeWords { "`\($0)`" }
        let byDefault = meaning.isRequired ? "none; the key is required" : meaning.defaultValue.map { "`\($0)`" }
        var rows = [
            ("value", meaning.valueText(words)), ("default", byDefault ?? "none"),
            ("place", meaning.places.map(place).joined(separator: ", ")),
        ]
        if !meaning.keysWithin.isEmpty, key != "children" {
            rows.append(("keys within", meaning.keysWithin.map(Self.link).joined(separator: ", ")))
        }
        let names = symbols.names(of: meaning)
        rows.append(("in Swift", names.isEmpty ? "none" : names.joined(separator: ", ")))
        if !meaning.synonyms.isEmpty {
            rows.append(("called elsewhere", meaning.synonyms.map { "`\($0)`" }.joined(separator: ", ")))
        }
        let table = rows.map { "| \($0) | \($1) |\n" }.joined()
        return "| | |\n| --- | --- |\n" + table + (try figure(of: meaning))
    }

    private func figure(of meaning: DocumentKey) throws -> String {
        guard let name = try figures.figure(of: meaning) else { return "" }
        return "\n![](\(name))\n\n```yaml\n\(try gallery.text(of: name))```\n"
    }

    /// The place, with a link if it is a key itself.
    private func place(_ place: String) -> String {
        DocumentKeys.named(place).isEmpty ? place : Self.link(place)
    }

    private static func link(_ key: String) -> String { "<doc:\(name(of: key))>" }
}

/// The page that lists all keys of documents, by the places in which they can be.
package struct KeyIndexPage {
    package static let name = "DocumentKeys"

    package init() {}

    package func article() -> Article {
        let groups = groups
        let tables = groups.map { place, keys in
            let rows = keys.map { "| `\($0.key)` | \(Markdown.escaped($0.summary)) |\n" }
            return "### \(Self.title(of: place))\n\n| key | |\n| --- | --- |\n" + rows.joined()
        }
        let topics = groups.map { place, keys in
            let names = Set(keys.map(\.key)).sorted().map { "- <doc:\(KeyPage.name(of: $0))>\n" }
            return "### Keys of \(place)\n\n" + names.joined()
        }
        return Article(
            name: Self.name,
            text: """
                # Reference of keys

                Every key that a document may have, by where it is written. Its page has its value, its default, and a picture.

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Reference")
                }

                ## Overview

                Each key has a page, which the filter beside this page finds by its name. `quoin help key NAME` prints \
                the same in a terminal, with a line of YAML, also for the name that a key has in CSS, SwiftUI or Texture.

                \(tables.joined(separator: "\n"))
                ## Topics

                \(topics.joined(separator: "\n"))
                """)
    }

    private static func title(of place: String) -> String {
        place.prefix(1).uppercased() + place.dropFirst()
    }

    /// The keys by the outermost part of their place: those within `text.lineHeight` are in the group of `text`.
    private var groups: [(place: String, keys: [DocumentKey])] {
        var groups: [(place: String, keys: [DocumentKey])] = []
        for key in DocumentKeys.all {
            let places = Set(key.places.map { String($0.prefix { $0 != "." }) })
            for place in places.sorted() {
                if let index = groups.firstIndex(where: { $0.place == place }) {
                    groups[index].keys.append(key)
                } else {
                    groups.append((place, [key]))
                }
            }
        }
        return groups
    }
}

/// The page that leads from names in CSS, SwiftUI and Texture to keys of documents.
package struct OtherNamesPage {
    package init() {}

    package func article() -> Article {
        let names = Set(DocumentKeys.all.flatMap(\.synonyms)).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
        let rows = names.map { name in
            let keys = DocumentKeys.called(name).map { "<doc:\(KeyPage.name(of: $0))>" }
            return "| `\(name)` | \(keys.joined(separator: ", ")) |\n"
        }
        return Article(
            name: "OtherNames",
            text: """
                # Names from elsewhere

                The keys for names that you know from CSS, SwiftUI or Texture.

                @Metadata {
                    @PageKind(article)
                    @TitleHeading("Reference")
                }

                ## Overview

                A document with one of these names gets the key as a suggestion. `quoin help key padding` prints the \
                reference of the key.

                | there | key here |
                | --- | --- |
                \(rows.joined())
                """)
    }
}
