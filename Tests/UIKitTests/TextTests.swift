import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("texts of several styles", .serialized)
struct TextTests {
    @Test("a symbol stands on the baseline of the text beside it")
    func symbol() {
        let (row, label) = (UIStackView(), UILabel())
        let symbol = UIImageView(image: UIImage(systemName: "star"))
        (row.alignment, row.spacing, label.text) = (.firstBaseline, 4, "Ada")
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        row.addArrangedSubview(symbol)
        row.addArrangedSubview(label)
        row.layoutIfNeeded()
        #expect(label.frame.minX == 24 && symbol.frame.size == CGSize(width: 20, height: 20))
        #expect(abs(symbol.frame.midY - label.frame.midY) < 1.5)
    }

    private static let size = CGSize(width: 200, height: 80)

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in parts {
            text.append(
                NSAttributedString(
                    string: string,
                    attributes: [.font: UIFont.systemFont(ofSize: 17)].merging(attributes) { $1 }))
        }
        return text
    }

    private func bitmap(_ view: UIView) throws -> Bitmap {
        view.frame = CGRect(origin: .zero, size: Self.size)
        view.backgroundColor = .white
        return try PictureRenderer().draw(view, on: Canvas(width: 200, height: 80, scale: 1, fill: .white)).bitmap
    }

    /// The columns of a picture that have ink in some of its rows.
    private func columns(
        _ bitmap: Bitmap, in rows: Range<Int>, where isInk: (SIMD4<UInt8>) -> Bool = { $0.x < 160 }
    ) -> [Int] {
        (0..<200).filter { x in rows.contains { isInk(bitmap[x, $0]) } }
    }

    private func holder(_ text: NSAttributedString, inTextView: Bool) -> UIView {
        if inTextView {
            let view = UITextView()
            view.attributedText = text
            return view
        }
        let label = UILabel()
        (label.numberOfLines, label.attributedText) = (0, text)
        return label
    }

    @Test("each paragraph has its own alignment and indents", arguments: [false, true])
    func paragraphs(inTextView: Bool) throws {
        let (centered, indented) = (
            style { $0.alignment = .center },
            style { style in
                (style.firstLineHeadIndent, style.headIndent) = (40, 40)
            }
        )
        let string = text([
            ("Title\n", [.paragraphStyle: centered]), ("left\n", [:]), ("far", [.paragraphStyle: indented]),
        ])
        let picture = try bitmap(holder(string, inTextView: inTextView))
        let rows = (0..<80).filter { y in !columns(picture, in: y..<y + 1).isEmpty }
        let title = columns(picture, in: 0..<(rows.first ?? 0) + 12)
        let last = columns(picture, in: (rows.last ?? 0) - 8..<80)
        let middle = columns(picture, in: (rows.first ?? 0) + 21..<(rows.first ?? 0) + 36)
        #expect((title.first ?? 0) > 60 && (title.last ?? 0) < 140)
        #expect((middle.first ?? 99) < 10)
        #expect((last.first ?? 0) >= 40 && (last.first ?? 0) < 50)
    }

    @Test("a text is measured with the paragraphs that are drawn")
    func measuring() {
        let (spaced, plain) = (style { $0.paragraphSpacing = 30 }, style { $0.alignment = .right })
        let both = text([("a\n", [.paragraphStyle: spaced]), ("b", [.paragraphStyle: plain])])
        let one = text([("a", [:])])
        #expect(abs(both.size().height - 2 * one.size().height - 30) < 0.01)
    }

    @Test("a label of two lines shows a line of each of two paragraphs")
    func limited() {
        let label = UILabel()
        label.numberOfLines = 2
        label.attributedText = text([
            ("a\n", [.paragraphStyle: style { $0.alignment = .center }]), ("b\nc", [.paragraphStyle: style { _ in }]),
        ])
        #expect(abs(label.intrinsicContentSize.height - 2 * text([("a", [:])]).size().height) < 1)
    }

    @Test("words are hyphenated where a paragraph asks for it")
    func hyphens() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text([
            ("internationalization representation", [.paragraphStyle: style { $0.hyphenationFactor = 1 }])
        ])
        #expect(throws: Never.self) { try bitmap(label) }
    }

    @Test("a positive width of a stroke leaves letters empty, a negative one fills them", arguments: [4.0, -4])
    func strokes(width: Double) throws {
        let label = UILabel()
        label.attributedText = text([
            (
                "I",
                [
                    .font: UIFont.systemFont(ofSize: 70, weight: .heavy), .strokeWidth: width,
                    .foregroundColor: UIColor.red, .strokeColor: UIColor.black,
                ]
            )
        ])
        let red = columns(try bitmap(label), in: 38..<42) { $0.x > 200 && $0.y < 60 }
        #expect(red.isEmpty == (width > 0))
    }

    @Test("links have the attributes that a text view gives them, and are found where it looks for them")
    func links() throws {
        let view = UITextView()
        view.attributedText = text([("linked", [.link: "https://example.com"])])
        view.linkTextAttributes = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
        func isRed(_ pixel: SIMD4<UInt8>) -> Bool { pixel.x > 200 && pixel.y < 120 }
        func isBlue(_ pixel: SIMD4<UInt8>) -> Bool { pixel.z > 200 && pixel.x < 120 }
        #expect(!columns(try bitmap(view), in: 0..<40, where: isRed).isEmpty)
        let found = UITextView()
        (found.text, found.isEditable, found.dataDetectorTypes) = ("See example.com.", false, .link)
        let blue = columns(try bitmap(found), in: 0..<40, where: isBlue)
        #expect((blue.first ?? 0) > 15 && (blue.last ?? 0) > 60)
        found.isEditable = true
        #expect(columns(try bitmap(found), in: 0..<40, where: isBlue).isEmpty)
    }

    @Test("the attributed text of a field keeps its attributes until the field gets a plain one")
    func field() throws {
        let field = UITextField()
        field.attributedText = text([("word", [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])])
        func isRed(_ pixel: SIMD4<UInt8>) -> Bool { pixel.x > 200 && pixel.y < 120 }
        #expect(!columns(try bitmap(field), in: 0..<80, where: isRed).isEmpty)
        field.text = "word"
        #expect(columns(try bitmap(field), in: 0..<80, where: isRed).isEmpty)
    }

    @Test("the system's space between baselines is a line of the larger font")
    func baselines() {
        let (view, title, text) = (UIView(), UILabel(), UILabel())
        (title.text, text.text) = ("Title", "Text")
        for label in [title, text] {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: view.topAnchor),
            text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
        ])
        title.font = .systemFont(ofSize: 34)
        view.layoutIfNeeded()
        #expect(text.frame.maxY > title.frame.maxY + 10)
        title.font = .systemFont(ofSize: 17)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(abs(text.frame.minY - title.frame.maxY) < 2)
    }

    @Test("a limit of lines counts the lines of paragraphs with different styles, not the paragraphs")
    func lineLimit() throws {
        let label = UILabel()
        label.attributedText = text([
            ("A paragraph that needs two lines here\n", [.paragraphStyle: style { $0.alignment = .left }]),
            ("and one in the middle\n", [.paragraphStyle: style { $0.alignment = .center }]),
            ("and one at the end", [.paragraphStyle: style { $0.alignment = .right }]),
        ])
        func height(_ lines: Int) -> CGFloat {
            label.numberOfLines = lines
            return label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
        }
        let line = height(1)
        #expect([1, 2, 3, 4, 0].map { (height($0) / line).rounded() } == [1, 2, 3, 4, 4])
        label.numberOfLines = 2
        let bitmap = try bitmap(label)
        // Two lines in the middle of the height of 80 points.
        #expect(columns(bitmap, in: 22..<40).count > 50 && columns(bitmap, in: 41..<59).count > 30)
        #expect(columns(bitmap, in: 0..<15).isEmpty && columns(bitmap, in: 64..<80).isEmpty)
    }

    @Test("each paragraph has its own alignment in a layer of text and in the title of a button")
    func paragraphsElsewhere() throws {
        let shown = text([
            ("Il\n", [.paragraphStyle: style { $0.alignment = .left }]),
            ("Il", [.paragraphStyle: style { $0.alignment = .right }]),
        ])
        let (view, layer) = (UIView(), CATextLayer())
        layer.frame = CGRect(origin: .zero, size: Self.size)
        (layer.string, layer.isWrapped, layer.foregroundColor) = (shown, true, UIColor.black.cgColor)
        view.layer.addSublayer(layer)
        let drawn = try bitmap(view)
        #expect(try #require(columns(drawn, in: 0..<18).max()) < 30)
        #expect(try #require(columns(drawn, in: 24..<40).min()) > 170)
    }
}
