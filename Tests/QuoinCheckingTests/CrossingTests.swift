import QuoinChecking
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
}
