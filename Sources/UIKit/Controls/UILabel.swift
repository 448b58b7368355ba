import Foundation
import QuoinScene

/// Shows a text.
open class UILabel: UIView {
    private var ownText: NSAttributedString?
    private var isAttributed = false

    override func setUp() {
        // A label hugs its text more than other views hug their content.
        huggings = (UILayoutPriority(251), UILayoutPriority(251))
        isUserInteractionEnabled = false
    }

    open var text: String? {
        get { ownText?.string }
        set {
            (ownText, isAttributed) = (newValue.map { NSAttributedString(string: $0) }, false)
            markChanged()
        }
    }

    open var attributedText: NSAttributedString? {
        get {
            guard !isAttributed, let ownText else { return ownText }
            return NSAttributedString(string: ownText.string, attributes: [.font: font!, .foregroundColor: textColor!])
        }
        set {
            (ownText, isAttributed) = (newValue.map { NSAttributedString(attributedString: $0) }, true)
            markChanged()
        }
    }

    private var ownFont = UIFont.systemFont(ofSize: 17)
    private var ownColor = UIColor.label

    open var font: UIFont! {
        get { ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: 17)
            markChanged()
        }
    }

    open var textColor: UIColor! {
        get { ownColor }
        set { ownColor = newValue ?? .label }
    }

    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1 { didSet { markChanged() } }
    private var ownMaxLayoutWidth: CGFloat = 0
    /// The width for which an app's class is asked again how large the label is.
    var widthForLines: CGFloat?
    /// The greatest width of the text, in points. While constraints are solved, it is the width that they give.
    open var preferredMaxLayoutWidth: CGFloat {
        get { ownMaxLayoutWidth > 0 || numberOfLines == 1 ? ownMaxLayoutWidth : widthForLines ?? 0 }
        set { ownMaxLayoutWidth = newValue }
    }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    // Without effect on a picture:
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true

    override var shownText: String? { text }

    override var hasContentInLayer: Bool { true }

    override func contentElement() -> ViewContent? { shown(in: EdgeInsets()) }

    private func shown(in insets: EdgeInsets) -> ViewContent? {
        guard let content else { return nil }
        return ViewContent(element: content.element(.center, insets: insets), isMeasured: true)
    }

    private var content: TextParagraphs? {
        guard let ownText, ownText.length > 0 else { return nil }
        let adapts = adjustsFontForContentSizeCategory
        let traits = traitCollection
        func adapted(_ font: UIFont) -> UIFont { adapts ? font.scaled(for: traits) : font }
        let font = adapted(ownFont)
        var style = font.style
        let color = isEnabled ? (isHighlighted ? highlightedTextColor : nil) ?? ownColor : .lightGray
        style.color = color.color
        if let shadowColor {
            style.shadows = [
                QuoinScene.TextStyle.Shadow(
                    color: shadowColor.color, offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)))
            ]
        }
        var paragraph = ParagraphStyle()
        // The system aligns labels by the language of the app.
        paragraph.alignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment.alignment
        lineBreakMode.apply(to: &paragraph)
        paragraph.lineLimit = numberOfLines > 0 ? numberOfLines : nil
        if adjustsFontSizeToFitWidth { paragraph.minimumScale = Double(max(0.1, minimumScaleFactor)) }
        guard isAttributed else {
            paragraph.systemLineHeight(of: font)
            return TextParagraphs(TextContent(ownText.string, style: style, paragraph: paragraph))
        }
        return ownText.systemParagraphs(font, style, paragraph, adapted: adapted)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let available = CGSize(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
        let measured = measuredContentSize(in: SizeRange(min: .zero, max: available.size))
        return CGSize(width: max(0, measured.width), height: max(0, measured.height))
    }

    override var contentSizeOfSystem: CGSize {
        guard ownText?.length ?? 0 > 0 else { return .zero }
        guard preferredMaxLayoutWidth > 0, numberOfLines != 1 else { return super.contentSizeOfSystem }
        return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
    }

    /// The rectangle of the text in the middle of another one.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let size = sizeThatFits(bounds.size)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// Where the app lets the text be drawn; `nil` if it does not.
    private var drawnRect: CGRect?

    override func drawnContent() -> ViewContent? {
        defer { drawnRect = nil }
        guard let drawnRect else { return nil }
        let insets = EdgeInsets(
            top: Double(drawnRect.minY), left: Double(drawnRect.minX), bottom: Double(bounds.height - drawnRect.maxY),
            right: Double(bounds.width - drawnRect.maxX))
        return shown(in: insets)
    }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension ParagraphStyle {
    /// Lines are as high as those of iOS's system font, in place of which the default family is drawn.
    mutating func systemLineHeight(of font: UIFont) {
        guard font.isSystem else { return }
        lineHeight = .multiple(UIFont.lineHeightFactor)
    }
}
