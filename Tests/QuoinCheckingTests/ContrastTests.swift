import TestSupport
import Testing

@testable import QuoinChecking

@Suite("Contrast")
struct ContrastTests {
    @Test(
        "is that of each width alone",
        arguments: [
            // From one color to the other and back, several times in the range.
            "{row: [{flexGrow: 1, spacer: {}}, {id: words, text: {string: Words, color: white}}]}",
            "{row: [{flexGrow: 1, flexShrink: 1, id: words, text: {string: Words that break into lines, color: white}}]}",
            "{row: [{width: '20%'}, {id: words, text: {string: Words, color: {linear: {stops: [white, black]}}}}]}",
            // Equal texts in front of one color: in round corners, within and below borders, and beyond the canvas.
            """
            {row: [
              {text: {string: One, color: '#888'}, with: [{inset: [1, 6, 1, 6], fill: white, cornerRadius: full}]},
              {text: {string: One, color: '#888'}, with: [{inset: 8, fill: white, cornerRadius: [12, 3, 0, 9]}]},
              {text: {string: One, color: '#888'}, with: [{inset: 4, fill: white, border: {width: 9, color: '#777'}}]},
              {text: {string: One, color: '#888'}, with: [{inset: 8, fill: white, cornerRadius: 6, border: {width: 1, color: '#999'}}]},
              {width: 60}, {text: {string: One, color: '#888'}, with: [{inset: 8, fill: white}]}]}
            """,
            // Texts that edges and round corners of boxes pass, and texts that come over one another.
            """
            {overlay: {
              child: {row: [
                {width: '40%', height: 40, fill: '#222'}, {width: '30%', height: 40, fill: white, cornerRadius: 12},
                {flexGrow: 1, height: 40, fill: '#999'}]},
              overlay: {row: [
                {width: 60}, {text: {string: Words, color: '#777'}}, {flexGrow: 1, flexShrink: 1, width: 20},
                {text: {string: The end, color: '#666', lines: 1}, flexShrink: 1}]}}}
            """,
        ],
        ["{linear: {to: right, repeating: true, stops: ['#555', {color: white, at: 45}]}}", "photo"])
    func everyWidth(layout: String, fill: String) throws {
        let photo = PackageFolder.snapshots.appendingPathComponent("Images/dessert.png").path
        let painted = fill == "photo" ? "{image: '\(photo)', sizing: cover}" : fill
        let text = """
            canvas: {width: 200, height: 40}
            layout: {background: {child: \(layout), background: {fill: \(painted)}}}
            """
        let renderer = try PictureRenderer()
        let folder = TemporaryFolder()
        try folder.write(text, to: "a.yaml")
        let document = try DocumentFile(path: folder.path("a.yaml"), access: .allFiles).read(limits: Limits())
        let widths = (0..<65).map { 320 - 4 * Double($0) }
        func results(_ widths: [Double]) throws -> [ContrastSweep.Result] {
            var sweep = LayoutSweep(document.root, on: document.canvas, widths: widths, settings: Document.Check())
            sweep.contrast = ContrastSweep(on: document.canvas, in: [.light], with: renderer)
            try sweep.run(with: renderer)
            return sweep.contrast?.results.flatMap(\.results) ?? []
        }
        let all = try results(widths)
        for position in widths.indices.aroundEnds(of: all.flatMap(\.ranges)) {
            let alone = try results([widths[position]]).map(\.index)
            let seen = all.filter { $0.ranges.contains { $0.contains(position) } }.map(\.index)
            #expect(alone == seen, "at \(widths[position])")
        }
    }

    @Test("is measured in the other appearance where a kind of one's own asks for it")
    func ownKind() throws {
        let text = Text("Note").id("note").background(Element(Sheet()))
        let found = try text.findings(widths: 100...110)
        #expect(found.map(\.kind) == [.contrast] && found.first?.occurrences.map(\.appearance) == [.dark], "\(found)")
    }
}

/// A sheet in the color of the appearance.
private struct Sheet: PaintedKind {
    static let name = "sheet"
    var paint = Paint()

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.max)
    }

    func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        painter.fill(
            .rectangle(frame), in: frame, with: [.solid(Color(hex: painter.appearance == .dark ? 0 : 0xFF_FFFF))])
    }
}
