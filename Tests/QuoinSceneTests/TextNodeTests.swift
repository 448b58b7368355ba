import QuoinLayout
import QuoinScene
import Testing

/// Shapes every text as one line of squares as large as its font, the baseline at three quarters.
private struct SquareShaper: TextShaper {
    func minimumWidth(of text: TextContent) -> Double { shape(text, in: .zero).size.width }

    func shape(_ text: TextContent, in room: Size) -> ShapedText {
        let size = text.spans.first?.style.size ?? 0
        let width = min(Double(text.string.count) * size, room.width)
        let line = ShapedLine(frame: Rect(0, 0, width, size), baseline: size * 0.75, runs: [])
        return ShapedText(size: Size(width, size), lines: [line])
    }
}

@Suite("Text nodes")
struct TextNodeTests {
    private var environment: LayoutEnvironment {
        var environment = LayoutEnvironment()
        environment[TextShaperKey.self] = SquareShaper()
        return environment
    }

    @Test("a scaled shaper shapes texts larger than their style says, in the room there is")
    func scaled() {
        let shaper = ScaledTextShaper(SquareShaper(), factor: 1.5)
        let text = TextContent("four", style: TextStyle(size: 10))
        #expect(shaper.shape(text, in: Size(.infinity, .infinity)).size == Size(60, 15))
        #expect(shaper.shape(text, in: Size(25, .infinity)).size == Size(25, 15))
    }

    @Test("a text has the size of its lines within the room's maximum (Texture, §3.7)")
    func size() throws {
        let text = Text("four", style: TextStyle(size: 10))
        #expect(try text.layout(in: .unconstrained, environment: environment).size == Size(40, 10))
        let narrow = SizeRange(min: .zero, max: Size(25, .infinity))
        #expect(try text.layout(in: narrow, environment: environment).size == Size(25, 10))
    }

    @Test("insets are part of the size, and shift the baselines (Texture, §11.4)")
    func insets() throws {
        let text = Text("four", style: TextStyle(size: 10)).textInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(try text.layout(in: .unconstrained, environment: environment).size == Size(46, 14))
        let narrow = SizeRange(min: .zero, max: Size(25, .infinity))
        #expect(try text.layout(in: narrow, environment: environment).size == Size(25, 14))
        let row = Stack(.horizontal) {
            text.id("inset")
            Text("b", style: TextStyle(size: 2)).id("plain")
        }.alignItems(.baselineFirst)
        // Baselines at 1 + 7.5 and at 1.5.
        #expect(try row.layout(in: .unconstrained, environment: environment).frame(ofID: "plain")?.minY == 7)
    }

    @Test("baselines of different sizes meet in a row")
    func baselines() throws {
        let row = Stack(.horizontal) {
            Text("a", style: TextStyle(size: 40)).id("large")
            Text("b", style: TextStyle(size: 20)).id("small")
        }.alignItems(.baselineFirst)
        let layout = try row.layout(in: .unconstrained, environment: environment)
        #expect(layout.frame(ofID: "large") == Rect(0, 0, 40, 40))
        #expect(layout.frame(ofID: "small") == Rect(40, 15, 20, 20))
    }
}
