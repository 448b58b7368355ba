import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// A layer that an app draws by code.
private final class StripeLayer: CALayer {
    let stripe = CALayer()

    override init() {
        super.init()
        stripe.backgroundColor = UIColor.blue.cgColor
        addSublayer(stripe)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() { stripe.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 4) }

    override func draw(in context: CGContext) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 4, width: 10, height: 4))
    }
}

@MainActor
@Suite("drawing by code", .serialized)
struct DrawingTests {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test("a view whose class passes its color on to another view is not painted itself")
    func passedColor() throws {
        final class Panel: UIView {
            let box = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))

            override var backgroundColor: UIColor? {
                get { box.backgroundColor }
                set { box.backgroundColor = newValue }
            }
        }
        let panel = Panel()
        panel.backgroundColor = .red
        panel.addSubview(panel.box)
        let bitmap = try PictureRenderer().draw(panel, on: Canvas(width: 20, height: 10, fill: .white)).bitmap
        #expect(bitmap[4, 4] == SIMD4(255, 255, 255, 255) && bitmap[14, 4] != bitmap[4, 4])
    }

    @Test("an image drawn by code has the colors of the traits that are current")
    func imagesInTheDark() throws {
        final class Panel: UIView {
            let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let map = UIImageView(frame: CGRect(x: 10, y: 0, width: 40, height: 40))

            override func layoutSubviews() {
                super.layoutSubviews()
                addSubview(image)
                addSubview(map)
                image.image = UIGraphicsImageRenderer(bounds: image.bounds).image { context in
                    UIColor.systemBackground.setFill()
                    context.fill(bounds)
                }
                let options = MKMapSnapshotter.Options()
                options.size = map.bounds.size
                MKMapSnapshotter(options: options).start { snapshot, _ in self.map.image = snapshot?.image }
            }
        }
        for appearance in [Appearance.light, .dark] {
            let canvas = Canvas(width: 50, height: 40, appearance: appearance)
            let bitmap = try PictureRenderer().draw(Panel(), on: canvas).bitmap
            #expect((bitmap[5, 5].x > 128) == (appearance == .light))
            #expect((bitmap[12, 2].x > 128) == (appearance == .light))
        }
    }

    @Test("a color set may name a color of the system")
    func namedColor() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitTests-\(UUID().uuidString)")
        let (set, before) = (folder.appendingPathComponent("paper.colorset"), AppResources.folders)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer {
            AppResources.folders = before
            try? FileManager.default.removeItem(at: folder)
        }
        let contents = #"{"colors": [{"color": {"platform": "ios", "reference": "systemGreenColor"}}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        AppResources.folders = before + [folder.path]
        let view = UIView()
        view.backgroundColor = UIColor(named: "paper")
        for appearance in Appearance.allCases {
            let canvas = Canvas(width: 2, height: 2, appearance: appearance)
            let drawn = try PictureRenderer().draw(view, on: canvas).bitmap[1, 1]
            view.backgroundColor = .systemGreen
            #expect(try PictureRenderer().draw(view, on: canvas).bitmap[1, 1] == drawn)
            view.backgroundColor = UIColor(named: "paper")
        }
    }

    private func image(_ draw: (CGContext) -> Void) -> Data? {
        UIGraphicsImageRenderer(bounds: bounds).image { draw($0.cgContext) }.pngData()
    }

    @Test("a layout manager measures and draws the text of its storage in its container")
    func layoutManager() {
        let (storage, manager) = (NSTextStorage(string: ""), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 20, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let text = NSAttributedString(
            string: "A bc", attributes: [.font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.red])
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
        #expect(manager.usedRect(for: container).size == text.size())
        let drawn = image { _ in
            manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: CGPoint(x: 0, y: 1))
        }
        #expect(drawn == image { _ in text.draw(in: CGRect(x: 0, y: 1, width: 20, height: 0)) })
        #expect(drawn != image { _ in })
        container.size.width = 5
        #expect(manager.usedRect(for: container).height > 1.5 * text.size().height)
        container.maximumNumberOfLines = 1
        #expect(manager.usedRect(for: container).height == text.size().height)
    }

    @Test("a string is drawn by code as a label shows it")
    func strings() {
        let label = UILabel(frame: bounds)
        (label.text, label.font, label.textColor) = ("Ada", .systemFont(ofSize: 8), .red)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.red,
        ]
        let size = "Ada".size(withAttributes: attributes)
        label.frame.size = size
        let shown = image { label.layer.render(in: $0) }
        #expect(image { _ in "Ada".draw(at: .zero, withAttributes: attributes) } == shown)
        #expect(image { _ in ("Ada" as NSString).draw(in: bounds, withAttributes: attributes) } == shown)
        #expect(image { _ in "Ada".draw(with: .zero, attributes: attributes, context: nil) } == shown)
        #expect(shown != image { _ in })
    }

    @Test("a text that is measured in an extent of 0 does not break")
    func unlimitedText() {
        let text = NSAttributedString(string: "0.0 1")
        #expect(text.boundingRect(with: .zero, options: [], context: nil).size == text.size())
        let narrow = text.boundingRect(with: CGSize(width: 10, height: 0), options: [], context: nil)
        #expect(narrow.width < text.size().width)
    }

    @Test("a path knows which points are in it")
    func points() {
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 10, y: 10)) && !ring.contains(CGPoint(x: 1, y: 1)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 10)))
    }

    @Test("a path is stroked in its dashes, as in those of the context")
    func dashes() {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        let solid = image { _ in line.stroke() }
        let dashed = image { context in
            context.setLineDash(phase: 0, lengths: [6, 3])
            line.stroke()
        }
        line.setLineDash([6, 3], count: 2, phase: 0)
        #expect(image { _ in line.stroke() } == dashed && dashed != solid)
        line.setLineDash(nil, count: 0, phase: 0)
        #expect(image { _ in line.stroke() } == solid)
    }

    @Test("a view and its layer are drawn into a context, where the app wants them")
    func hierarchy() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 5))
        child.backgroundColor = .blue
        view.addSubview(child)
        let expected = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(bounds)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 5, width: 20, height: 5))
        }
        var isDrawn = false
        #expect(image { _ in isDrawn = view.drawHierarchy(in: bounds, afterScreenUpdates: true) } == expected)
        #expect(isDrawn)
        let rendered = image { context in
            context.scaleBy(x: 2, y: 1)
            view.layer.render(in: context)
        }
        #expect(rendered == expected)
        #expect(!view.drawHierarchy(in: bounds, afterScreenUpdates: true))
        #expect((view.snapshotView(afterScreenUpdates: true) as? UIImageView)?.image?.size == view.bounds.size)
    }

    @Test("a layer lays out its sublayers, and draws itself")
    func layers() {
        let view = UIView(frame: bounds)
        let layer = StripeLayer()
        layer.frame = bounds
        view.layer.addSublayer(layer)
        let expected = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 4, width: 10, height: 4))
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
        }
        #expect(image { view.layer.render(in: $0) } == expected)
    }

    @Test("a shape's line begins and ends where the layer says, with round ends")
    func partialStroke() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
        (layer.frame, layer.path, layer.fillColor) = (bounds, path, nil)
        (layer.strokeColor, layer.lineWidth) = (UIColor.red.cgColor, 4)
        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
        let part = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 5, y: 3, width: 5, height: 4))
        }
        #expect(image { layer.render(in: $0) } == part)
        layer.lineCap = .round
        let round = image { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(4)
            context.setLineCap(.round)
            context.strokeLineSegments(between: [CGPoint(x: 5, y: 5), CGPoint(x: 10, y: 5)])
        }
        #expect(round != part && image { layer.render(in: $0) } == round)
        layer.strokeEnd = 0.25
        #expect(image { layer.render(in: $0) } == image { _ in })
    }

    @Test("insets above and below a title move it, and do not push it out of a low button")
    func titleInsets() {
        func button(_ insets: UIEdgeInsets) -> Data? {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            button.setTitle("A", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 8)
            button.setTitleColor(.red, for: .normal)
            button.titleEdgeInsets = insets
            return image { button.layer.render(in: $0) }
        }
        let even = button(.zero)
        #expect(even != image { _ in })
        #expect(button(UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)) == even)
        #expect(button(UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)) != even)
    }

    @Test("half of a circle's line is half of the circle")
    func halfCircle() {
        let layer = CAShapeLayer()
        layer.frame = bounds
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 10, y: 5), radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).cgPath
        (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, UIColor.red.cgColor, 2)
        layer.strokeEnd = 0.5
        let expected = CAShapeLayer()
        (expected.frame, expected.fillColor) = (bounds, nil)
        (expected.strokeColor, expected.lineWidth) = (UIColor.red.cgColor, 2)
        expected.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 10, y: 5), radius: 4, startAngle: 0, endAngle: .pi, clockwise: true
            ).cgPath
        #expect(image { layer.render(in: $0) } == image { expected.render(in: $0) })
    }

    @Test("a layer of text shows its string in its color")
    func textLayer() {
        let layer = CATextLayer()
        (layer.frame, layer.fontSize) = (bounds, 8)
        #expect(image { layer.render(in: $0) } == image { _ in })
        (layer.string, layer.foregroundColor) = ("Ada", UIColor.red.cgColor)
        let text = image { layer.render(in: $0) }
        layer.foregroundColor = UIColor.blue.cgColor
        #expect(text != image { _ in } && text != image { layer.render(in: $0) })
    }

    @Test("a text is measured as large as a layer and a label show it", arguments: ["Ada", "Ågy", "12"])
    func measuredText(text: String) {
        let font = UIFont.systemFont(ofSize: 13)
        let size = NSString(string: text).size(withAttributes: [.font: font])
        let layer = CATextLayer()
        (layer.string, layer.font, layer.fontSize) = (text, font, 13)
        func image(in size: CGSize) -> Data? {
            layer.frame = CGRect(origin: CGPoint(x: 0.3, y: 0), size: size)
            return UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 30)).image {
                layer.render(in: $0.cgContext)
            }.pngData()
        }
        #expect(image(in: size) == image(in: CGSize(width: 60, height: 30)))
        let label = UILabel()
        (label.text, label.font) = (text, font)
        #expect(label.sizeThatFits(size) == label.sizeThatFits(.zero))
    }

    @Test("a replicator draws its layers again where its transform puts them")
    func replicator() {
        let (layer, dot) = (CAReplicatorLayer(), CALayer())
        (layer.frame, layer.instanceCount) = (bounds, 3)
        (dot.frame, dot.backgroundColor) = (CGRect(x: 0, y: 0, width: 4, height: 10), UIColor.red.cgColor)
        layer.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
        layer.addSublayer(dot)
        let expected = image { context in
            context.setFillColor(UIColor.red.cgColor)
            for x in [0, 8, 16] { context.fill(CGRect(x: x, y: 0, width: 4, height: 10)) }
        }
        #expect(image { layer.render(in: $0) } == expected)
    }

    @Test("what is cleared was not drawn")
    func clear() {
        let right = CGRect(x: 10, y: 0, width: 10, height: 10)
        let expected = image { $0.fill(right) }
        let cleared = image { context in
            context.fill(bounds)
            context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(cleared == expected)
    }

    @Test("a page of the web cannot be drawn")
    func page() throws {
        let url = try #require(URL(string: "https://example.com"))
        let page = SFSafariViewController(url: url)
        for _ in 0..<2 {
            #expect { try page.element(on: Canvas(width: 100, height: 100)) } throws: {
                "\($0)".contains("there is no browser that draws https://example.com")
            }
        }
    }

    /// The rows from top to bottom in which a red image in a text of 40 points is seen.
    private func rows(ofAttachmentAt y: CGFloat) throws -> ClosedRange<Int> {
        let attachment = NSTextAttachment(
            image: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            })
        attachment.bounds = CGRect(x: 0, y: y, width: 8, height: 8)
        let text = NSMutableAttributedString(attachment: attachment)
        // The line is as high with each of the images.
        text.append(NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        let label = UILabel()
        label.attributedText = text
        let canvas = Canvas(width: 40, height: 40, scale: 1, fill: .white)
        let bitmap = try PictureRenderer().draw(label, on: canvas).bitmap
        let rows = (0..<40).filter { bitmap[2, $0].x > 200 && bitmap[2, $0].y < 100 }
        return try #require(rows.first)...(try #require(rows.last))
    }

    @Test("an image in a text is raised by its bounds, and lowered by negative ones")
    func attachments() throws {
        let usual = try rows(ofAttachmentAt: 0)
        #expect(try rows(ofAttachmentAt: -4) == usual.lowerBound + 4...usual.upperBound + 4)
        #expect(try rows(ofAttachmentAt: 3) == usual.lowerBound - 3...usual.upperBound - 3)
    }

    @Test("a pattern is repeated over the background of a view, and an error elsewhere")
    func pattern() throws {
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        }
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: stripes)
        let canvas = Canvas(width: 16, height: 8, scale: 1, fill: .white)
        let bitmap = try PictureRenderer().draw(view, on: canvas).bitmap
        #expect([2, 6, 10, 14].map { bitmap[$0, 4].y } == [0, 255, 0, 255])
        let label = UILabel()
        (label.text, label.textColor) = ("A", UIColor(patternImage: stripes))
        for _ in 0..<2 {
            #expect { try label.element(on: canvas) } throws: { "\($0)".contains("a pattern is drawn as the") }
            label.textColor = UIColor(patternImage: stripes).withAlphaComponent(0.5)
        }
    }
}
