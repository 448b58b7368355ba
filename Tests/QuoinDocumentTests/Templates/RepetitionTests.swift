import QuoinDocument
import Testing

@Suite("Conditions and repetitions")
struct RepetitionTests {
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
        let error = failure("parameters: {all: {type: [text], example: [\(list)]}}\nlayout: {column: [\(inner)]}") {
            $0.elements = 5_000
        }
        #expect(error?.kind == .limitPassed)
        let spans = (0..<5).reduce("$all") { list, level in list }
        let text = """
            parameters: {all: {type: [text], example: [\(list)]}}
            layout: {column: [{for: {a: $all}, row: [{for: {b: $all}, row: [{for: {c: $all}, text: {spans: [{for: {d: \(spans)}, item: $d}]}}]}]}]}
            """
        #expect(failure(text) { $0.spans = 5_000 }?.kind == .limitPassed)
    }
}
