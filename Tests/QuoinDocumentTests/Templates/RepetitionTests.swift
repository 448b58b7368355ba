import QuoinAutoLayout
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

@Suite("Conditions and repetitions")
struct RepetitionTests {
    private func shown(_ children: String, _ parameters: String = "") throws -> [String] {
        try texts(of: document("parameters: {\(parameters)}\nlayout: {column: [\(children)]}"))
    }

    @Test(
        "a value holds that is not missing, false, an empty text or an empty list",
        arguments: [
            ("text, example: a", true), ("text, example: ''", false), ("optional text", false),
            ("optional text, example: null", false),
            ("number, example: 0", true), ("boolean, example: false", false), ("boolean, example: true", true),
            ("text, example: 'false'", true), ("[text]", false), ("[text], example: [a]", true),
            ("{a: text}, example: {a: ''}", true),
        ])
    func presence(value: String, holds: Bool) throws {
        #expect(try shown("{if: $x, text: yes}", "x: {type: \(value)}") == (holds ? ["yes"] : []))
        #expect(try shown("{if: {not: $x}, text: no}", "x: {type: \(value)}") == (holds ? [] : ["no"]))
    }

    @Test(
        "values are equal by their text, or as numbers; a list is any of its values, and a list of conditions all of them"
    )
    func equality() throws {
        let parameters = "state: {example: sold}, count: {type: number, example: 2.0}"
        #expect(
            try shown(
                """
                {if: {value: $state, is: sold}, text: a}, {if: {value: $state, is: sol}, text: b},
                {if: {value: $state, is: [new, sold]}, text: c}, {if: {not: {value: $state, is: sold}}, text: d},
                {if: {value: $count, is: 2}, text: e}, {if: [$state, {value: $count, is: 2}], text: f},
                {if: [$state, {value: $count, is: 3}], text: g}, {if: {value: "${state}!", is: sold!}, text: h}
                """, parameters) == ["a", "c", "e", "f", "h"])
    }

    @Test("an item is repeated for the values of a list, with its place in it")
    func repetition() throws {
        let parameters = "lines: {type: [{name: text, tags: [text]}], example: [{name: a, tags: [x, y]}, {name: b}]}"
        let children = """
            {for: {line: $lines}, row: [
              {text: "${index} ${line.name} ${isFirst} ${isLast}"},
              {for: {tag: $line.tags}, text: "${line.name}${tag}"},
              {if: {not: $isLast}, text: ","}]}
            """
        #expect(try shown(children, parameters) == ["1 a true false", "ax", "ay", ",", "2 b false true"])
    }

    @Test("a name of a repetition may be one that it gives itself")
    func ownNames() throws {
        #expect(
            try shown("{for: {index: $all}, text: '${index}${isLast}'}", "all: {type: [text], example: [a]}") == [
                "atrue"
            ])
    }

    @Test("a condition beside a repetition chooses values of the list")
    func filter() throws {
        #expect(
            try shown(
                "{for: {n: $all}, if: {value: $n, is: [b, c]}, text: $n}", "all: {type: [text], example: [a, b, c]}")
                == ["b", "c"])
    }

    @Test("items of any list: spans, stops, rules, wrappers, and items that are no mappings")
    func lists() throws {
        let text = """
            parameters: {words: {type: [text], example: [a, b]}, tints: {type: [text], example: [red, blue]}, on: optional boolean}
            layout:
              column:
                - text: {spans: [{for: {word: $words}, string: "${word} "}, {for: {word: $words}, item: $word}, c]}
                - fill: {linear: {stops: [{for: {tint: $tints}, item: $tint}]}}
                - constraints:
                    views: {a: {}, b: {if: $on}}
                    rules: ["a.left == container.left", {if: $on, item: "b.left == a.right"}]
                - with: [{if: $on, inset: 5}, {if: {not: $on}, inset: 6}]
            """
        let root = try document(text).root
        #expect((root.children[0].kind.base as? TextNode)?.text.spans.map(\.string) == ["a ", "b ", "a", "b", "c"])
        let constraints = try #require(root.children[2].kind.base as? ConstraintsLayout)
        #expect(constraints.views.count == 1)
        #expect((root.children[3].kind.base as? InsetLayout)?.insets.top == 6)
        let on = try template(text).document(with: ["on": true, "tints": ["red", "blue"]]).root
        #expect((on.children[2].kind.base as? ConstraintsLayout)?.views.count == 2)
        #expect((on.children[3].kind.base as? InsetLayout)?.insets.top == 5)
    }

    @Test("data cannot bring in conditions, repetitions or names")
    func injection() throws {
        let text = """
            parameters: {items: {type: [{if: text, for: text, text: text}]}, word: text}
            layout: {column: [{for: {item: $items}, text: "${item.if} ${item.text} ${word}"}]}
            """
        let values: PropertyValue = [
            "items": [["if": "$word", "for": "${word}", "text": "${item.if}"]], "word": "$items",
        ]
        #expect(try texts(of: template(text).document(with: values)) == ["$word ${item.if} $items"])
    }

    @Test("what is repeated is bounded, however often lists are nested in each other")
    func bound() throws {
        let list = (0..<200).map(String.init).joined(separator: ",")
        let inner = (0..<8).reduce("{text: a}") { child, level in "{for: {n\(level): $all}, row: [\(child)]}" }
        let error = failure("parameters: {all: {type: [text], example: [\(list)]}}\nlayout: {column: [\(inner)]}")
        #expect(error?.kind == .limitPassed)
        let spans = (0..<5).reduce("$all") { list, level in list }
        let text = """
            parameters: {all: {type: [text], example: [\(list)]}}
            layout: {column: [{for: {a: $all}, row: [{for: {b: $all}, row: [{for: {c: $all}, text: {spans: [{for: {d: \(spans)}, item: $d}]}}]}]}]}
            """
        #expect(failure(text)?.kind == .limitPassed)
    }
}
