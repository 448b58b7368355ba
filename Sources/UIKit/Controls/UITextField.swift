// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinControls
import QuoinLayout
import QuoinScene
import QuoinValues

/// What text input needs beyond the text; without effect on a picture.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, done }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a new password may be.
open class UITextInputPasswordRules: NSObject {
    public init(descriptor: String) {}
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public enum UITextContentType: String, Sendable {
    case username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, name, URL
    case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName, location
    case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, sublocality
    case addressCityAndState, countryName, postalCode, creditCardNumber, birthdate
}

/// A line of text that people edit.
open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String? = "" {
        didSet {
            ownAttributedText = nil
            markChanged()
        }
    }
    private var ownAttributedText: NSAttributedString?
    open var attributedText: NSAttributedString? {
        get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            ownAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }
    open var placeholder: String? { didSet { markChanged() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { markChanged() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { markChanged() } }
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none { didSet { markChanged() } }
    open var background: UIImage?
    open var isSecureTextEntry = false
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
    open var leftViewMode = ViewMode.never
    open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
    open var rightViewMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContentType: UITextContentType?
    open var enablesReturnKeyAutomatically = false
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var passwordRules: UITextInputPasswordRules?
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var disabledBackground: UIImage?
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    private var shownInputView: UIView?
    private var shownAccessory: UIView?
    open override var inputView: UIView? {
        get { shownInputView }
        set { shownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { shownAccessory }
        set { shownAccessory = newValue }
    }
    open var isEditing: Bool { false }
    open var hasText: Bool { text?.isEmpty == false }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: UIEdgeInsets(padding)) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, x: 0, bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, x: bounds.width - (rightView?.plainFrame.width ?? 0), bounds)
    }
    open func drawText(in rect: CGRect) { drawsText = true }
    open func drawPlaceholder(in rect: CGRect) { drawsText = true }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

    /// Whether the app lets the text or the placeholder be drawn.
    private var drawsText = false

    private func sideRect(_ view: UIView?, x: CGFloat, _ bounds: CGRect) -> CGRect {
        guard let size = view?.plainFrame.size else { return .zero }
        return CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        if let leftView, leftView.plainFrame.width == 0 { leftView.frame.size = leftView.fittingContent }
        if let rightView, rightView.plainFrame.width == 0 { rightView.frame.size = rightView.fittingContent }
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    private func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

    private var padding: EdgeInsets {
        var insets = EdgeInsets(horizontal: borderStyle == .none ? 0 : ControlMetrics.roundedFieldPadding)
        if let leftView, isShown(leftViewMode) { insets.left += Double(leftView.plainFrame.width) }
        if let rightView, isShown(rightViewMode) { insets.right += Double(rightView.plainFrame.width) }
        return insets
    }

    override var shownText: String? { text?.isEmpty == false ? text : placeholder }

    private var shownFont: UIFont {
        let font = font ?? .systemFont(ofSize: 17)
        return adjustsFontForContentSizeCategory ? font.scaled(for: traitCollection) : font
    }

    var content: TextContent {
        let font = shownFont
        var style = font.style
        var paragraph = ParagraphStyle()
        (paragraph.alignment, paragraph.lineLimit) = (textAlignment.alignment, 1)
        paragraph.systemLineHeight(of: font)
        if let text, !text.isEmpty {
            style.color = (textColor ?? .label).color
            if let ownAttributedText, !isSecureTextEntry {
                return ownAttributedText.systemContent(font, style, paragraph)
            }
            return TextContent(
                isSecureTextEntry ? String(repeating: "•", count: text.count) : text, style: style,
                paragraph: paragraph)
        }
        style.color = UIColor.placeholderText.color
        if let attributedPlaceholder, attributedPlaceholder.length > 0 {
            return attributedPlaceholder.systemContent(font, style, paragraph)
        }
        return TextContent(placeholder ?? "", style: style, paragraph: paragraph)
    }

    private func drawnText() -> [AnyElement] {
        drawsText = false
        let drawing = CGContext.recording(bounds.size) { _ in
            if text?.isEmpty == false {
                drawText(in: textRect(forBounds: bounds))
            } else {
                drawPlaceholder(in: placeholderRect(forBounds: bounds))
            }
        }
        return drawing.elements + (drawsText ? [standardText] : [])
    }

    private var standardText: AnyElement {
        let rect = text?.isEmpty == false ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
        var node = TextNode(content)
        node.verticalAlignment = .center
        node.insets = EdgeInsets(
            top: Double(rect.minY - bounds.minY), left: Double(rect.minX - bounds.minX),
            bottom: Double(max(0, bounds.maxY - rect.maxY)), right: Double(max(0, bounds.maxX - rect.maxX)))
        return Element(node).erased
    }

    override func contentElement() -> ViewContent? {
        let text = drawnText()
        if borderStyle == .none, text.count == 1 { return ViewContent(element: text[0]) }
        var paint = Paint()
        paint.fills = [.solid(SystemColor.background)]
        if borderStyle == .none { return ViewContent(element: Element(BoxNode(), children: text).erased) }
        if borderStyle == .roundedRect { paint.cornerRadii = CornerRadii(5) }
        let isLine = borderStyle == .line
        paint.border = Border(width: isLine ? 1 : 0.5, color: isLine ? .black : SystemColor.separator)
        return ViewContent(element: Element(BoxNode(paint: paint), children: text).erased)
    }

    override var contentSizeOfSystem: CGSize {
        let text = ThreadRenderer.size(of: content, in: CGSize(width: CGFloat.infinity, height: .infinity))
        let line = shownFont.lineHeight
        let height = borderStyle == .roundedRect ? max(ControlMetrics.roundedFieldHeight, line + 13) : line + 2
        let insets = padding
        return CGSize(width: text.width.rounded(.up) + insets.left + insets.right, height: height.rounded(.up))
    }
}

extension UIView {
    /// The size for a view that has none: its intrinsic size, or that of its constraints.
    var fittingContent: CGSize {
        let own = intrinsicContentSize
        return own.width >= 0 && own.height >= 0 ? own : systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

/// Several lines of text that people edit and scroll.
open class UITextView: UIScrollView, UITextInput {
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    /// Never `nil`, which stands for no text.
    open var text: String! = "" {
        didSet {
            if text == nil { text = "" }
            ownAttributedText = nil
            markChanged()
        }
    }
    private var ownAttributedText: NSAttributedString?
    open var attributedText: NSAttributedString! {
        get { ownAttributedText ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            ownAttributedText = newValue
        }
    }
    open var font: UIFont? { didSet { markChanged() } }
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { markChanged() } }
    public let textContainer = NSTextContainer()
    open var isEditable = true
    open var isSelectable = true
    open var dataDetectorTypes: UIDataDetectorTypes = []
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set { ownLinkAttributes = newValue }
    }
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var enablesReturnKeyAutomatically = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var selectedRange = NSRange(location: 0, length: 0)

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var hasText: Bool { text?.isEmpty == false }
    open func scrollRangeToVisible(_ range: NSRange) {}

    override var shownText: String? { text }

    override func contentElement() -> ViewContent? {
        let (adapts, traits) = (adjustsFontForContentSizeCategory, traitCollection)
        func adapted(_ font: UIFont) -> UIFont { adapts ? font.scaled(for: traits) : font }
        let font = adapted(self.font ?? .systemFont(ofSize: 12))
        var style = font.style
        style.color = (textColor ?? .label).color
        var paragraph = ParagraphStyle()
        paragraph.alignment = textAlignment.alignment
        paragraph.truncation = .clip
        textContainer.apply(to: &paragraph)
        paragraph.systemLineHeight(of: font)
        let text = textWithLinks?.systemParagraphs(font, style, paragraph, adapted: adapted)
        var insets = textContainerInset.insets
        insets.left += Double(textContainer.lineFragmentPadding)
        insets.right += Double(textContainer.lineFragmentPadding)
        let shown = text ?? TextParagraphs(TextContent(self.text ?? "", style: style, paragraph: paragraph))
        return ViewContent(element: shown.element(insets: insets), isMeasured: !isScrollEnabled)
    }

    /// The attributed text with its links, and those that are found in it, as the view shows them; `nil` if it has neither.
    private var textWithLinks: NSAttributedString? {
        let detects = isSelectable && !isEditable && !dataDetectorTypes.isEmpty
        guard ownAttributedText != nil || detects else { return nil }
        let shown = NSMutableAttributedString(attributedString: attributedText)
        if detects {
            for (range, address) in dataDetectorTypes.links(in: shown.string) {
                shown.addAttribute(.link, value: address, range: range)
            }
        }
        let attributes: [NSAttributedString.Key: Any] = linkTextAttributes
        shown.enumerateAttribute(.link, in: NSRange(location: 0, length: shown.length)) { link, range, _ in
            guard link != nil else { return }
            if attributes[.foregroundColor] == nil, let textColor,
                shown.attribute(.foregroundColor, at: range.location, effectiveRange: nil) == nil
            {
                shown.addAttribute(.foregroundColor, value: textColor, range: range)
            }
            shown.addAttributes(attributes, range: range)
        }
        return shown
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wasScrolling = isScrollEnabled
        isScrollEnabled = false
        defer { isScrollEnabled = wasScrolling }
        let width = size.width > 0 ? size.width : .infinity
        return measuredContentSize(in: SizeRange(min: .zero, max: CGSize(width: width, height: .infinity).size))
    }
}

open class NSTextContainer: NSObject {
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// In points; 0 on an axis for no limit.
    open var size = CGSize.zero
    /// What the text flows around.
    open var exclusionPaths: [UIBezierPath] = []

    public init(size: CGSize = .zero) { self.size = size }

    func apply(to paragraph: inout ParagraphStyle) {
        paragraph.exclusions = exclusionPaths.map { .path($0.cgPath.path, $0.fillRule) }
        guard maximumNumberOfLines > 0 else { return }
        paragraph.lineLimit = maximumNumberOfLines
        lineBreakMode.apply(to: &paragraph)
    }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
