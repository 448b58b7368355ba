// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinScene

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How a paragraph of an attributed string is broken into lines.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    public fileprivate(set) var alignment = NSTextAlignment.natural
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    public fileprivate(set) var lineSpacing: CGFloat = 0
    public fileprivate(set) var paragraphSpacing: CGFloat = 0
    public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
    public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    public fileprivate(set) var headIndent: CGFloat = 0
    public fileprivate(set) var tailIndent: CGFloat = 0
    public fileprivate(set) var minimumLineHeight: CGFloat = 0
    public fileprivate(set) var maximumLineHeight: CGFloat = 0
    public fileprivate(set) var lineHeightMultiple: CGFloat = 0
    public fileprivate(set) var hyphenationFactor: Float = 0
    public fileprivate(set) var baseWritingDirection = NSWritingDirection.natural

    public static let `default` = NSParagraphStyle()

    public override init() {}

    open override func copy() -> Any { mutableCopy() }

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copy() }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.paragraph() == paragraph() }

    open override var hash: Int { paragraph().hashValue }

    /// - Parameter lines: the most lines; `nil` for as many as fit.
    package func paragraph(lineLimit lines: Int? = nil) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = alignment.alignment
        style.lineSpacing = Double(lineSpacing)
        style.paragraphSpacing = Double(paragraphSpacing + paragraphSpacingBefore)
        style.firstLineIndent = Double(firstLineHeadIndent - headIndent)
        style.minimumLineHeight = Double(minimumLineHeight)
        if maximumLineHeight > 0 { style.maximumLineHeight = Double(maximumLineHeight) }
        if lineHeightMultiple > 0 { style.lineHeight = .multiple(Double(lineHeightMultiple)) }
        if hyphenationFactor > 0 { style.hyphens = .auto }
        style.direction =
            switch baseWritingDirection {
            case .natural: .automatic
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        lineBreakMode.apply(to: &style)
        style.lineLimit = lines
        return style
    }
}

extension NSTextAlignment {
    package var alignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .start
        }
    }
}

extension NSLineBreakMode {
    package func apply(to style: inout ParagraphStyle) {
        switch self {
        case .byWordWrapping: style.truncation = .clip
        case .byCharWrapping: (style.truncation, style.wordBreak) = (.clip, .breakAll)
        case .byClipping: style.truncation = .clip
        case .byTruncatingHead: style.truncation = .head
        case .byTruncatingTail: style.truncation = .tail
        case .byTruncatingMiddle: style.truncation = .middle
        }
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    public override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }

    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }

    public override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }

    public override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }

    public override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }

    public override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }

    public override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }

    public override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }

    public override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }

    public override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }

    public override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }

    public override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }

    open func setParagraphStyle(_ other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        hyphenationFactor = other.hyphenationFactor
        baseWritingDirection = other.baseWritingDirection
    }
}
