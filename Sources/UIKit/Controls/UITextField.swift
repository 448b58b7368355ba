// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinControls

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
    open var clearButtonMode = ViewMode.never { didSet { markChanged() } }
    open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
    open var leftViewMode = ViewMode.never
    open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
    open var rightViewMode = ViewMode.never
    // Without effect on a picture:
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
    /// Without effect on a picture.
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
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, isFirst: true, bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, isFirst: false, bounds) }
    open func drawText(in rect: CGRect) { drawsText = true }
    open func drawPlaceholder(in rect: CGRect) { drawsText = true }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let (size, space) = (Self.clearButton.size, Self.clearButton.space)
        return CGRect(
            x: isRightToLeft ? space : bounds.width - size - space, y: ((bounds.height - size) / 2).rounded(),
            width: size, height: size)
    }

    /// The extent of the button that clears the field, and the space behind it, in points.
    private static let clearButton: (size: CGFloat, space: CGFloat) = (19, 5)
    private static var clearImage: UIImage? {
        UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    }

    /// A view at the trailing edge is shown in place of the button.
    private var showsClearButton: Bool {
        isShown(clearButtonMode) && hasText && (rightView == nil || !isShown(rightViewMode))
    }

    /// Whether the app lets the text or the placeholder be drawn.
    private var drawsText = false

    private func sideRect(_ view: UIView?, isFirst: Bool, _ bounds: CGRect) -> CGRect {
        guard let size = view?.plainFrame.size else { return .zero }
        let x = isFirst == isRightToLeft ? bounds.width - size.width : 0
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
        var (leading, trailing) = (0.0, 0.0)
        if let leftView, isShown(leftViewMode) { leading = Double(leftView.plainFrame.width) }
        if let rightView, isShown(rightViewMode) { trailing = Double(rightView.plainFrame.width) }
        if showsClearButton { trailing = Double(Self.clearButton.size + Self.clearButton.space) }
        insets.left += isRightToLeft ? trailing : leading
        insets.right += isRightToLeft ? leading : trailing
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
        // The system aligns fields by the language of the app.
        paragraph.alignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment.alignment
        paragraph.lineLimit = 1
        if adjustsFontSizeToFitWidth {
            paragraph.minimumScale = min(1, max(0.1, Double(minimumFontSize / font.pointSize)))
        }
        paragraph.systemLineHeight(of: font)
        if let text, !text.isEmpty {
            style.color = (textColor ?? .label).color
            let attributed =
                ownAttributedText
                ?? (defaultTextAttributes.isEmpty
                    ? nil : NSAttributedString(string: text, attributes: defaultTextAttributes))
            if let attributed, !isSecureTextEntry { return attributed.systemContent(font, style, paragraph) }
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
        return drawing.elements + (drawsText ? [standardText] : []) + clearElement
    }

    private var clearElement: [AnyElement] {
        guard showsClearButton, let image = Self.clearImage else { return [] }
        return [
            FramesLayout.placing([(image.element(.center, tint: .tertiaryLabel), clearButtonRect(forBounds: bounds))])
        ]
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
        let area = CGRect(origin: .zero, size: bounds.size)
        let shown = text.count == 1 ? text[0] : FramesLayout.placing(text.map { ($0, area) })
        // An image takes the place of a border, but not of the round one.
        if borderStyle != .roundedRect, let image = (isEnabled ? nil : disabledBackground) ?? background {
            return ViewContent(element: shown.background(image.element(.stretch, tint: tintColor)).erased)
        }
        if borderStyle == .none { return ViewContent(element: shown) }
        var paint = Paint()
        paint.fills = [.solid(SystemColor.background)]
        if borderStyle == .roundedRect { paint.cornerRadii = CornerRadii(5) }
        let isLine = borderStyle == .line
        paint.border = Border(width: isLine ? 1 : 0.5, color: isLine ? .black : SystemColor.separator)
        return ViewContent(element: Element(BoxNode(paint: paint), children: [shown]).erased)
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
