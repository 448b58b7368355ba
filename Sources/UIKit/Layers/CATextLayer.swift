// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinScene

/// A layer of a text.
open class CATextLayer: CALayer {
    /// A string or an attributed string.
    open var string: Any?
    /// A font, or the name of one; it is drawn in the size of the layer.
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = UIColor.white.cgColor
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural, truncationMode = CATextLayerTruncationMode.none

    override func contentElements() -> [AnyElement] {
        guard let string else { return [] }
        var style = ownFont.style
        style.color = foregroundColor?.color ?? Color(.transparent)
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignmentMode.alignment
        if !isWrapped { paragraph.lineLimit = 1 }
        if truncationMode == .none { NSLineBreakMode.byClipping.apply(to: &paragraph) }
        let text = string as? NSAttributedString ?? NSAttributedString(string: "\(string)")
        // A frame between pixels may lose less than a point as it is rounded, and with it the last letter.
        let slack = isWrapped ? 0.0 : -1
        let before = alignmentMode == .right ? slack : alignmentMode == .center ? slack / 2 : 0
        let insets = EdgeInsets(left: before, right: slack - before)
        return [text.systemParagraphs(ownFont, style, paragraph).element(insets: insets)]
    }

    private var ownFont: UIFont {
        let name = (font as? CGFont)?.name ?? font as? String
        let found = font as? UIFont ?? name.flatMap { UIFont(name: $0, size: fontSize) }
        return found?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    }
}

public typealias CATextLayerAlignmentMode = NSTextAlignment

public enum CATextLayerTruncationMode: Sendable { case none, start, middle, end }
