import Quoin
import QuoinDiagrams
import Testing

@Suite("Places of labels")
struct LabelPlaceTests {
    @Test("a label that does not fit into its box is not on the middle of the next one")
    func neighbor() throws {
        let picture = try Diagram.Picture(
            of: """
                canvas: {width: 260}
                diagram: {annotate: [flex, {ranges: [c]}, {sizes: [a, b, c]}]}
                layout:
                  row:
                    flexRules: css
                    spacing: 12
                    children:
                      - {id: a, fill: "#9db7ea", width: 80, height: 56}
                      - {id: b, fill: "#8fd0bd", width: 160, height: 56, flexShrink: 1}
                      - {id: c, fill: "#f2b880", width: 150, minWidth: 60, height: 56, flexShrink: 2}
                  with: [inset: 12]
                """)
        // The label of the second box is over or below its middle, and half of its 72 points are to the right of that.
        let label = try #require(picture.label("150 → 60 × 56"))
        let other = try #require(picture.label("160 → 72 × 56"))
        #expect(label.frame.center.x > other.frame.center.x + 36)
        #expect(DiagramCheck(picture).findings.isEmpty)
    }

    @Test("what overflows has a label, even by a point and in the middle of letters, before anything else has one")
    func overflowFirst() throws {
        let picture = try Diagram.Picture(
            of: """
                canvas: {width: 160, fill: "#eef"}
                diagram: {annotate: [overflow, {sizes: [title]}]}
                layout:
                  row:
                    spacing: 12
                    children:
                      - {id: title, text: A title that is too long}
                      - {text: "€ 7"}
                """)
        #expect(picture.words.count { $0.hasPrefix("+") } == 2)
        #expect(picture.words.count == 3, "\(picture.words)")
        #expect(DiagramCheck(picture).findings.isEmpty)
    }

    @Test("the name of an element is not on one within it or beside it that has a name, too")
    func names() throws {
        let picture = try Diagram.Picture(
            of: """
                canvas: {width: 300, fill: white}
                diagram: {annotate: [names]}
                layout:
                  column:
                    - {id: header, height: 40}
                    - {id: footer, column: [{id: likes, text: Likes}, {id: caption, text: A caption, height: 60}]}
                """)
        let (layout, label) = (picture.layouts[0], try #require(picture.label("footer")))
        #expect(!layout.contains(Rect(origin: label.frame.center, size: .zero)), "\(label.frame) in \(layout)")
        #expect(DiagramCheck(picture).findings.isEmpty)
    }

    @Test("a measure of a painted box is not repeated for the layout in it", arguments: ["[a]", "all"])
    func repeatedMeasures(_ scope: String) throws {
        let words = try Diagram.Picture(
            of: """
                canvas: {fill: white}
                diagram: {annotate: [{sizes: \(scope)}]}
                layout:
                  preferredSize: [100, 60]
                  with: [{inset: 10, id: a, fill: "#dde"}, {inset: 20}]
                """
        ).words
        #expect(words == (scope == "all" ? ["100 × 60", "120", "120", "160", "80"] : ["120", "80"]))
    }

    @Test("elements beside each other that are as large as each other are each measured")
    func equalSizes() throws {
        let words = try Diagram.Picture(
            of: """
                canvas: {width: 200}
                diagram: {annotate: [{sizes: all}]}
                layout: {column: {spacing: 40, children: [{height: 70, fill: red}, {height: 70, fill: blue}]}}
                """
        ).words
        #expect(words.count { $0 == "200" } == 3)
    }
}

@Suite("Enlarged distances")
struct LensTests {
    /// Texts in a column, some distances apart.
    private func picture(_ distances: [Double], _ diagram: String = "{}") throws -> Diagram.Picture {
        let texts = distances.enumerated().map { "- {text: Name \($0), spacingAfter: \($1)}" } + ["- {text: Last}"]
        return try Diagram.Picture(
            of: """
                canvas: {width: 160, fill: white}
                diagram: \(diagram)
                layout:
                  column:
                    children:
                \(texts.map { "      " + $0 }.joined(separator: "\n"))
                  with: [inset: 16]
                """)
    }

    /// How much parts of the layout are enlarged.
    private func factors(of picture: Diagram.Picture) -> [Double] {
        [2, 2.8, 4.2, 8].filter { picture.operations.contains(.pushTransform(.scale($0, $0))) }
    }

    @Test("a distance that is too small to be seen is enlarged, a smaller one more", arguments: [(1, 8.0), (2, 4.2)])
    func tiny(distance: Double, factor: Double) throws {
        let picture = try picture([distance])
        #expect(factors(of: picture) == [factor])
        let label = try #require(picture.labels.first { $0.text.hasPrefix("\(Int(distance))") })
        // The measure is behind the enlarged part, which is beside the layout.
        let layout = picture.layouts[0]
        #expect(label.frame.minX > layout.maxX + 88 || label.frame.maxX < layout.minX)
        #expect(DiagramCheck(picture).findings.isEmpty)
    }

    @Test("one that can be seen is measured beside the layout, and so is a layout that is enlarged itself")
    func visible() throws {
        #expect(factors(of: try picture([3])).isEmpty)
        #expect(factors(of: try picture([8])).isEmpty)
        let enlarged = try picture([2], "{zoom: 3}")
        #expect(factors(of: enlarged).isEmpty)
        #expect(enlarged.words.contains { $0.hasPrefix("2") })
    }

    @Test("at most two are enlarged, and all are measured")
    func several() throws {
        let picture = try picture([1, 2, 1.5])
        #expect(factors(of: picture).count == 2)
        #expect(picture.words.count { $0.hasSuffix("after") } == 3, "\(picture.words)")
    }
}
