import QuoinLayout
import QuoinScene
import Testing

@Suite("Painting text")
struct TextPaintingTests {
    private func operations(_ text: Text) throws -> [DisplayOperation] {
        var environment = LayoutEnvironment()
        environment[TextShaperKey.self] = BlockShaper()
        let layout = try text.inset(5).layout(in: .unconstrained, environment: environment)
        return try DisplayList(layout, shaper: BlockShaper()).commands.map(\.operation)
    }

    /// The areas that are filled, in order.
    private func fills(_ text: Text) throws -> [Rect] {
        try operations(text).compactMap { operation in
            if case .fill(.rectangle(let rect), _) = operation { rect } else { nil }
        }
    }

    private let red = RGBA(hex: 0xFF0000)

    @Test("plain letters are one step a run, in their color")
    func plain() throws {
        let operations = try operations(Text("ab").color(Color(red)))
        #expect(operations.count == 1)
        guard case .glyphs(let run, let origin, .solid(let color)) = operations[0] else {
            Issue.record("no glyphs: \(operations)")
            return
        }
        #expect(run.text == "ab" && origin == Point(5, 5) && color == red)
    }

    @Test("an underline stands where the font has it, behind the letters; a line through them in front")
    func lines() throws {
        #expect(try fills(Text("ab").underline()) == [Rect(5, 14, 20, 1)])
        #expect(try fills(Text("ab").strikethrough()) == [Rect(5, 10, 20, 1)])
        let both = try operations(Text("ab").underline().strikethrough())
        #expect(both.count == 3)
        guard case .glyphs = both[1] else {
            Issue.record("letters are not between the lines: \(both)")
            return
        }
    }

    @Test("a line is as thick as said, in whole pixels, and goes on through runs that have it")
    func thickness() throws {
        let text = Text("ab").underline(thickness: 2.4) + Text("c").underline(thickness: 2.4).italic()
        #expect(try fills(text) == [Rect(5, 14, 30, 2)])
        #expect(try fills(Text("a").underline(thickness: 0.1)) == [Rect(5, 14, 10, 1)])
        #expect(try fills(Text("a\nb").underline()) == [Rect(5, 14, 10, 1), Rect(5, 24, 10, 1)])
    }

    @Test("an underline leaves its thickness free beside letters that reach into it (CSS Text Decoration 4, §2.9)")
    func skippedInk() throws {
        func parts(_ text: Text) throws -> [ClosedRange<Double>] {
            let clip = try operations(text).lazy.compactMap { operation in
                if case .pushClip(let shape) = operation { shape.path } else { nil }
            }.first
            let corners = (clip?.elements ?? []).compactMap { element -> Double? in
                switch element {
                case .move(let point), .line(let point): point.x
                case .curve, .close: nil
                }
            }
            // Every rectangle begins at its top left corner and goes to the top right one.
            return stride(from: 0, to: corners.count, by: 4).map { corners[$0]...corners[$0 + 1] }
        }
        #expect(try parts(Text("aga").underline(skipsInk: true)) == [5...17, 23...35])
        #expect(try parts(Text("aga").underline(thickness: 2, skipsInk: true)) == [5...16, 24...35])
        #expect(try parts(Text("aga").underline()) == [])
        #expect(try parts(Text("aaa").underline(skipsInk: true)) == [])
        // Between the letters are 6 points: none for a line that leaves 3 beside each.
        #expect(try parts(Text("gg").underline(thickness: 3, skipsInk: true)) == [])
    }

    @Test("a double line is two, the styles with gaps and waves are strokes")
    func styles() throws {
        #expect(try fills(Text("a").underline(.double)) == [Rect(5, 14, 10, 1), Rect(5, 16, 10, 1)])
        for style in [TextStyle.Decoration.Style.dotted, .dashed, .dashDot, .dashDotDot, .wavy] {
            let strokes = try operations(Text("abc").underline(style, color: Color(red))).filter {
                if case .stroke(let path, _, .solid(let color)) = $0 {
                    path.bounds.minX == 5 && color == red
                } else {
                    false
                }
            }
            #expect(strokes.count == 1)
        }
    }

    @Test("a line has its own color, or that of its letters")
    func lineColors() throws {
        func colors(_ text: Text) throws -> [RGBA] {
            try operations(text).compactMap { operation in
                if case .fill(_, .solid(let color)) = operation { color } else { nil }
            }
        }
        #expect(try colors(Text("a").color(Color(red)).underline()) == [red])
        #expect(try colors(Text("a").color(Color(red)).underline(color: .white)) == [.white])
        #expect(try colors((Text("a").color(Color(red)) + Text("b")).underline()) == [red, .black])
    }

    @Test("a background is behind everything, one for the runs of a line that have it")
    func backgrounds() throws {
        let text = Text("a\nb").highlight(.white) + Text("c").highlight(.white).bold() + Text("d").underline()
        #expect(try fills(text) == [Rect(5, 5, 10, 10), Rect(5, 15, 20, 10), Rect(25, 24, 10, 1)])
    }

    @Test("a background is rounded where it begins and ends, and grows upwards and downwards")
    func roundedBackgrounds() throws {
        func shapes(_ text: Text) throws -> [Shape] {
            try operations(text).compactMap { if case .fill(let shape, _) = $0 { shape } else { nil } }
        }
        let padding = EdgeInsets(top: 2, bottom: 1)
        let whole = try shapes(Text("a").highlight(.solid(.white), radius: 3, padding: padding))
        #expect(whole == [Shape(Rect(5, 3, 10, 13), radii: CornerRadii(3))])
        let parts = try shapes(Text("a\nb\nc").highlight(.solid(.white), radius: 3))
        #expect(
            parts == [
                Shape(Rect(5, 5, 10, 10), radii: CornerRadii(topLeft: 3, bottomLeft: 3)),
                .rectangle(Rect(5, 15, 10, 10)),
                Shape(Rect(5, 25, 10, 10), radii: CornerRadii(topRight: 3, bottomRight: 3)),
            ])
    }

    @Test("a line along letters of several sizes is straight: it belongs to most of them")
    func linesAlongSizes() throws {
        let small = Text("abc")
        #expect(try fills((small + Text("d").fontSize(32)).underline()) == [Rect(5, 14, 40, 1)])
        #expect(try fills((Text("d").fontSize(32) + small).underline()) == [Rect(5, 14, 40, 1)])
        #expect(try fills((Text("d").baselineOffset(3) + small).underline()) == [Rect(5, 14, 40, 1)])
    }

    @Test("a line stands above the letters, or below them at a distance of its own")
    func lineDistances() throws {
        #expect(try fills(Text("a").overline()) == [Rect(5, 4, 10, 1)])
        #expect(try fills(Text("a").underline(offset: 3)) == [Rect(5, 16, 10, 1)])
        #expect(try fills(Text("a").underline(offset: -2, skipsInk: true)) == [Rect(5, 11, 10, 1)])
    }

    @Test("a gradient extends over all letters that have it")
    func gradients() throws {
        let fill = Fill.linear(.toRight, colors: [.black, .white])
        let text = Text("a") + Text("bc\nd").color(fill)
        let geometries = try operations(text).compactMap { operation -> GradientShading.Geometry? in
            if case .glyphs(_, _, .gradient(let gradient)) = operation { gradient.geometry } else { nil }
        }
        let whole = GradientShading.Geometry.linear(start: Point(5, 15), end: Point(35, 15))
        #expect(geometries == [whole, whole])
    }

    @Test("outlines are drawn over the letters, or behind them", arguments: [TextStyle.Stroke.Order.over, .behind])
    func strokes(order: TextStyle.Stroke.Order) throws {
        let operations = try operations(Text("a").textStroke(width: 3, color: Color(red), order: order))
        let outline = operations.firstIndex {
            if case .glyphOutlines(_, Point(5, 5), StrokeStyle(width: 3), .solid(red)) = $0 { true } else { false }
        }
        #expect(operations.count == 2)
        #expect(outline == (order == .over ? 1 : 0))
    }

    @Test("letters with the same shadows cast them as one group, with their lines")
    func shadows() throws {
        let text = (Text("a\nb") + Text("c").bold()).underline().textShadow(
            color: Color(red), radius: 2, offset: Point(1, 3))
        let operations = try operations(text + Text("d"))
        let cast = ShadowCast(color: red, radius: 2, offset: Point(1, 3))
        #expect(operations.first == .pushGroup(PaintGroup(shadows: [cast])))
        #expect(operations.firstIndex(of: .popGroup) == operations.count - 2)
    }

    @Test("translucent letters cast a shadow as opaque ones do, and are painted over it")
    func shadowsOfTranslucentLetters() throws {
        let color = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        let text = Text("a").color(Color(color)).underline().textShadow(color: .black, radius: 2, offset: Point(1, 3))
        let operations = try operations(text)
        var group = PaintGroup(shadows: [ShadowCast(color: .black, radius: 2, offset: Point(1, 3))])
        group.showsContent = false
        #expect(operations.first == .pushGroup(group))
        let colors = operations.compactMap { operation -> RGBA? in
            switch operation {
            case .fill(_, .solid(let color)), .glyphs(_, _, .solid(let color)): color
            default: nil
            }
        }
        #expect(colors == [red, red, color, color] && operations[3] == .popGroup)
    }

    @Test("a background that is cloned has its corners at each line's ends", arguments: [true, false])
    func clonedBackground(isCloned: Bool) throws {
        var style = TextStyle()
        (style.background, style.backgroundRadius) = (.solid(Color(red)), 3)
        style.backgroundBreak = isCloned ? .clone : .slice
        let shapes = try operations(Text("a\nb\nc", style: style)).compactMap { operation -> Shape? in
            if case .fill(let shape, .solid(red)) = operation { shape } else { nil }
        }
        let whole = shapes.map { $0 == Shape($0.bounds, radii: CornerRadii(3)) }
        #expect(whole == Array(repeating: isCloned, count: 3))
    }

    @Test("adaptive colors are those of the appearance")
    func appearance() throws {
        var environment = LayoutEnvironment()
        environment[TextShaperKey.self] = BlockShaper()
        let text = Text("a").color(Color(light: .black, dark: .white))
        let layout = try text.layout(in: .unconstrained, environment: environment)
        let commands = try DisplayList(layout, appearance: .dark, shaper: BlockShaper()).commands
        guard case .glyphs(_, _, .solid(.white)) = commands[0].operation else {
            Issue.record("not white: \(commands)")
            return
        }
    }
}
