// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// To what editing is reported; in a picture nothing is edited.
public protocol ASEditableTextNodeDelegate: AnyObject {}

/// A text that can be edited, or a placeholder while it is empty.
open class ASEditableTextNode: ASDisplayNode {
    open var attributedText: NSAttributedString?, attributedPlaceholderText: NSAttributedString?
    open var textContainerInset = UIEdgeInsets.zero
    // Without effect on a picture:
    open var typingAttributes: [String: Any]?
    open weak var delegate: ASEditableTextNodeDelegate?
    open var scrollEnabled = true

    open var maximumLinesToDisplay: UInt = 0
    /// Without effect on a picture.
    open var selectedRange = NSRange(location: 0, length: 0)

    public override init() { super.init() }

    open func isDisplayingPlaceholder() -> Bool { (attributedText?.length ?? 0) == 0 }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    open func isFirstResponder() -> Bool { false }

    override var isPlain: Bool { true }

    override func element(_ names: NodeNames) -> AnyElement {
        func text(_ string: NSAttributedString?) -> Text {
            Text(string?.content(UIFont.systemFont(ofSize: 12).style) ?? TextContent(""))
                .lineLimit(maximumLinesToDisplay > 0 ? Int(maximumLinesToDisplay) : nil)
        }
        let field = EditableText(
            text(attributedText), placeholder: text(attributedPlaceholderText), insets: textContainerInset.insets)
        return finished(field.element, names).erased
    }
}
