import QuoinLayout
import QuoinScene
import Testing

@Suite("Variants")
struct VariantTests {
    /// The names of a document's variants on a canvas of 100 × 50 points.
    private func names(_ variants: String) throws -> [String] {
        let canvas = "canvas: {width: 100, height: 50, scale: 2}"
        return try document("\(canvas)\nvariants: \(variants)\nlayout: {}").allVariants.map(\.suffix)
    }

    private func problem(_ variants: String) -> [String] {
        problems("canvas: {width: 100}\nvariants: \(variants)\nlayout: {}")
    }

    @Test("a document without variants is drawn on its own canvas")
    func none() throws {
        #expect(try document("layout: {}").allVariants.map(\.suffix) == [""])
    }

    @Test("names say what is otherwise than on the canvas, and the document's own comes first")
    func combinations() throws {
        #expect(try names("{scales: [2, 3], appearances: [light, dark]}") == ["", ".dark", "@3x", "@3x.dark"])
        #expect(try names("{directions: [rtl], textScales: [1, 1.5]}") == ["", ".rtl", ".rtl.text150"])
        #expect(
            try names("{sizes: [100, 200, [30, 40], {name: tall, height: 0...900}], scales: [1]}")
                == ["", "@1x", "@1x.200w", "@1x.30x40", "@1x.tall"])
    }

    @Test("a size keeps of the canvas what it does not say")
    func sizes() throws {
        let text = "canvas: {width: 100, height: 0...50}\nvariants: {sizes: [200]}\nlayout: {}"
        let canvas = try #require(try document(text).allVariants.last?.canvas)
        #expect(canvas.range == SizeRange(width: ExtentRange(exactly: 200), height: ExtentRange(min: 0, max: 50)))
    }

    @Test("more combinations than a thousand are too many")
    func limit() {
        let numbers = (1...40).map { "\(Double($0) / 10)" }.joined(separator: ", ")
        #expect(problem("{scales: [\(numbers)], textScales: [\(numbers)]}").first?.contains("1600 variants") == true)
    }

    @Test("a canvas may have larger texts")
    func textScale() throws {
        #expect(try document("canvas: {textScale: 1.5}\nlayout: {}").canvas.textScale == 1.5)
        #expect(problems("canvas: {textScale: 0}\nlayout: {}").count == 1)
    }
}

@Suite("Fractions in Swift")
struct FractionTests {
    @Test("are those of documents")
    func sameStyle() throws {
        let box = Box().width(.percent(100, plus: -50)).layoutPosition(.percent(50), .fraction(1.0 / 3, plus: 4))
        #expect(try root("{width: 100% - 50, layoutPosition: [50%, 1/3 + 4]}").style == box.style)
        #expect(box.layoutPosition(1, 2).style.layoutPositionFraction == .zero)
        #expect(box.width(.percent(20)).style.width == .percent(20))
        #expect(box.width(.percent(20)).width(.percent(100, plus: -50)).style == box.style)
        #expect(try root("{width: \"\(LayoutDimension.percent(33.3))\"}").style.width == .percent(33.3))
    }
}

@Suite("Styles of texts in Swift")
struct StyleTests {
    @Test("texts keep what is not the default")
    func kept() throws {
        let column = Stack(.vertical) {
            Text("a")
            Text("b", style: TextStyle(size: 12))
        }
        .textStyle(TextStyle(families: ["Inter Display"], size: 20))
        let styles = column.erased.children.compactMap { ($0.kind.base as? TextNode)?.text.spans.first?.style }
        #expect(styles.map(\.size) == [20, 12])
        #expect(styles.allSatisfy { $0.families == ["Inter Display"] })
        #expect(Text("a").textStyle(TextStyle(size: 9)).kind.text.spans.first?.style.size == 9)
    }
}
