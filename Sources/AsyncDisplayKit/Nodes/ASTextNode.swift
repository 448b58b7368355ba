// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// A node that shows text.
open class ASTextNode: ASControlNode {
    open var attributedText: NSAttributedString?
    /// What stands for the rest of a text that does not fit.
    open var truncationAttributedText: NSAttributedString?, additionalTruncationMessage: NSAttributedString?
    open var truncationMode = NSLineBreakMode.byWordWrapping
    /// 0 for no limit.
    open var maximumNumberOfLines: UInt = 0
    open var exclusionPaths: [UIBezierPath]?
    open var textContainerInset = UIEdgeInsets.zero
    /// Smaller sizes of the letters, which are tried before the text is truncated.
    open var pointSizeScaleFactors: [NSNumber]?
    /// Whether letters without a color have the tint color.
    open var textColorFollowsTintColor = false
    // Without effect on a picture:
    open var placeholderColor: UIColor?
    open var placeholderInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    open weak var delegate: ASTextNodeDelegate?
    open var linkAttributeNames = ["NSLink"]
    open var highlightRange = NSRange(location: 0, length: 0)
    open var highlightStyle = ASTextNodeHighlightStyle.light
    open var passthroughNonlinkTouches = false, longPressCancelsTouches = false

    public override init() { super.init() }

    @available(*, deprecated, renamed: "attributedText")
    open var attributedString: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }

    /// The number of lines in the present frame.
    open var lineCount: UInt { UInt(shaped?.lines.count ?? 0) }
    /// Whether some of the text does not fit into the present frame.
    open var isTruncated: Bool { shaped?.isTruncated ?? false }

    private var shaped: ShapedText? {
        let size = frame.inset(by: textContainerInset).size.size
        return LayoutEnvironment.current[TextShaperKey.self]?.shape(text.content, in: size)
    }

    override var isPlain: Bool { true }

    override func element(_ names: NodeNames) -> AnyElement {
        let (style, paragraph) = defaults
        let parts = attributedText?.paragraphs(paragraph) { decorated($0.content(style, paragraph)) }
        guard let parts, parts.parts.count > 1 else { return finished(text.element, names).erased }
        return finished(Element(BoxNode(), children: [parts.element(insets: textContainerInset.insets)]), names).erased
    }

    /// What letters are shown in that say nothing themselves.
    private var defaults: (style: TextStyle, paragraph: ParagraphStyle) {
        var paragraph = ParagraphStyle()
        paragraph.lineLimit = maximumNumberOfLines > 0 ? Int(maximumNumberOfLines) : nil
        if truncationMode != .byWordWrapping { truncationMode.apply(to: &paragraph) }
        var style = UIFont.systemFont(ofSize: 12).style
        style.color = textColorFollowsTintColor ? tintColor.color : .black
        return (style, paragraph)
    }

    /// The text as an element, without the style of the node.
    var text: (content: TextContent, element: Text) {
        let (style, paragraph) = defaults
        let content = decorated(attributedText?.content(style, paragraph) ?? TextContent("", style: style))
        var element = Text(content)
        element.kind.insets = textContainerInset.insets
        return (content, element)
    }

    /// With what the node says of all letters.
    private func decorated(_ text: TextContent) -> TextContent {
        var content = text
        let shadows = shadow.map { [TextStyle.Shadow(color: $0.color, radius: $0.radius, offset: $0.offset)] } ?? []
        for index in content.spans.indices where !shadows.isEmpty { content.spans[index].style.shadows = shadows }
        if let smallest = pointSizeScaleFactors?.map(\.doubleValue).min() { content.paragraph.minimumScale = smallest }
        if let ellipsis { content.paragraph.ellipsis = ellipsis }
        content.paragraph.exclusions = exclusionPaths?.map { .path($0.cgPath.path, $0.fillRule) } ?? []
        return content
    }

    private var ellipsis: ParagraphStyle.Ellipsis? {
        let parts = [truncationAttributedText, additionalTruncationMessage].compactMap { $0 }
        guard let first = parts.first else { return nil }
        let letters = first.content(UIFont.systemFont(ofSize: 12).style).spans.first?.style
        let hasOwn = first.length > 0 && first.attribute(.font, at: 0, effectiveRange: nil) != nil
        return ParagraphStyle.Ellipsis(parts.map(\.string).joined(separator: " "), style: hasOwn ? letters : nil)
    }
}

/// The same as ``ASTextNode``.
public typealias ASTextNode2 = ASTextNode

public enum ASTextNodeHighlightStyle: UInt, Sendable { case light, dark }

/// To what taps on links are reported; in a picture there are none.
public protocol ASTextNodeDelegate: AnyObject {}
