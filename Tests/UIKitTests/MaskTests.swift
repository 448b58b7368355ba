import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("masks of views and layers", .serialized)
struct MaskTests {
    /// Of four columns of a red view on white, which are seen.
    private func seen(_ mask: (UIView) -> Void) throws -> String {
        let (root, view) = (UIView(frame: frame(0, 16)), UIView(frame: frame(0, 16)))
        view.backgroundColor = .red
        root.addSubview(view)
        mask(view)
        let bitmap = try PictureRenderer().draw(root, on: Canvas(width: 16, height: 4, scale: 2, fill: .white)).bitmap
        return [4, 12, 20, 28].map { bitmap[$0, 4].y < 128 ? "1" : "0" }.joined()
    }

    private func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 4) }

    private func path(_ rect: CGRect) -> CGPath { UIBezierPath(rect: rect).cgPath }

    /// An image of two columns, the first of them opaque.
    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { $0.fill(frame(0, 4)) }
    }

    @Test("an image masks a view as far as it is opaque, in its own frame")
    func images() throws {
        #expect(try seen { $0.mask = UIImageView(image: image) } == "1000")
        #expect(
            try seen { view in
                let mask = UIImageView(image: image)
                mask.frame = view.bounds
                view.mask = mask
            } == "1100")
        #expect(
            try seen { view in
                let mask = CALayer()
                (mask.contents, mask.frame) = (image.cgImage, frame(8, 8))
                view.layer.mask = mask
            } == "0010")
    }

    @Test("a mask is what its layer paints: the line of a shape, its layers, its views, nothing")
    func paint() throws {
        let shape = CAShapeLayer()
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.black.cgColor, 4)
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 4, y: 2))
        line.addLine(to: CGPoint(x: 12, y: 2))
        shape.path = line
        #expect(try seen { $0.layer.mask = shape } == "0110")
        #expect(
            try seen { view in
                let (mask, part) = (CALayer(), CALayer())
                (mask.frame, part.frame, part.backgroundColor) = (view.bounds, frame(12, 4), UIColor.black.cgColor)
                mask.addSublayer(part)
                view.layer.mask = mask
            } == "0001")
        #expect(
            try seen { view in
                let (mask, part) = (UIView(frame: view.bounds), UIView(frame: frame(4, 4)))
                part.backgroundColor = .black
                mask.addSubview(part)
                view.mask = mask
            } == "0100")
        #expect(try seen { $0.mask = UIView(frame: $0.bounds) } == "0000")
    }

    @Test("a filled shape, a plain view and a gradient mask as shapes do")
    func shapes() throws {
        #expect(
            try seen { view in
                let shape = CAShapeLayer()
                (shape.path, shape.frame) = (path(frame(0, 8)), frame(4, 8))
                view.layer.mask = shape
            } == "0110")
        #expect(
            try seen { view in
                let mask = UIView(frame: frame(0, 12))
                mask.backgroundColor = .blue
                view.mask = mask
            } == "1110")
        #expect(
            try seen { view in
                let gradient = CAGradientLayer()
                gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
                gradient.frame = frame(0, 8)
                view.layer.mask = gradient
            } == "1000")
    }

    @Test(
        "an image is turned as its orientation says",
        arguments: [
            (UIImage.Orientation.up, "0"), (.upMirrored, "1"), (.down, "3"), (.downMirrored, "2"), (.left, "2"),
            (.right, "1"), (.leftMirrored, "0"), (.rightMirrored, "3"),
        ])
    func orientation(_ orientation: UIImage.Orientation, _ corner: String) throws {
        let stored = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 6)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        }
        let turned = UIImage(cgImage: try #require(stored.cgImage), scale: 3, orientation: orientation)
        let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        #expect(turned.size == (isSideways ? CGSize(width: 6, height: 12) : CGSize(width: 12, height: 6)))
        #expect(turned.imageOrientation == orientation)
        let view = UIImageView(image: turned)
        let bitmap = try PictureRenderer().draw(view, on: Canvas(width: 12, height: 12, fill: .white)).bitmap
        let dark = [(1, 1), (10, 1), (1, 10), (10, 10)].enumerated().filter { bitmap[$1.0, $1.1].x < 128 }
        #expect(dark.map { "\($0.offset)" } == [corner])
    }
}
