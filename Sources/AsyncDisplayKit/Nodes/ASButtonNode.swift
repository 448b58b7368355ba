// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// On which side of the title the image of a button is.
public typealias ASButtonNodeImageAlignment = Button.ImagePlacement

/// An image and a title beside each other or one above the other, with an image behind them.
open class ASButtonNode: ASControlNode {
    public let titleNode = ASTextNode()
    public let imageNode = ASImageNode()
    public let backgroundImageNode = ASImageNode()
    open var contentSpacing: CGFloat = 8
    open var laysOutHorizontally = true
    open var contentHorizontalAlignment = ASHorizontalAlignment.middle
    open var contentVerticalAlignment = ASVerticalAlignment.center, contentEdgeInsets = UIEdgeInsets.zero
    open var imageAlignment = ASButtonNodeImageAlignment.beginning
    private var titles: [UIControl.State.RawValue: NSAttributedString] = [:]
    private var images: [UIControl.State.RawValue: UIImage] = [:]
    private var backgrounds: [UIControl.State.RawValue: UIImage] = [:]

    public override init() {
        super.init()
        titleNode.textColorFollowsTintColor = true
        backgroundImageNode.contentMode = .scaleToFill
        imageNode.contentMode = .scaleToFill
    }

    open func setTitle(_ title: String, with font: UIFont?, with color: UIColor?, for state: UIControl.State) {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize)
        ]
        attributes[.foregroundColor] = color
        setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        titles[state.rawValue] = title
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titles[state.rawValue] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgrounds[state.rawValue] = image }

    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state.rawValue] }

    /// Image and title as a button lays them out; ``Button`` in QuoinScene has the rules.
    open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        if let layoutSpecBlock { return layoutSpecBlock(self, constrainedSize) }
        return ElementSpec { [self] names in button(names).element.children.first ?? Spacer().erased }
    }

    override var isPlain: Bool { type(of: self) == ASButtonNode.self }

    override func element(_ names: NodeNames) -> AnyElement {
        mayHaveSpec ? super.element(names) : finished(button(names).element, names).erased
    }

    private var state: UIControl.State {
        guard isEnabled else { return .disabled }
        return (isHighlighted ? UIControl.State.highlighted : .normal).union(isSelected ? .selected : .normal)
    }

    private func button(_ names: NodeNames) -> Button {
        var button = Button(
            direction: laysOutHorizontally ? .horizontal : .vertical, spacing: contentSpacing,
            horizontalAlignment: contentHorizontalAlignment,
            verticalAlignment: contentVerticalAlignment,
            contentInsets: contentEdgeInsets.insets,
            imagePlacement: imageAlignment)
        func shown<Part>(_ parts: [UInt: Part]) -> Part? { parts[state.rawValue] ?? parts[0] }
        var content = Button.Content()
        if let title = shown(titles) ?? titleNode.attributedText {
            titleNode.attributedText = title
            if tintColor != nil { titleNode.tintColor = tintColor }
            content.title = titleNode.finished(titleNode.text.element, names)
        }
        if let image = shown(images) ?? imageNode.image {
            imageNode.image = image
            content.image = imageNode.element(names)
        }
        content.background = (shown(backgrounds) ?? backgroundImageNode.image)?.resource
        button.contents = [.normal: content]
        return button
    }
}
