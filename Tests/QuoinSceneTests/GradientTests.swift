import QuoinScene
import Testing

@Suite("Gradients")
struct GradientTests {
    private func gradient(_ fill: Fill, in area: Rect) throws -> GradientShading {
        guard case .gradient(let shading) = fill.shading(of: area, appearance: .light) else {
            throw Missing()
        }
        return shading
    }

    private struct Missing: Error {}

    @Test(
        "the line of an angle or a side goes through the middle and reaches the corners (CSS Images 3, §3.1)",
        arguments: [
            (Gradient.LineDirection.toRight, Point(10, 60), Point(110, 60)),
            (.toBottom, Point(60, 10), Point(60, 110)),
            (.degrees(0), Point(60, 110), Point(60, 10)),
            (.degrees(90), Point(10, 60), Point(110, 60)),
            (.degrees(135), Point(10, 10), Point(110, 110)),
            (.degrees(-45), Point(110, 110), Point(10, 10)),
            (.toTopLeft, Point(110, 110), Point(10, 10)),
        ])
    func lines(direction: Gradient.LineDirection, start: Point, end: Point) throws {
        let shading = try gradient(.linear(direction, colors: [.black, .white]), in: Rect(10, 10, 100, 100))
        guard case .linear(let from, let to) = shading.geometry else { return }
        #expect(abs(from.x - start.x) < 1e-9 && abs(from.y - start.y) < 1e-9)
        #expect(abs(to.x - end.x) < 1e-9 && abs(to.y - end.y) < 1e-9)
    }

    @Test("to a corner, the other two corners have the color half way")
    func toCorner() throws {
        let shading = try gradient(.linear(.toBottomRight, colors: [.black, .white]), in: Rect(0, 0, 200, 100))
        guard case .linear(let from, let to) = shading.geometry else { return }
        let reach = to - from
        let square = reach.x * reach.x + reach.y * reach.y
        for corner in [Point(200, 0), Point(0, 100)] {
            let way = corner - from
            #expect(abs((way.x * reach.x + way.y * reach.y) / square - 0.5) < 1e-9)
        }
    }

    @Test(
        "stops without a place stand at equal distances, and none stands before the one in front of it",
        arguments: [
            ([LayoutDimension.auto, .auto, .auto], [0, 0.5, 1]),
            ([.auto, .fraction(0.8), .auto, .auto], [0, 0.8, 0.9, 1]),
            ([.fraction(0.5), .fraction(0.2), .auto], [0.5, 0.5, 1]),
            ([.points(10), .auto, .points(30)], [0.1, 0.2, 0.3]),
        ])
    func stops(positions: [LayoutDimension], offsets: [Double]) throws {
        let fill = Fill.linear(.toRight, positions.map { Gradient.Stop(.black, at: $0) })
        let found = try gradient(fill, in: Rect(0, 0, 100, 10)).stops.map(\.offset)
        #expect(zip(found, offsets).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    }

    @Test("a gradient of one color is that color, one of none is nothing")
    func degenerate() {
        let area = Rect(0, 0, 10, 10)
        #expect(Fill.linear(.toTop, colors: [.white]).shading(of: area, appearance: .light) == .solid(.white))
        #expect(Fill.linear(.toTop, colors: []).shading(of: area, appearance: .light) == .solid(.transparent))
    }

    @Test("a hint lies between its stops; at one of them the color changes at once")
    func hints() throws {
        func stops(_ hint: LayoutDimension) throws -> [GradientShading.Stop] {
            let stops = [Gradient.Stop(.white, at: .percent(20), hint: hint), Gradient.Stop(.black, at: .percent(60))]
            return try gradient(.linear(.toRight, stops), in: Rect(0, 0, 100, 10)).stops
        }
        let (white, black) = (RGBA.white, RGBA.black)
        #expect(try stops(.points(30)).map(\.hint) == [0.3, nil])
        #expect(try stops(.auto).map(\.hint) == [nil, nil])
        #expect(try stops(.percent(10)).map(\.color) == [white, black, black])
        #expect(try stops(.percent(90)).map(\.offset) == [0.2, 0.6, 0.6])
        #expect(try stops(.percent(90)).map(\.color) == [white, white, black])
    }
}

@Suite("Radial and conic gradients")
struct RadialGradientTests {
    private let area = Rect(0, 0, 100, 60)

    private func radii(_ extent: Gradient.RadialExtent, _ x: Double, _ y: Double) -> Size? {
        let fill = Fill.radial(extent, center: RelativePoint(.points(x), .points(y)), colors: [.black, .white])
        guard case .gradient(let shading) = fill.shading(of: area, appearance: .light),
            case .radial(_, let radii) = shading.geometry
        else { return nil }
        return radii
    }

    @Test(
        "a circle reaches to the side or corner it is reported (CSS Images 3, §3.2)",
        arguments: [
            (Gradient.RadialExtent.Reach.closestSide, 20.0), (.farthestSide, 70), (.closestCorner, 36.0555),
            (.farthestCorner, 80.6226),
        ])
    func circles(reach: Gradient.RadialExtent.Reach, radius: Double) throws {
        let found = try #require(radii(.circle(reach), 30, 20))
        #expect(abs(found.width - radius) < 1e-3 && found.width == found.height)
    }

    @Test("an ellipse touches the sides, or goes through the corner in the same proportions")
    func ellipses() throws {
        #expect(radii(.ellipse(.closestSide), 30, 20) == Size(30, 20))
        #expect(radii(.ellipse(.farthestSide), 30, 20) == Size(70, 40))
        let corner = try #require(radii(.ellipse(.farthestCorner), 30, 20))
        #expect(abs(corner.width - 98.995) < 1e-3 && abs(corner.height - 56.569) < 1e-3)
        #expect(radii(.radii(.fraction(0.5), 7), 30, 20) == Size(50, 7))
    }

    @Test("a gradient that has no length, or repeats nothing, is its last color")
    func degenerate() {
        let flat = Fill.radial(.radii(0, 0), colors: [.black, .white])
        #expect(flat.shading(of: area, appearance: .light) == .solid(.white))
        var still = Gradient(.linear(.toTop), stops: [Gradient.Stop(.black, at: 5), Gradient.Stop(.white, at: 5)])
        still.spread = .repeat
        #expect(Fill.gradient(still).shading(of: area, appearance: .light) == .solid(.white))
    }
}
