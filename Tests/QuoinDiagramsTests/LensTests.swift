import Quoin
import QuoinDiagrams
import Testing

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
