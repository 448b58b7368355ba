import QuoinAutoLayout
import QuoinCompositional
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

/// A key as CSS, SwiftUI or Texture call it is an error that names the key that does it here.
@Suite("Keys from elsewhere") struct ForeignKeyTests {
    @Test(
        "An error at the key's place names the right key; the place is behind the mark",
        arguments: [
            // CSS
            ("{~padding: 8}", "inset"), ("{~margin: 8}", "inset"), ("{text: {string: a, ~padding: 8}}", "insets"),
            ("{~borderRadius: 4}", "cornerRadius"), ("{~border-radius: 4}", "cornerRadius"),
            ("{~backgroundColor: red}", "fill"), ("{~box-shadow: {}}", "shadow"), ("{~flex: 1}", "flexGrow"),
            ("{~flex-grow: 1}", "flexGrow"), ("{~marginLeft: 4}", "spacingBefore"), ("{~overflow: hidden}", "clip"),
            ("{~position: [1, 2]}", "layoutPosition"), ("{row: {~gap: 4}}", "spacing"),
            ("{column: {~justify-content: center}}", "justifyContent"), ("{text: {string: a, ~fontSize: 12}}", "size"),
            ("{text: {string: a, ~font-weight: bold}}", "weight"), ("{text: {string: a, ~textAlign: center}}", "align"),
            ("{image: {source: a.png, ~object-fit: cover}}", "mode"),
            // SwiftUI
            ("{~frame: [1, 2]}", "preferredSize"), ("{~HStack: []}", "row"), ("{~VStack: []}", "column"),
            ("{~ZStack: {}}", "overlay"), ("{row: {~alignment: center}}", "alignItems"),
            ("{text: {string: a, ~lineLimit: 2}}", "lines"), ("{text: {string: a, ~foregroundStyle: red}}", "color"),
            ("{~rotationEffect: 5}", "transform"), ("{~clipShape: ellipse}", "shape"), ("{~aspectRatio: 1}", "ratio"),
            // Shapes and places
            ("{~circle: {radius: 10}}", "shape"), ("{~capsule: {}}", "cornerRadius"), ("{~line: {}}", "shape"),
            ("{~arrow: {}}", "shape"), ("{~rotate: 10}", "transform"), ("{~svg: a.svg}", "image"),
            ("{~zstack: []}", "overlay"), ("{~top: 10}", "layoutPosition"), ("{~left: 10}", "layoutPosition"),
            ("{inset: {~top: 4, child: {}}}", "insets"), ("{text: {~content: a}}", "string"),
            ("{text: {string: a, ~line: 2}}", "lines"),
            // Texture and UIKit
            ("{~alpha: 1}", "opacity"), ("{~isHidden: true}", "hidden"), ("{~clipsToBounds: true}", "clip"),
            ("{text: {string: a, ~textContainerInset: 4}}", "insets"), ("{inset: {~padding: 4, child: {}}}", "insets"),
            ("{scroll: {~scrollableDirections: x, child: {}}}", "directions"),
            ("{image: {source: a.png, ~contentMode: fit}}", "mode"),
            ("{constraints: {views: {a: {~contentHuggingPriority: 1}}}}", "hugging"),
            (
                "{collection: {sections: [1], layout: {kind: section, group: {kind: item}, ~spacing: 1}}}",
                "interGroupSpacing"
            ),
            ("{text: {string: a, ~maximumNumberOfLines: 2}}", "lines"), ("{text: {~attributedText: a}}", "string"),
            ("{~shadowOffset: [0, 1]}", "shadow"), ("{text: {string: a, ~shadowRadius: 1}}", "shadow"),
            ("{image: {source: a.png, ~tintColor: red}}", "tint"), ("{~debugName: a}", "id"),
            ("{with: [{inset: 4, ~debugName: a}]}", "id"),
            // ASDKFluentExtensions
            ("{~withInset: 4}", "inset"), ("{~withPreferredSize: [1, 2]}", "preferredSize"),
            ("{~withFlexShrink: 1}", "flexShrink"), ("{~withSpacingBefore: 1}", "spacingBefore"),
            ("{~withBackground: {}}", "background"), ("{~withRatio: 1}", "ratio"), ("{~withScroll: {}}", "scroll"),
            ("{~withRelativePosition: {}}", "relative"), ("{row: {~withJustifyContent: center}}", "justifyContent"),
            ("{row: {~withAlignItems: center}}", "alignItems"), ("{~withPadding: 4}", "inset"),
            ("{relative: {~withHorizontalPosition: end, child: {}}}", "horizontal"),
            ("{center: {~withSizing: x, child: {}}}", "sizing"), ("{with: [{~withInset: 4}]}", "inset"),
        ])
    func foreign(layout: String, key: String) throws {
        let mark = try #require(layout.firstIndex(of: "~"))
        let word = layout[layout.index(after: mark)...].prefix { $0 != ":" }
        let column = "layout: ".count + layout.distance(from: layout.startIndex, to: mark) + 1
        let found = layoutProblems(layout.replacing("~", with: "")).filter { $0.contains("unknown key") }
        #expect(found.count == 1)
        let error = try #require(found.first)
        #expect(error.hasPrefix("1:\(column): error: layout"), "\(error)")
        #expect(error.hasSuffix(": unknown key \"\(word)\"; did you mean \"\(key)\"?"), "\(error)")
    }

    @Test(
        "A key that belongs beside the kind, or within it, is named with its place",
        arguments: [
            ("{text: a, ~fontSize: 12}", "\"size\" within \"text\""),
            ("{text: a, ~bold: true}", "\"weight\" within \"text\""),
            ("{text: a, ~maxLines: 1}", "\"lines\" within \"text\""),
            ("{text: a, ~textAlign: center}", "\"align\" within \"text\""),
            ("{row: [], ~gap: 4}", "\"spacing\" within \"row\""), ("{~gap: 4}", "\"spacing\" within \"row\""),
            ("{~fontSize: 12}", "\"size\" within \"text\""), ("{text: a, ~padding: 4}", "\"insets\" within \"text\""),
            ("{row: {~padding: 4}}", "\"inset\" under \"with\" beside \"row\""),
            ("{column: {~margin: 4}}", "\"inset\" under \"with\" beside \"column\""),
            ("{row: [], ~padding: 4}", "\"inset\" under \"with\""),
            ("{text: a, ~gap: 4}", "\"spacing\" within \"row\", not beside \"text\""),
            ("{text: {string: a, ~gap: 4}}", "\"spacing\" within \"row\", not \"text\""),
            ("{row: [], ~fontSize: 4}", "\"size\" within \"text\", not beside \"row\""),
            ("{column: {~with: [{inset: 4}]}}", "\"with\" beside \"column\""),
            ("{column: {~id: a}}", "\"id\" beside \"column\""),
            ("{column: {~fill: red}}", "\"fill\" beside \"column\""),
            ("{column: {~debugName: a}}", "\"id\" beside \"column\""),
            ("{~attributedText: a}", "\"string\" within \"text\""),
            ("{text: a, ~maximumNumberOfLines: 1}", "\"lines\" within \"text\""),
            ("{~tintColor: red}", "\"tint\" within \"image\""),
            ("{row: {~direction: vertical}}", "\"column\" in place of \"row\", or \"reversed\" within \"row\""),
            ("{column: {~axis: x}}", "\"row\" in place of \"column\", or \"reversed\" within \"column\""),
            ("{row: [], ~flexDirection: x}", "\"column\" in place of \"row\", or \"reversed\" within \"row\""),
            ("{row: {~aspectRatio: 2}}", "\"ratio\" under \"with\" beside \"row\""),
            ("{text: {string: a, ~mask: ellipse}}", "\"mask\" beside \"text\""),
            ("{image: {source: a.png, ~borderRadius: 3}}", "\"cornerRadius\" beside \"image\""),
        ])
    func otherPlaces(layout: String, hint: String) throws {
        let mark = try #require(layout.firstIndex(of: "~"))
        let word = layout[layout.index(after: mark)...].prefix { $0 != ":" }
        let found = layoutProblems(layout.replacing("~", with: ""))
        #expect(
            found.compactMap { $0.split(separator: "\n").first }
                .contains { $0.hasSuffix(": unknown key \"\(word)\"; did you mean \(hint)?") }, "\(found)")
    }

    @Test(
        "A value as others write it is an error that names what is allowed",
        arguments: [
            (
                "{fill: \"linear-gradient(to right, red, blue)\"}",
                "a gradient is a mapping, such as {linear: {stops: [red, blue]}}, not the text "
                    + "\"linear-gradient(to right, red, blue)\""
            ),
            (
                "{text: {string: a, ellipsis: true}}",
                "expected the text shown in place of what is left out, not \"true\""
            ),
            ("{text: {string: a, align: justify}}", "not \"justify\"; did you mean \"justified\"?"),
            (
                "{text: {string: a, lineHeight: 120%}}",
                "expected a multiple of the font size, {points: 20}, or natural, not \"120%\""
            ),
            (
                "{cornerRadius: round}",
                "expected points that are 0 or more, a percentage such as 50%, or full, not \"round\""
            ),
            ("{shape: circle}", "there is no shape \"circle\"; an ellipse in a square is a circle"),
        ])
    func foreignValues(layout: String, message: String) {
        let found = layoutProblems(layout)
        #expect(found.count == 1 && found.first?.hasSuffix(message) == true, "\(found)")
    }

    @Test(
        "A name for which there is no key leads to the reason, beside every kind and within it",
        arguments: [
            ("hitTestSlop", "a picture takes no touches; an element is as large as its tap target"),
            ("accessibilityLabel", "a picture is not read aloud; \"id\" names an element"),
            (
                "inverted",
                "a picture shows one place; \"contentOffset\" scrolls, and the order of the items is that of the document"
            ),
        ])
    func reasons(name: String, reason: String) {
        for kind in ["text", "row", "collection", "image", "scroll"] {
            for layout in ["{\(kind): {}, \(name): 1}", "{\(kind): {\(name): 1}}"] {
                let found = layoutProblems(layout)
                #expect(found.contains { $0.hasSuffix(": unknown key \"\(name)\": \(reason)") }, "\(found)")
            }
        }
    }

    @Test("What lies over what is the order of the children")
    func zIndex() {
        #expect(
            layoutProblems("{zIndex: 3}").first?.hasSuffix(
                "did you mean \"children\" of the parent in another order, as later ones lie over earlier ones?")
                == true)
    }

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

    @Test("A wrapper as a second kind is sent to the list of wrappers")
    func secondKind() {
        #expect(
            layoutProblems("{text: a, inset: 4}").contains {
                $0.hasSuffix("not \"text\" and \"inset\"; a list under \"with\" puts \"inset\" around it")
            })
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
