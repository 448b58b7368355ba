import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// Lines along paths: their ends and corners.
@MainActor
@Suite("lines along paths")
struct StrokeTests {
    /// A view of 40 × 40 points that draws by code.
    private final class Drawing: UIView {
        var code: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(code) }
    }

    private func picture(_ code: @escaping (CGContext) -> Void) throws -> [UInt8] {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.code = code
        return try picture(of: view)
    }

    private func picture(of view: UIView) throws -> [UInt8] {
        try PictureRenderer().draw(view, on: Canvas(width: 40, height: 40, scale: 2, fill: .white)).png
    }

    private func layer(_ set: (CAShapeLayer) -> Void) throws -> [UInt8] {
        let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), CAShapeLayer())
        (layer.path, layer.fillColor, layer.strokeColor) = (corner, nil, UIColor.black.cgColor)
        layer.lineWidth = 8
        set(layer)
        view.layer.addSublayer(layer)
        return try picture(of: view)
    }

    /// A line to the right, and then down.
    private var corner: CGPath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 12), CGPoint(x: 28, y: 12), CGPoint(x: 28, y: 30)])
        return path
    }

    private func area(_ points: [(Double, Double)]) throws -> [UInt8] {
        try picture { context in
            context.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            context.fillPath()
        }
    }

    @Test("square ends reach half of the width beyond the path")
    func squareEnds() throws {
        let square = try layer { $0.lineCap = .square }
        let wanted = [(6.0, 8.0), (32, 8), (32, 34), (24, 34), (24, 16), (6, 16)]
        #expect(try square == area(wanted))
        let context = try picture { context in
            context.addPath(corner)
            context.setLineWidth(8)
            context.setLineCap(.square)
            context.strokePath()
        }
        #expect(context == square)
    }

    @Test("a beveled corner is cut off, as is a sharp one that is longer than the limit")
    func bevel() throws {
        let bevel = try layer { $0.lineJoin = .bevel }
        let wanted = [(10.0, 8.0), (28, 8), (32, 12), (32, 30), (24, 30), (24, 16), (10, 16)]
        #expect(try bevel == area(wanted))
        #expect(try layer { $0.miterLimit = 1 } == bevel)
        let path = UIBezierPath(cgPath: corner)
        (path.lineWidth, path.lineJoinStyle) = (8, .bevel)
        #expect(try picture { _ in path.stroke() } == bevel)
        (path.lineJoinStyle, path.miterLimit) = (.miter, 1)
        #expect(try picture { _ in path.stroke() } == bevel)
    }

    @Test("a round corner lies between a sharp one and one that is cut off")
    func round() throws {
        let round = try layer { $0.lineJoin = .round }
        #expect(try round != layer { _ in })
        #expect(try round != layer { $0.lineJoin = .bevel })
        let context = try picture { context in
            context.addPath(corner)
            context.setLineWidth(8)
            context.setLineJoin(.round)
            context.strokePath()
        }
        #expect(context == round)
    }

    @Test("round ends of dashes are drawn")
    func dots() throws {
        let dots = try layer { ($0.lineCap, $0.lineDashPattern) = (.round, [0, 12]) }
        let wanted = try picture { context in
            for place in [CGPoint(x: 10, y: 12), CGPoint(x: 22, y: 12), CGPoint(x: 28, y: 18), CGPoint(x: 28, y: 30)] {
                context.move(to: place)
                context.addLine(to: place)
            }
            context.setLineWidth(8)
            context.setLineCap(.round)
            context.strokePath()
        }
        #expect(dots == wanted)
    }

    @Test("a line is as wide as its context is large")
    func scaled() throws {
        let large = try picture { context in
            context.scaleBy(x: 4, y: 4)
            context.setLineWidth(2)
            context.move(to: CGPoint(x: 2, y: 5))
            context.addLine(to: CGPoint(x: 8, y: 5))
            context.strokePath()
        }
        #expect(try large == area([(8, 16), (32, 16), (32, 24), (8, 24)]))
    }
}
