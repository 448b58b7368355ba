// swift-format-ignore-file: OneVariableDeclarationPerLine

import UIKit

public typealias ASCellNodeBlock = () -> ASCellNode

/// A node that stands in a table or a collection.
open class ASCellNode: ASDisplayNode {
    // Without effect on a picture:
    open var isSelected = false, isHighlighted = false
    open var selectionStyle = UITableViewCell.SelectionStyle.default

    open var accessoryType = UITableViewCell.AccessoryType.none, separatorInset = UIEdgeInsets.zero
    // Without effect on a picture:
    open var neverShowPlaceholders = false
    open var nodeModel: Any?

    public internal(set) var indexPath: IndexPath?
    public internal(set) weak var owningNode: ASDisplayNode?

    open func canUpdate(toNodeModel nodeModel: Any) -> Bool { false }

    override var isPlain: Bool { type(of: self) == ASCellNode.self }
}

/// A cell that shows a text.
open class ASTextCellNode: ASCellNode {
    public let textNode = ASTextNode()
    open var text: String? { didSet { update() } }
    open var textAttributes: [NSAttributedString.Key: Any] { didSet { update() } }
    open var textInsets: UIEdgeInsets

    public override convenience init() {
        self.init(
            attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 18)],
            insets: UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15))
    }

    public init(attributes: [AnyHashable: Any], insets: UIEdgeInsets) {
        let keys = attributes.map { key, value in
            (key.base as? NSAttributedString.Key ?? NSAttributedString.Key("\(key)"), value)
        }
        (textAttributes, textInsets) = (Dictionary(keys) { first, _ in first }, insets)
        super.init()
        automaticallyManagesSubnodes = true
    }

    private func update() {
        textNode.attributedText = NSAttributedString(string: text ?? "", attributes: textAttributes)
    }

    open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASInsetLayoutSpec(insets: textInsets, child: textNode)
    }

    override var mayHaveSpec: Bool { true }
}
