import QuoinScene
import Testing

@Suite("Paths")
struct PathTests {
    private func ends(_ data: String) throws -> [Point] {
        try Path(parsing: data).elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: nil
            }
        }
    }

    @Test(
        "the same square in every notation (SVG 2, §9.3)",
        arguments: [
            "M10 10 L20 10 L20 20 L10 20 Z", "M10,10,20,10,20,20,10,20z", "m10 10 10 0 0 10-10 0z",
            "M10 10h10v10h-10z", "M10 10H20V20H10Z", "M1e1 1.e1h+10v10.0h-10z",
        ])
    func lines(data: String) throws {
        let path = try Path(parsing: data)
        #expect(try ends(data) == [Point(10, 10), Point(20, 10), Point(20, 20), Point(10, 20)])
        #expect(path.elements.last == .close)
        #expect(path.bounds == Rect(10, 10, 10, 10))
    }

    @Test("after a close the path goes on where it began, and numbers need no separator where none is missed")
    func compact() throws {
        #expect(try ends("M10-10.5.5.25") == [Point(10, -10.5), Point(0.5, 0.25)])
        #expect(try ends("M1 2l3 4zl5 5") == [Point(1, 2), Point(4, 6), Point(6, 7)])
    }

    @Test("a smooth curve goes on in the direction of the one before")
    func smooth() throws {
        let path = try Path(parsing: "M0 0C0 10 10 20 20 20S40 10 40 0")
        #expect(path.elements[2] == .curve(Point(30, 20), Point(40, 10), Point(40, 0)))
        let quadratic = try Path(parsing: "M0 0Q3 6 6 0T12 0")
        #expect(quadratic.elements[1] == .curve(Point(2, 4), Point(4, 4), Point(6, 0)))
        #expect(quadratic.elements[2] == .curve(Point(8, -4), Point(10, -4), Point(12, 0)))
    }

    @Test(
        "an arc ends at its point and passes its farthest one",
        arguments: [
            ("M0 0A10 10 0 0 1 20 0", Rect(0, -10, 20, 10)), ("M0 0A10 10 0 0 0 20 0", Rect(0, 0, 20, 10)),
            ("M0 0A5 5 0 0 1 20 0", Rect(0, -10, 20, 10)), ("M0 0A0 5 0 0 1 20 0", Rect(0, 0, 20, 0)),
            ("M0 0A10 10 0 0120 0", Rect(0, -10, 20, 10)), ("M0 0a10 20 90 0 1 40 0", Rect(0, -10, 40, 10)),
        ])
    func arcs(data: String, around: Rect) throws {
        let path = try Path(parsing: data)
        for (found, expected) in [
            (path.bounds.minX, around.minX), (path.bounds.minY, around.minY), (path.bounds.maxX, around.maxX),
            (path.bounds.maxY, around.maxY),
        ] { #expect(abs(found - expected) < 1e-9, "\(path.bounds)") }
    }

    @Test("the points of an arc lie on its circle")
    func onCircle() throws {
        // Three quarters around 10, 10 clockwise, and the quarter that is left the other way.
        for (data, count) in [("M10 0A10 10 0 1 1 0 10", 3), ("M10 0A10 10 0 0 0 0 10", 1)] {
            let points = try ends(data)
            #expect(points.count == 1 + count)
            for point in points {
                let square = (point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10)
                #expect(abs(square - 100) < 1e-9)
            }
        }
    }

    @Test(
        "what is no path data is an error with its place",
        arguments: [
            ("L1 1", Path.ParsingError(expected: .moveFirst, offset: 0)),
            ("M1", Path.ParsingError(expected: .number, offset: 2)),
            ("M1 1X", Path.ParsingError(expected: .command, offset: 4)),
            ("M1 1 A1 1 0 2 0 3 3", Path.ParsingError(expected: .flag, offset: 12)),
            ("5 5", Path.ParsingError(expected: .command, offset: 0)),
            ("M1 1L2 --3", Path.ParsingError(expected: .number, offset: 7)),
            ("M1e999 1", Path.ParsingError(expected: .number, offset: 1)),
        ])
    func errors(data: String, error: Path.ParsingError) {
        #expect(throws: error) { try Path(parsing: data) }
    }

    @Test("a path of a view box is stretched to the frame; another stays as large as it is")
    func shapes() throws {
        let triangle = try Path(parsing: "M0 0H10L5 10Z")
        func bounds(_ shape: Paint.FrameShape) throws -> Rect? {
            let element = Box().fill(.black).shape(shape).preferredSize(40, 20).inset(10)
            let list = try DisplayList(element.layout(in: .unconstrained))
            return list.commands.compactMap { command in
                if case .fill(let shape, _) = command.operation { shape.bounds } else { nil }
            }.first
        }
        #expect(try bounds(.scaledPath(triangle, viewBox: Rect(0, 0, 10, 10))) == Rect(10, 10, 40, 20))
        #expect(try bounds(.path(triangle)) == Rect(10, 10, 10, 10))
        #expect(try bounds(.ellipse) == Rect(10, 10, 40, 20))
    }
}

@Suite("What an outline takes of a row")
struct FlatOutlineTests {
    @Test("a row has the points of the outline within it, from the leftmost to the rightmost")
    func triangle() throws {
        let outline = FlatOutline(try Path(parsing: "M10 0L20 10H0"))
        #expect(try #require(outline.extent(from: 0, to: 5)) == (5, 15))
        #expect(try #require(outline.extent(from: 5, to: 5.5)) == (4.5, 15.5))
        #expect(try #require(outline.extent(from: 9, to: 30)) == (0, 20))
        #expect(outline.bottom == 10)
    }

    @Test("an outline takes nothing of a row above it, below it, or at its edge only")
    func outside() throws {
        let outline = FlatOutline(Path(Rect(0, 10, 5, 5)))
        #expect(outline.extent(from: 0, to: 10) == nil)
        #expect(outline.extent(from: 15, to: 20) == nil)
        #expect(try #require(outline.extent(from: 14, to: 20)) == (0, 5))
    }

    @Test("a curve is as wide as it is at the row's height")
    func circle() throws {
        let extent = try #require(FlatOutline(Path(ellipseIn: Rect(0, 0, 20, 20))).extent(from: 4, to: 4.001))
        // 6 above the middle of a circle of radius 10 its half width is 8.
        #expect(abs(extent.start - 2) < 0.1 && abs(extent.end - 18) < 0.1)
    }

    @Test("what has no height takes nothing, of any row")
    func level() throws {
        let outline = FlatOutline(try Path(parsing: "M0 5H10"))
        #expect(outline.bottom == nil && outline.extent(from: 0, to: 10) == nil)
        #expect(FlatOutline(Path()).bottom == nil)
    }
}
