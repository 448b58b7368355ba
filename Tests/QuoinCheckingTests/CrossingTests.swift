import TestSupport
import Testing

@Suite("Crossing connectors")
struct CrossingTests {
    private func findings(_ connector: String, middle: String = "{text: Middle, id: middle}") throws -> [String] {
        try CheckedText().findings(
            """
            canvas: {width: 400, fill: white}
            check: {\(CheckedText.noContrast)}
            layout:
              row:
                spacing: 40
                children:
                  - {id: a, fill: silver, preferredSize: [60, 20]}
                  - \(middle)
                  - {id: b, fill: silver, preferredSize: [60, 20]}
              connectors: [{from: a, to: b, \(connector)}]
              with: [{inset: 40}]
            """
        ).map(\.message)
    }

    @Test("a straight line through a text is a finding, one that goes around it is not")
    func lines() throws {
        #expect(try findings("route: straight") == ["the connector from a to b crosses `middle`"])
        #expect(try findings("route: orthogonal") == [])
        #expect(try findings("route: straight", middle: "{width: 50, height: 8, id: middle, fill: red}") == [])
    }

    @Test("a label that finds no room is a finding")
    func labels() throws {
        let text = "{text: {string: \"Middle\\nMiddle\\nMiddle\\nMiddle\", size: 30}, id: middle}"
        let found = try findings("route: straight, label: a label as wide as all of this, width: 0", middle: text)
        #expect(found.contains { $0.hasSuffix("crosses `middle`") }, "\(found)")
    }

    @Test("a label that a line crosses or the canvas cuts is a finding, and one with too little contrast has its name")
    func disturbedLabels() throws {
        func found(_ width: Int, _ connectors: String, _ check: String = CheckedText.noContrast) throws -> [String] {
            try CheckedText().findings(
                """
                canvas: {width: \(width), fill: white}
                check: {\(check)}
                layout:
                  column:
                  - row:
                      spacing: 200
                      children:
                        - {id: a, fill: silver, preferredSize: [60, 20]}
                        - {id: b, fill: silver, preferredSize: [60, 20]}
                  - {id: line, height: 30}
                  - {id: end, height: 10}
                  connectors:
                    - {from: a.bottom, to: {x: a, y: end.bottom}, head: none}
                    - {from: b.bottom, to: {x: b, y: end.bottom}, head: none}
                    - \(connectors)
                  with: [{inset: 40}]
                """
            ).map(\.message)
        }
        let ends = "from: {x: a, y: line.bottom}, to: {x: b, y: line.bottom}"
        let long = "{\(ends), label: a very long label that is longer than the distance between}"
        #expect(
            try found(400, long) == [
                "the label of the connector from {x: a, y: line.bottom} to {x: b, y: line.bottom} is crossed by the "
                    + "connector from a.bottom to {x: a, y: end.bottom}"
            ])
        #expect(try found(400, "{\(ends), label: short}") == [])
        #expect(
            try found(400, "{\(ends), label: {string: pale, color: '#ccc'}}", "").first?.hasPrefix(
                "the label of a connector in the ") == true)
    }
}
