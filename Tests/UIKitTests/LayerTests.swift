import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("layers among views", .serialized)
struct LayerTests {
    private func layer(_ color: UIColor, _ frame: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4)) -> CALayer {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (frame, color.cgColor)
        return layer
    }

    private func view(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = color
        return view
    }

    @Test("a layer that is turned in space is as narrow as it is seen")
    func turned() {
        let red = view(.red)
        red.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(abs(red.frame.width - 2) < 1e-9 && red.frame.height == 4)
        red.layer.transform = CATransform3DTranslate(CATransform3DMakeRotation(.pi, 0, 1, 0), -4, 0, 0)
        #expect(abs(red.frame.minX - 4) < 1e-9 && red.transform.a == -1)
        red.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(CATransform3DIsAffine(red.layer.transform) && red.layer.transform.m11 == 2)
    }

    @Test("an arc of a whole turn is a circle in either direction")
    func circles() {
        for (end, clockwise) in [(2 * CGFloat.pi, true), (2 * .pi, false), (-2 * .pi, true), (-2 * .pi, false)] {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(path.contains(CGPoint(x: 5, y: 2)) && path.contains(CGPoint(x: 5, y: 8)))
        }
        let half = UIBezierPath(
            arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(half.contains(CGPoint(x: 5, y: 2)) && !half.contains(CGPoint(x: 5, y: 8)))
    }

    @Test("perspective, which a picture leaves out, is warned of")
    func perspective() throws {
        func warnings(_ change: (UIView, UIView) -> Void) throws -> [String] {
            let (root, red) = (view(.white), view(.red))
            root.addSubview(red)
            change(root, red)
            let canvas = Canvas(width: 4, height: 4)
            return try PictureRenderer().drawRecorded(root.element(on: canvas), on: canvas).warnings.map { "\($0)" }
        }
        var deep = CATransform3DIdentity
        deep.m34 = -0.002
        let turned = CATransform3DMakeRotation(1, 0, 1, 0)
        let own = try warnings { _, red in red.layer.transform = CATransform3DConcat(turned, deep) }
        #expect(own.count == 1 && own[0].contains("transform3D"))
        #expect(
            try warnings {
                $0.layer.sublayerTransform = deep
                $1.layer.transform = turned
            } == own)
        #expect(try warnings { root, _ in root.layer.sublayerTransform = deep }.isEmpty)
        #expect(try warnings { _, red in red.layer.transform = turned }.isEmpty)
    }

    /// The color at the top.
    private func color(_ build: (UIView) -> Void) throws -> String {
        let root = view(.white)
        build(root)
        let canvas = Canvas(width: 4, height: 4)
        let pixel = try PictureRenderer().draw(root, on: canvas).bitmap[1, 1]
        return [pixel.x, pixel.y, pixel.z].map { $0 > 200 ? "1" : "0" }.joined()
    }

    @Test("a layer lies over the views that were there when it was added, and under those that were added later")
    func order() throws {
        let (red, green, blue) = ("100", "010", "001")
        #expect(
            try color { root in
                root.addSubview(view(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
                root.layer.addSublayer(layer(UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
            } == green)
        #expect(
            try color { root in
                root.layer.addSublayer(layer(UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
                root.addSubview(view(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
            } == red)
        #expect(
            try color { root in
                root.addSubview(view(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
                root.layer.insertSublayer(layer(UIColor(red: 0, green: 1, blue: 0, alpha: 1)), at: 0)
            } == red)
        #expect(
            try color { root in
                let (lower, upper) = (
                    view(UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
                    view(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
                )
                root.addSubview(lower)
                root.addSubview(upper)
                root.layer.insertSublayer(
                    layer(UIColor(red: 0, green: 1, blue: 0, alpha: 1)), above: lower.layer)
            } == blue)
        #expect(
            try color { root in
                let upper = view(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
                root.addSubview(upper)
                let own = layer(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
                root.layer.addSublayer(own)
                root.layer.insertSublayer(layer(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), below: own)
                upper.removeFromSuperview()
            } == green)
    }

    /// A round picture with a ring over it, and a round shadow.
    private final class Avatar: UIView {
        private let (imageView, ring) = (UIView(), CAShapeLayer())

        override init(frame: CGRect) {
            super.init(frame: frame)
            (imageView.clipsToBounds, imageView.backgroundColor) = (true, .systemTeal)
            addSubview(imageView)
            (ring.fillColor, ring.strokeColor, ring.lineWidth) = (UIColor.clear.cgColor, UIColor.white.cgColor, 4)
            layer.addSublayer(ring)
            (layer.shadowColor, layer.shadowOpacity) = (UIColor.black.cgColor, 0.5)
            (layer.shadowRadius, layer.shadowOffset) = (8, CGSize(width: 0, height: 4))
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            imageView.frame = bounds
            imageView.layer.cornerRadius = bounds.width / 2
            ring.frame = bounds
            ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).cgPath
            layer.shadowPath = UIBezierPath(ovalIn: bounds).cgPath
        }
    }

    @Test("a shadow has the shape of its path")
    func shadowPath() {
        let (root, avatar) = (UIView(), Avatar(frame: CGRect(x: 20, y: 20, width: 60, height: 60)))
        root.backgroundColor = .white
        root.addSubview(avatar)
        assertSnapshot(of: root, as: .image(width: 100, height: 100), named: "round")
    }

    @Test("what a view draws casts a shadow where its code says so, until the state before is there again")
    func drawnShadow() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.setFillColor(UIColor.red.cgColor)
                context.saveGState()
                context.setShadow(offset: .zero, blur: 6, color: UIColor.black.cgColor)
                context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
                context.restoreGState()
                context.fill(CGRect(x: 40, y: 10, width: 10, height: 10))
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.backgroundColor = .white
        let bitmap = try PictureRenderer().draw(view, on: Canvas(width: 60, height: 30)).bitmap
        #expect(bitmap[8, 15].x < 250 && bitmap[38, 15].x == 255)
        #expect(bitmap[15, 15].x == 255 && bitmap[15, 15].y < 80)
    }

    @Test("a layer is placed by its anchor, also when its size changes")
    func anchors() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 4)
        layer.position = CGPoint(x: 20, y: 8)
        #expect(layer.frame == CGRect(x: 15, y: 6, width: 10, height: 4))
        layer.bounds.size.width = 20
        #expect(layer.frame == CGRect(x: 10, y: 6, width: 20, height: 4))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 20, y: 8, width: 20, height: 4))
        layer.frame.origin.x = 5
        #expect(layer.position == CGPoint(x: 5, y: 8))
    }
}
