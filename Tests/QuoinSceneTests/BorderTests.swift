import QuoinLayout
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

    @Test(
        "a border runs inside the bounds, on them or outside",
        arguments: [
            (Border.Position.inside, Rect(0, 0, 100, 50), Rect(4, 4, 92, 42)),
            (.center, Rect(-2, -2, 104, 54), Rect(2, 2, 96, 46)),
            (.outside, Rect(-4, -4, 108, 58), Rect(0, 0, 100, 50)),
        ])
    func position(position: Border.Position, outer: Rect, inner: Rect) throws {
        var border = Border(width: 4)
        border.position = position
        let ring = Shape.rectangle(outer).ring(around: .rectangle(inner))
        #expect(try operations(border) == [.fill(ring, .solid(.black))])
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

    @Test("sides share the ring: its corners are cut from the outer through the inner corners until the cuts meet")
    func sides() throws {
        let line = Border.Line(width: 10, color: Color(hex: 0xFF0000, alpha: 0.5))
        let operations = try operations(Border(top: line, right: line, bottom: line))
        var top = Path()
        top.move(to: Point(0, 0))
        top.line(to: Point(100, 0))
        top.line(to: Point(75, 25))
        top.line(to: Point(0, 25))
        top.close()
        #expect(operations.count == 9)
        #expect(operations[0] == .pushClip(.path(top, .nonZero)))
        #expect(operations[2] == .popClip)
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

    @Test("dashes are as long as browsers have them, and end with the side")
    func dashes() throws {
        let square = try strokes(Border(width: 4, style: .dashed))
        #expect(square.count == 4)
        let top = square[0].style
        #expect(top.dash[0] == 8)
        // 100 points hold nine dashes of 8 and eight gaps of 3.5.
        #expect(top.dash[1] == 3.5)
        #expect(try strokes(Border(width: 1, style: .dashed))[0].style.dash[0] == 3)
    }

    @Test("dots are round and begin half a dot from the corner")
    func dots() throws {
        let top = try strokes(Border(width: 4, style: .dotted))[0].style
        #expect(top.cap == .round && top.dash[0] == 0 && top.phase == -2)
        // 100 points hold thirteen dots of 4 and twelve gaps of 4.
        #expect(top.dash[1] == 8)
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

    @Test("around rounded corners the dashes run without a break")
    func closed() throws {
        let all = try strokes(Border(width: 4, style: .dashed), radius: 10)
        #expect(all.count == 1)
        let length = 2 * (96 + 46) - 8 * 8.0 + 2 * Double.pi * 8
        let period = all[0].style.dash.reduce(0, +)
        #expect(abs((length / period).rounded() - length / period) < 0.01)
    }

    @Test("a side of its own style goes around half of each round corner")
    func roundSides() throws {
        var border = Border(width: 4, style: .dashed)
        border.bottom.style = .dotted
        let top = try #require(try strokes(border, radius: 12).first)
        // The middle of the line is a quarter circle of radius 10 around (12, 12).
        let half = 10 * 0.5.squareRoot()
        guard case .move(let start) = top.path.elements.first, case .curve(_, _, let end) = top.path.elements.last
        else {
            Issue.record("no curves: \(top.path)")
            return
        }
        #expect(abs(start.x - (12 - half)) < 0.01 && abs(start.y - (12 - half)) < 0.01)
        #expect(abs(end.x - (88 + half)) < 0.01 && abs(end.y - (12 - half)) < 0.01)
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

    @Test("an outline runs outside at its distance, its corners around those of the bounds")
    func outline() throws {
        let element = Box().cornerRadius(10).outline(Outline(width: 2, offset: 3))
        let layout = try element.layout(in: SizeRange(exactly: Size(100, 50)))
        let outer = Shape(Rect(-5, -5, 110, 60), radii: CornerRadii(15))
        let inner = Shape(Rect(-3, -3, 106, 56), radii: CornerRadii(13))
        #expect(
            try DisplayList(layout).commands.map(\.operation) == [.fill(outer.ring(around: inner), .solid(.black))])
    }

    @Test("a double border is two rings, each a third of the width in whole pixels, and one where it is too thin")
    func double() throws {
        func ring(_ outer: Double, _ inner: Double) -> DisplayOperation {
            let bounds = Rect(0, 0, 100, 50)
            let hole = Shape.rectangle(bounds.inset(by: EdgeInsets(inner)))
            return .fill(Shape.rectangle(bounds.inset(by: EdgeInsets(outer))).ring(around: hole), .solid(.black))
        }
        #expect(try operations(Border(width: 9, style: .double)) == [ring(0, 3), ring(6, 9)])
        #expect(try operations(Border(width: 4, style: .double)) == [ring(0, 1), ring(3, 4)])
        #expect(try operations(Border(width: 2, style: .double)) == [ring(0, 2)])
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
