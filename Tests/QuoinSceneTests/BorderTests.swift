import QuoinScene
import Testing

@Suite("Borders")
struct BorderTests {
    private func operations(_ border: Border, radius: Double = 0) throws -> [DisplayOperation] {
        let element = Box().cornerRadius(radius).border(border)
        return try DisplayList(element.layout(in: SizeRange(exactly: Size(100, 50)))).commands.map(\.operation)
    }

    private func strokes(_ border: Border, radius: Double = 0) throws -> [(path: Path, style: StrokeStyle)] {
        try operations(border, radius: radius).compactMap { operation in
            if case .stroke(let path, let style, _) = operation { (path, style) } else { nil }
        }
    }

    @Test("along an open path, which has no inside, a border is the line itself")
    func openPath() throws {
        func operations(_ data: String, _ position: Border.Position? = nil) throws -> [DisplayOperation] {
            var border = Border(width: 2, style: .dashed)
            border.position = position
            let element = Box().shape(.path(try Path(parsing: data))).border(border)
            return try DisplayList(element.layout(in: SizeRange(exactly: Size(60, 20)))).commands.map(\.operation)
        }
        let line = try Path(parsing: "M0 10 L60 10")
        let open = try operations("M0 10 L60 10")
        guard case .stroke(line, let style, .solid(.black))? = open.first else {
            Issue.record("\(open)")
            return
        }
        #expect(open.count == 1 && style.width == 2)
        let inside = try operations("M0 10 L60 10", .inside)
        #expect(inside.count == 3 && inside.first != open.first)
        // An outline that ends where it began is closed, with or without a line that closes it.
        for closed in ["M0 0 H60 V20 Z", "M0 0 H60 V20 L0 0"] { #expect(try operations(closed).count == 3) }
        #expect(try operations("M0 0 H60 V20 Z M0 10 L60 10").count == 1)
    }

    @Test("a fill ends in the middle of an opaque border where corners are round, so that its rim is not seen")
    func fillBelowBorder() throws {
        func fill(_ border: Border) throws -> DisplayOperation? {
            let element = Box().fill(.white).cornerRadius(10).border(border)
            return try DisplayList(element.layout(in: SizeRange(exactly: Size(100, 50)))).commands.first?.operation
        }
        let whole = DisplayOperation.fill(.rounded(Rect(0, 0, 100, 50), CornerRadii(10), .circular), .solid(.white))
        let inner = DisplayOperation.fill(.rounded(Rect(2, 2, 96, 46), CornerRadii(8), .circular), .solid(.white))
        #expect(try fill(Border(width: 4)) == inner)
        #expect(try fill(Border(width: 4, color: .black.opacity(0.5))) == whole)
        #expect(try fill(Border(width: 4, style: .dashed)) == whole)
        #expect(try fill(Border(bottom: Border.Line(width: 4))) == whole)
    }

    @Test("a border without any width paints nothing")
    func none() throws {
        #expect(try operations(Border()).isEmpty)
    }

    @Test("opaque sides go on for a pixel below those painted later, so that nothing shines through where they meet")
    func opaqueSides() throws {
        var border = Border(width: 10)
        border.left.fill = .solid(Color(hex: 0xFF0000))
        let operations = try operations(border)
        let clips = operations.compactMap { if case .pushClip(let shape) = $0 { shape.bounds } else { nil } }
        #expect(operations.count == 4 * 3)
        #expect(clips == [Rect(-1, 0, 102, 25), Rect(75, 0, 25, 51), Rect(-1, 25, 101, 25), Rect(0, 0, 25, 50)])
    }

    @Test(
        "around the shape of a path, too, dots are as wide as the border and beside the outline",
        arguments: [(Border.Position.inside, 4.0), (.outside, -4)])
    func dotsOfShapes(position: Border.Position, distance: Double) throws {
        var border = Border(width: 8, style: .dotted)
        border.position = position
        for (shape, corner) in [(Paint.FrameShape.ellipse, 1.0), (.diamond, 5.0.squareRoot())] {
            let element = Box().shape(shape).border(border)
            let list = try DisplayList(element.layout(in: SizeRange(exactly: Size(100, 50))))
            let strokes = list.commands.compactMap { command -> (path: Path, style: StrokeStyle)? in
                if case .stroke(let path, let style, _) = command.operation { (path, style) } else { nil }
            }
            #expect(strokes.map(\.style.width) == [8] && strokes.map(\.style.cap) == [.round])
            let frame = try #require(strokes.first).path.bounds
            // The corners of a diamond are further from the outline than its sides.
            #expect(abs(frame.minX - distance * corner) < 0.1)
            #expect(abs(frame.minY - distance * (corner == 1 ? 1 : corner / 2)) < 0.1)
        }
    }

    @Test("a side goes to the end of a corner that is square beside one that is round")
    func squareEnd() throws {
        var border = Border(width: 4, style: .dashed)
        border.bottom.style = .dotted
        let element = Box().cornerRadii(CornerRadii(topLeft: 12)).border(border)
        let operations = try DisplayList(element.layout(in: SizeRange(exactly: Size(100, 50)))).commands.map(
            \.operation)
        let top = operations.lazy.compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }.first
        #expect(top?.elements.last == .line(Point(100, 2)))
    }

    @Test("a pattern is drawn as it is given; one that draws nothing is a plain line")
    func pattern() throws {
        #expect(try strokes(Border(width: 1, style: .pattern([5, 2])), radius: 4)[0].style.dash == [5, 2])
        #expect(try strokes(Border(width: 1, style: .pattern([0, 0])), radius: 4)[0].style.dash == [])
    }

    @Test("the fill of a border lies over the rectangle around its outer edge")
    func fill() throws {
        var border = Border(width: 4, fill: .linear(.toRight, colors: [.white, .black]))
        border.position = .outside
        guard case .fill(_, .gradient(let shading))? = try operations(border).first,
            case .linear(let start, let end) = shading.geometry
        else {
            Issue.record("no gradient")
            return
        }
        #expect(start == Point(-4, 25) && end == Point(104, 25))
    }
}
