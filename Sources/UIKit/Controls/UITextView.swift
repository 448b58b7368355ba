import Foundation
import QuoinScene

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
    private var shownInputView, shownAccessory: UIView?
    open override var inputView: UIView? {
        get { shownInputView }
        set { shownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { shownAccessory }
        set { shownAccessory = newValue }
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
    // Without effect on a picture:
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
    /// Without effect on a picture.
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

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}
