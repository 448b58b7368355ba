import QuoinDocument
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

    @Test(
        "what is no list of variants is refused",
        arguments: [
            ("{scale: [1]}", "variants: unknown key \"scale\"; did you mean \"scales\"?"),
            ("{scales: 2}", "variants.scales: expected one value or more, not \"2\""),
            ("{scales: []}", "variants.scales: expected one value or more, not an empty list"),
            ("{scales: [0]}", "variants.scales[0]: expected a number from 0.001 to 100"),
            ("{textScales: [11]}", "variants.textScales[0]: expected a scale above 0 and up to 10"),
            ("{appearances: [drak]}", "did you mean \"dark\"?"),
            ("{sizes: [{width: 3}]}", "variants.sizes[0]: \"name\" is missing"),
            ("{sizes: [{name: a/b}]}", "expected a name of letters, digits, - and _"),
            ("{scales: [2, 2]}", "two variants have the name \"@2x\""),
            ("[dark]", "variants: expected a mapping"),
        ])
    func wrong(variants: String, message: String) {
        let found = problem(variants)
        #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
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
