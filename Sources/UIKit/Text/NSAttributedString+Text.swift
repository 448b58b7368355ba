import Foundation
import QuoinScene

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

/// A line below a text or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    var decoration: TextStyle.Decoration? {
        guard rawValue != 0 else { return nil }
        let style: TextStyle.Decoration.Style =
            switch rawValue & 0x700 {
            case 0x100: .dotted
            case 0x200: .dashed
            case 0x300: .dashDot
            case 0x400: .dashDotDot
            default: rawValue & 9 == 9 ? .double : .single
            }
        return TextStyle.Decoration(style)
    }
}

/// A shadow of letters.
open class NSShadow: NSObject, @unchecked Sendable {
    private let mark = AttributeMark()
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() {}
}

/// An image in a line of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = AttributeMark()
    open var image: UIImage?
    open var bounds = CGRect.zero

    public override init() {}

    public init(image: UIImage) { self.image = image }

    open func image(
        forBounds bounds: CGRect, textContainer: NSTextContainer?, characterIndex index: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The string as a text.
    ///
    /// - Parameters:
    ///   - style: of letters without a font, in the color of letters without one.
    ///   - paragraph: for a string without a paragraph style.
    ///   - complete: changes the style of each span, given its font.
    package func content(
        _ style: QuoinScene.TextStyle, _ paragraph: ParagraphStyle = ParagraphStyle(),
        complete: (inout QuoinScene.TextStyle, UIFont?) -> Void = { _, _ in }
    ) -> TextContent {
        var spans: [TextContent.Span] = []
        var found: NSParagraphStyle?
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole) { attributes, range, _ in
            found = found ?? attributes[.paragraphStyle] as? NSParagraphStyle
            let font = attributes[.font] as? UIFont
            var letters = font?.style ?? style
            if font != nil { letters.color = style.color }
            letters.apply(attributes)
            complete(&letters, font)
            let attachment = attributes[.attachment] as? NSTextAttachment
            if let image = attachment?.image?.inline(in: attachment?.bounds ?? .zero) {
                letters.baselineOffset += Double(attachment?.bounds.minY ?? 0)
                spans.append(TextContent.Span(image: image, style: letters))
            } else {
                spans.append(TextContent.Span(attributedSubstring(from: range).string, style: letters))
            }
        }
        var content = TextContent(spans: spans, paragraph: paragraph)
        if let found {
            content.paragraph = found.paragraph(lineLimit: paragraph.lineLimit)
            if found.lineBreakMode == .byWordWrapping { content.paragraph.truncation = paragraph.truncation }
            if found.alignment == .natural { content.paragraph.alignment = paragraph.alignment }
            content.paragraph.minimumScale = paragraph.minimumScale
            if content.paragraph.hyphens == .auto { content.hyphenateAsEnglish() }
        }
        return content
    }

    /// The text as views and layers of iOS show it, with lines as high as those of its largest font.
    ///
    /// - Parameters:
    ///   - font: of letters that have none.
    ///   - adapted: a font of the text in the size that is shown.
    func systemContent(
        _ font: UIFont, _ style: QuoinScene.TextStyle? = nil, _ paragraph: ParagraphStyle = ParagraphStyle(),
        adapted: (UIFont) -> UIFont = { $0 }
    ) -> TextContent {
        var largest: UIFont?
        var text = content(style ?? font.style, paragraph) { letters, own in
            guard let own else { return }
            letters.size = adapted(own).style.size
            if own.pointSize > largest?.pointSize ?? 0 { largest = own }
        }
        if text.paragraph.lineHeight == .natural { text.paragraph.systemLineHeight(of: largest ?? font) }
        return text
    }

    /// The size of the string on as many lines as it needs, in points.
    public func size() -> CGSize {
        boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), options: [], context: nil).size
    }

    /// The size of the string on lines that break in the width; an extent of 0 is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let size = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
        return CGRect(origin: .zero, size: systemParagraphs(.systemFont(ofSize: 12)).size(in: size))
    }

    /// Draws the string into the current context, on lines that break in the width; in a width of 0 none breaks.
    public func draw(in rect: CGRect) {
        let text = systemParagraphs(.systemFont(ofSize: 12))
        let width = rect.width > 0 ? rect.width : size().width
        let height = text.size(in: CGSize(width: width, height: .infinity)).height
        text.draw(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: max(rect.height, height)))
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
}

/// A string that can be measured and drawn with attributes.
public protocol MeasuredString {}
extension NSString: MeasuredString {}
extension String: MeasuredString {}

extension MeasuredString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: "\(self)", attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: "\(self)", attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: "\(self)", attributes: attributes).draw(in: rect)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: "\(self)", attributes: attributes).draw(at: point)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        draw(in: rect, withAttributes: attributes)
    }
}

/// How a string is measured; it is always measured by its lines.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// What measuring a string may give beyond its size; it has no effect.
open class NSStringDrawingContext: NSObject {
    /// Without effect on a picture.
    open var minimumScaleFactor: CGFloat = 0
}

extension QuoinScene.TextStyle {
    fileprivate mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> Double? { Double(number: attributes[key]) }
        func lineColor(_ key: NSAttributedString.Key) -> Color? { (attributes[key] as? UIColor)?.color }
        if let intent = (attributes[.inlinePresentationIntent] as? UInt).map(InlinePresentationIntent.init) {
            if intent.contains(.stronglyEmphasized) { weight = .bold }
            if intent.contains(.emphasized) { isItalic = true }
            if intent.contains(.code) { families = ["monospace"] }
            if intent.contains(.strikethrough) { strikethrough = NSUnderlineStyle.single.decoration }
        }
        if attributes[.link] != nil { color = UIColor.link.color }
        if let own = attributes[.foregroundColor] as? UIColor { color = own.color }
        if let back = attributes[.backgroundColor] as? UIColor { background = .solid(back.color) }
        letterSpacing = number(.kern) ?? number(.tracking) ?? letterSpacing
        baselineOffset = number(.baselineOffset) ?? baselineOffset
        if let line = number(.underlineStyle) { underline = NSUnderlineStyle(rawValue: Int(line)).decoration }
        if let line = number(.strikethroughStyle) { strikethrough = NSUnderlineStyle(rawValue: Int(line)).decoration }
        if let color = lineColor(.underlineColor) { underline?.color = color }
        if let color = lineColor(.strikethroughColor) { strikethrough?.color = color }
        if let width = number(.strokeWidth), width != 0 {
            stroke = Stroke(width: abs(width) / 100 * size, color: lineColor(.strokeColor) ?? color)
            // Only a negative width leaves the letters filled.
            if width > 0 { fill = .solid(.clear) }
        }
        if let shadow = attributes[.shadow] as? NSShadow {
            let color = (shadow.shadowColor as? UIColor)?.color ?? .clear
            shadows = [
                Shadow(
                    color: color, radius: Double(shadow.shadowBlurRadius) / 2,
                    offset: Point(Double(shadow.shadowOffset.width), Double(shadow.shadowOffset.height)))
            ]
        }
        if let address = attributes[.link] { link = "\(address)" }
    }
}

extension TextContent {
    /// Letters have no language in UIKit; this is the one of apps that name none.
    fileprivate mutating func hyphenateAsEnglish() {
        for index in spans.indices { spans[index].style.language = "en" }
    }
}

extension Color {
    static var clear: Color { Color(.transparent) }
}
