import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("attributes, paths and appearances", .serialized)
struct AttributeTests {
    /// Values of one class that are different objects, whether they are equal or not.
    private static let values: [(NSAttributedString.Key, (Int) -> Any)] = [
        (.font, { UIFont.systemFont(ofSize: CGFloat(10 + $0 / 2)) }),
        (.foregroundColor, { UIColor(white: CGFloat($0 / 2) / 4, alpha: 1) }),
        (.paragraphStyle, { _ in NSMutableParagraphStyle() }),
        (.shadow, { _ in NSShadow() }),
        (.attachment, { _ in NSTextAttachment() }),
    ]

    @Test("texts with attributes of the same kinds are appended to each other", arguments: 0..<5)
    func appending(index: Int) {
        let (key, value) = Self.values[index]
        let text = NSMutableAttributedString(string: "")
        for (number, part) in ["a", "b", "c", "d"].enumerated() {
            text.append(NSAttributedString(string: part, attributes: [key: value(number)]))
        }
        text.addAttribute(key, value: value(9), range: NSRange(location: 1, length: 1))
        #expect(text.string == "abcd")
        #expect(text.attribute(key, at: 3, effectiveRange: nil) != nil)
    }

    @Test("a text after a tab stands where the paragraph says")
    func tabs() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 60)]
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "a\tb", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        label.sizeToFit()
        #expect(label.bounds.width > 60 && label.bounds.width < 85)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy.tabStops?.count == 1)
    }

    @Test("what is added to the copy of a path is not in the path")
    func paths() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let (copy, shape) = (try #require(path.copy() as? UIBezierPath), path.cgPath)
        copy.addLine(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 20, y: 20))
        #expect(copy.lineWidth == 3 && copy.bounds.maxX == 50)
        #expect(path.bounds.maxX == 20 && shape.boundingBox.maxX == 10)
    }

    private final class Ring: UIView {
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setFillColor(UIColor.red.cgColor)
            context.fill(rect)
            context.setBlendMode(.clear)
            context.translateBy(x: 10, y: 10)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("a shape that clears takes away what was drawn below it")
    func clearing() throws {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let canvas = Canvas(width: 40, height: 40, scale: 1, fill: .white)
        let bitmap = try PictureRenderer().draw(ring, on: canvas).bitmap
        #expect(bitmap[20, 20] == SIMD4(255, 255, 255, 255) && bitmap[2, 2] == SIMD4(255, 0, 0, 255))
    }

    @Test("a view is shown in an appearance of its own", arguments: [false, true])
    func appearance(isDark: Bool) throws {
        let (view, part) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
        view.backgroundColor = .systemBackground
        part.frame = CGRect(x: 20, y: 0, width: 20, height: 40)
        part.backgroundColor = .systemBackground
        part.overrideUserInterfaceStyle = isDark ? .dark : .light
        view.addSubview(part)
        for appearance in [Appearance.light, .dark] {
            let canvas = Canvas(width: 40, height: 40, appearance: appearance, fill: .white)
            let bitmap = try PictureRenderer().draw(view, on: canvas).bitmap
            func gray(_ isDark: Bool) -> SIMD4<UInt8> { isDark ? SIMD4(0, 0, 0, 255) : SIMD4(255, 255, 255, 255) }
            #expect(bitmap[5, 5] == gray(appearance == .dark) && bitmap[30, 5] == gray(isDark))
        }
    }

    private final class Observer: UIView {
        func observe() {
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
                self.setNeedsLayout()
            }
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { view, _ in view.setNeedsLayout() }
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: Observer, _) in view.setNeedsLayout() }
        }
    }

    @Test("an observer of traits is named by its class or by `Self`")
    func observers() { Observer().observe() }
}
