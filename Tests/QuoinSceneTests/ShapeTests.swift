import QuoinScene
import Testing

@Suite("Shapes")
struct ShapeTests {
    @Test("radii that are too long for a side all shrink by one factor (CSS Backgrounds 3, §4.5)")
    func fitting() {
        let radii = CornerRadii(topLeft: 100, topRight: 100, bottomRight: 50, bottomLeft: 0)
        #expect(
            radii.fitting(Size(100, 400)) == CornerRadii(topLeft: 50, topRight: 50, bottomRight: 25, bottomLeft: 0))
        #expect(radii.fitting(Size(400, 400)) == radii)
    }

    @Test("a rim takes its width from the radii, and never more than half of the sides")
    func inset() {
        let shape = Shape(Rect(0, 0, 100, 40), radii: CornerRadii(10))
        #expect(shape.inset(by: 4) == Shape(Rect(4, 4, 92, 32), radii: CornerRadii(6)))
        #expect(shape.inset(by: 15) == .rectangle(Rect(15, 15, 70, 10)))
        #expect(shape.inset(by: 30)?.bounds == Rect(30, 20, 40, 0))
        #expect(shape.inset(by: -5) == Shape(Rect(-5, -5, 110, 50), radii: CornerRadii(15)))
    }

    @Test("a shadow's spread makes sharp corners rounder by less than round ones (CSS Backgrounds 3, §6.1.1)")
    func spread() {
        let rect = Rect(0, 0, 100, 60)
        func spread(_ radius: Double, by width: Double) -> Double? {
            guard case .rounded(_, let radii, _)? = Shape(rect, radii: CornerRadii(radius)).spread(by: width) else {
                return nil
            }
            return radii.topLeft.x.extent(in: 0, auto: 0)
        }
        #expect(spread(20, by: 10) == 30)
        #expect(spread(3, by: 10).map { abs($0 - 9.57) < 1e-9 } == true)
        #expect(spread(20, by: -5) == 15)
        #expect(Shape.rectangle(rect).spread(by: 10) == .rectangle(Rect(-10, -10, 120, 80)))
    }

    @Test("full corners are the ends of a capsule")
    func capsule() {
        let rect = Rect(0, 0, 100, 40)
        guard case .rounded(_, let radii, _) = Shape(rect, radii: CornerRadii(all: .full)) else {
            Issue.record("not round")
            return
        }
        let radius = radii.topLeft.x.extent(in: 0, auto: 0)
        #expect(abs(radius - 20) < 1e-9 && radii == CornerRadii(radius))
    }

    @Test("without radii a shape is a rectangle")
    func plain() {
        #expect(Shape(Rect(0, 0, 10, 10), radii: .zero) == .rectangle(Rect(0, 0, 10, 10)))
    }

    @Test("the sine and cosine of whole eighths and quarters are exact", arguments: [-360.0, 0, 360, 720])
    func directions(turn: Double) {
        #expect(Direction(degrees: turn).sine == 0 && Direction(degrees: turn).cosine == 1)
        #expect(Direction(degrees: turn + 90).sine == 1 && Direction(degrees: turn + 90).cosine == 0)
        #expect(Direction(degrees: turn + 180).cosine == -1)
        #expect(Direction(degrees: turn + 270).sine == -1)
        #expect(abs(Direction(degrees: turn + 30).sine - 0.5) < 1e-15)
        #expect(abs(Direction(degrees: turn + 45).sine - 0.5.squareRoot()) < 1e-15)
    }

    @Test("fractions of radii are of the width and of the height, and a corner with a half axis of 0 is square")
    func ellipticRadii() {
        let rect = Rect(0, 0, 100, 40)
        let half = Shape(rect, radii: CornerRadii(all: .percent(50)))
        #expect(half.path == Path(ellipseIn: rect))
        #expect(Shape(rect, radii: CornerRadii(all: CornerRadii.Radius(x: 20, y: 0))) == .rectangle(rect))
        let radii = CornerRadii(all: CornerRadii.Radius(x: 20, y: .percent(25)))
        let inner = CornerRadii(all: CornerRadii.Radius(x: 16, y: 6))
        #expect(Shape(rect, radii: radii).inset(by: 4) == .rounded(Rect(4, 4, 92, 32), inner, .circular))
    }

    @Test("the angle of a direction", arguments: [-179.5, -90, -45, -1, 0, 1, 30, 45, 90, 135, 179])
    func angles(degrees: Double) {
        let direction = Direction(degrees: degrees)
        #expect(abs(Direction.degrees(ofX: direction.cosine * 3, y: direction.sine * 3) - degrees) < 1e-10)
    }
}
