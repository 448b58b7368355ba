import TestSupport
import Testing

@testable import QuoinChecking

@Suite("Contrast")
struct ContrastTests {
    private func findings(_ layout: String, fill: String = "white", widths: String = "320...340") throws
        -> [LayoutFinding]
    {
        try CheckedText().findings(
            """
            canvas: {width: 330, height: 60, fill: \(fill)}
            check: {widths: \(widths)}
            layout: \(layout)
            """)
    }

    @Test("is that of the colors, with a color that would do")
    func plain() throws {
        let found = try findings("{id: note, text: {string: A note, color: '#8e8e93'}}")
        #expect(
            found.map(\.description) == [
                "at every width `note` has a contrast of 3.2 where 4.5 is needed: #8e8e93 against #ffffff; "
                    + "color: #747479 on `note` would do"
            ])
        #expect(try findings("{text: {string: A note, color: '#747479'}}").isEmpty)
    }

    @Test("is that of the line around letters where it is the higher one")
    func outlined() throws {
        func letters(_ color: String, _ line: String, width: Double) -> String {
            "{text: {string: Outlined, size: 20, weight: bold, color: '\(color)', "
                + "stroke: {width: \(width), color: '\(line)'}}}"
        }
        #expect(try findings(letters("white", "black", width: 3)).isEmpty)
        #expect(try findings(letters("#0000", "white", width: 1), fill: "black").isEmpty)
        #expect(try findings(letters("black", "#eee", width: 1)).isEmpty)
        #expect(try findings(letters("white", "#eee", width: 1)).count == 1)
    }

    @Test("is no concern of color glyphs, which have colors of their own")
    func colorGlyphs() throws {
        #expect(try findings("{text: 🌙}", fill: "'#5e5ce6'").isEmpty)
        #expect(try findings("{text: Night 🌙}", fill: "'#5e5ce6'").count == 1)
    }

    @Test("of a part of a text names the span and its line")
    func spans() throws {
        let found = try findings(
            """
            {text: {spans: [
              "Fine words, then ",
              {string: pale ones, color: "#aaa"}]}}
            """)
        #expect(
            found.map(\.description) == [
                "at every width the span \"pale ones\" of text \"Fine words, then pale ones\" has a contrast of 2.3 "
                    + "where 4.5 is needed: #aaaaaa against #ffffff; color: #747474 on the span \"pale ones\" of "
                    + "text \"Fine words, then pale ones\" would do"
            ])
        #expect(found.map(\.place?.line) == [5])
    }

    @Test("is raised by the smallest change, of the letters or of what is behind them")
    func smallestChange() throws {
        let button = "{text: {string: Buy, color: white}, with: [{inset: 8, fill: '#c2563b', id: buy}]}"
        #expect(try findings(button).map(\.remedy) == ["fill: #c0543a on `buy`"])
        #expect(
            try findings("{text: {string: Buy, color: white}}", fill: "'#c2563b'").map(\.remedy) == [
                "fill: #c0543a on the canvas"
            ])
        // The other text needs the fill as it is.
        let both = "{column: [{text: {string: Buy, color: white}}, {text: {string: Sell, color: '#060606'}}]}"
        let remedies = try findings(both, fill: "'#c2563b'").map(\.remedy)
        #expect(remedies.count == 1 && remedies[0]?.hasPrefix("color: ") == true, "\(remedies)")
    }

    @Test("of large letters may be lower, but is not rounded up")
    func large() throws {
        #expect(try findings("{text: {string: A note, size: 24, color: '#949494'}}").isEmpty)
        #expect(try findings("{text: {string: A note, size: 24, color: '#959595'}}").count == 1)
        #expect(try findings("{text: {string: A note, size: 24, color: '#8e8e93'}}").isEmpty)
        #expect(try findings("{text: {string: A note, size: 19, weight: bold, color: '#8e8e93'}}").isEmpty)
        #expect(try findings("{text: {string: A note, size: 18, weight: bold, color: '#8e8e93'}}").count == 1)
    }

    @Test("counts opacity, and what lies over the text")
    func opacity() throws {
        #expect(try findings("{text: {string: A note}, opacity: 0.4}").count == 1)
        #expect(try findings("{text: {string: A note}, with: [{overlay: {fill: '#fff9'}}]}").count == 1)
    }

    @Test("is looked for in the dark appearance")
    func dark() throws {
        let found = try findings("{text: {string: A note}}", fill: "{light: white, dark: '#222'}")
        #expect(found.flatMap(\.occurrences).map(\.appearance) == [.dark])
        let same = "canvas: {width: 200, height: 40, fill: white}\nlayout: {text: {string: A note, color: '#aaa'}}"
        let dark = try CheckedText().findings(same) { $0.settings.appearances = [.dark] }
        #expect(dark.map(\.kind) == [.contrast])
    }

    @Test("on a gradient begins at the pixel at which a letter has too little")
    func gradient() throws {
        let layout = "{row: [{id: words, text: {string: Words over a gradient, color: white}}]}"
        func found(_ widths: String) throws -> [LayoutFinding] {
            try findings(layout, fill: "{linear: {to: right, stops: ['#555', white]}}", widths: widths)
        }
        let all = try #require(try found("700...900").first?.occurrences.first)
        #expect(all.widths.count == 1 && !all.isEverywhere)
        let last = try #require(all.widths.first?.upperBound)
        #expect(try found("\(Int(last))...\(Int(last))").count == 1)
        #expect(try found("\(Int(last) + 1)...\(Int(last) + 1)").isEmpty)
    }

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

    @Test("is found where a text passes something narrow")
    func passing() throws {
        let layout = """
            {absolute: {children: [
              {fill: white, preferredSize: [5, 60], layoutPosition: [211, 0]},
              {width: '100%', height: 20, row: [{flexGrow: 1, spacer: {}}, {id: i, text: {string: i, color: white}}]}]}}
            """
        func findings(widths: String) throws -> [LayoutFinding] {
            try self.findings(layout, fill: "black", widths: widths).filter { $0.kind == .contrast }
        }
        let found = try findings(widths: "150...900")
        let ranges = found.flatMap(\.occurrences).flatMap(\.widths)
        let range = try #require(ranges.first)
        #expect(ranges.count == 1 && range.upperBound - range.lowerBound < 11, "\(ranges)")
        #expect(
            try findings(widths: "\(range.lowerBound - 1)...\(range.lowerBound - 1)").isEmpty)
        #expect(
            try findings(widths: "\(range.upperBound + 1)...\(range.upperBound + 1)").isEmpty)
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
