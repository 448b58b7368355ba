import QuoinPages

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
