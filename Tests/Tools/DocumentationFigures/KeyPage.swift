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
