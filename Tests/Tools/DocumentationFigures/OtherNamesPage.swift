import Quoin
import QuoinDocument

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
