import QuoinAutoLayout
import QuoinCompositional
import QuoinDocument
import Testing

/// A key as CSS, SwiftUI or Texture call it is an error that names the key that does it here.
@Suite("Keys from elsewhere") struct ForeignKeyTests {
    /// What CSS and other kits have for every element, with the keys that it may be in documents.
    static let usual: [(name: String, keys: Set<String>)] = [
        ("gap", ["spacing"]), ("padding", ["inset", "insets", "padding"]), ("margin", ["inset", "insets"]),
        ("aspectRatio", ["ratio"]),
        ("maxLines", ["lines"]), ("textAlign", ["align"]), ("fontSize", ["size"]), ("bold", ["weight"]),
        ("justify-content", ["justifyContent"]), ("objectFit", ["mode"]), ("borderRadius", ["cornerRadius"]),
        ("maskImage", ["mask"]), ("boxShadow", ["shadow"]),
        ("flexDirection", ["direction", "row", "column"]),
    ]

    @Test("The usual names lead to their keys beside every kind and within it", arguments: KindReaders.all.map(\.key))
    func everyKind(kind: String) throws {
        for (name, keys) in Self.usual {
            for layout in ["{\(kind): {}, \(name): 1}", "{\(kind): {\(name): 1}}"] {
                let found = layoutProblems(layout).filter { $0.contains("unknown key \"\(name)\"") }
                // A list, or nothing, is the value of some kinds.
                #expect(!found.isEmpty || layout.hasSuffix("}}"), "\(layout)")
                for problem in found {
                    let words = problem.split(separator: "did you mean \"").dropFirst().last?.split(separator: "\"")
                    #expect(words?.first.map { keys.contains(String($0)) } == true, "\(problem)")
                }
            }
        }
    }

    /// Where in a document the keys of some tables stand.
    struct KeyPlace: Sendable, CustomTestStringConvertible {
        let text: String
        let tables: [PropertyNames]

        /// - Parameter text: a document with `KEY` where a key can stand.
        init(_ text: String, _ tables: PropertyNames?...) {
            (self.text, self.tables) = (text, tables.compactMap { $0 })
        }

        var testDescription: String { text.split(separator: "\n").joined(separator: ", ") }
    }

    static let places = [
        KeyPlace(
            "layout: {KEY: 1}", KindReaders.names, ElementStyle.properties.names, Paint.properties.names),
        KeyPlace(
            "layout: {with: [{KEY: 1}]}", KindReaders.wrapperNames, ElementStyle.properties.names,
            Paint.properties.names),
        KeyPlace("canvas: {KEY: 1}\nlayout: {}", Canvas.properties.names),
        KeyPlace(
            "layout: {text: {string: a, KEY: 1}}", TextStyle.properties.names, TextNode.declaration.properties?.names),
        KeyPlace("layout: {text: {spans: [{string: a, KEY: 1}]}}", TextStyle.properties.names),
        KeyPlace("layout: {image: {source: a.png, KEY: 1}}", ImageNode.declaration.properties?.names),
        KeyPlace("layout: {button: {KEY: 1}}", Button.properties.names),
        KeyPlace("layout: {map: {KEY: 1}}", MapPlaceholder.properties.names),
        KeyPlace("layout: {video: {KEY: 1}}", VideoPlaceholder.properties.names),
        KeyPlace("layout: {stack: {KEY: 1}}", StackLayout.declaration.properties?.names),
        KeyPlace("layout: {row: {KEY: 1}}", StackLayout.properties(along: .horizontal).names),
        KeyPlace("layout: {column: {KEY: 1}}", StackLayout.properties(along: .vertical).names),
        KeyPlace("layout: {inset: {KEY: 1, child: {}}}", InsetLayout.declaration.properties?.names),
        KeyPlace("layout: {center: {KEY: 1, child: {}}}", CenterLayout.declaration.properties?.names),
        KeyPlace("layout: {relative: {KEY: 1, child: {}}}", RelativeLayout.declaration.properties?.names),
        KeyPlace("layout: {ratio: {KEY: 1, child: {}}}", RatioLayout.declaration.properties?.names),
        KeyPlace("layout: {corner: {KEY: 1, child: {}}}", CornerLayout.declaration.properties?.names),
        KeyPlace("layout: {absolute: {KEY: 1}}", AbsoluteLayout.declaration.properties?.names),
        KeyPlace("layout: {scroll: {KEY: 1, child: {}}}", ScrollNode.declaration.properties?.names),
        KeyPlace(
            "layout: {constraints: {views: {a: {KEY: 1}}}}", ElementStyle.properties.names, Paint.properties.names,
            ConstraintsLayout.ViewTraits.properties.names),
        KeyPlace("layout: {collection: {KEY: 1}}", CollectionLayout.declaration.properties?.names),
        KeyPlace(
            "layout: {collection: {sections: [1], layout: {kind: section, group: {kind: item}, KEY: 1}}}",
            CollectionLayoutSection.properties.names),
        KeyPlace(
            "layout: {collection: {sections: [1], layout: {kind: list, KEY: 1}}}",
            CollectionLayoutSection.ListConfiguration.properties.names),
    ]

    @Test("Every synonym that is declared leads to its key wherever the key can stand", arguments: places)
    func synonyms(place: KeyPlace) {
        for (synonym, key) in place.tables.flatMap({ $0.synonyms }).sorted(by: { $0.key < $1.key }) {
            let found = problems(place.text.replacing("KEY", with: "\"\(synonym)\""))
            let ending = "unknown key \"\(synonym)\"; did you mean \"\(key)\"?"
            #expect(found.contains { $0.hasSuffix(ending) }, "\(synonym) is \(key): \(found)")
        }
    }

    @Test("No synonym is the key of something else in its table")
    func unambiguous() {
        for table in Self.places.flatMap(\.tables) {
            #expect(Set(table.synonyms.keys).intersection(table.keys) == [])
        }
    }
}
