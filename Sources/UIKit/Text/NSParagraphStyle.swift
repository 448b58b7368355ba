// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation
import QuoinScene

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How a paragraph of an attributed string is broken into lines. Its properties may be set here, too, so that they stand once.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
    private let mark = AttributeMark()
    public var alignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byWordWrapping
    public var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
    public var hyphenationFactor: Float = 0
    public var tabStops: [NSTextTab]! = []
    public var lineBreakStrategy: LineBreakStrategy = []

    /// How lines break beyond ``lineBreakMode``; without effect.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    public var baseWritingDirection = NSWritingDirection.natural

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
        style.tabStops = (tabStops ?? []).filter { $0.location > startOfLines }.sorted { $0.location < $1.location }
            .map { ParagraphStyle.TabStop(Double($0.location - startOfLines), alignment: $0.alignment.tab) }
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

/// A place in a line that a tab leads to.
open class NSTextTab: NSObject, @unchecked Sendable {
    public let alignment: NSTextAlignment
    /// From the start of the line, in points.
    public let location: CGFloat

    public init(textAlignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        (alignment, self.location) = (textAlignment, location)
    }

    public struct OptionKey: Hashable, Sendable {
        public static let columnTerminators = OptionKey()
    }
}

extension NSTextAlignment {
    fileprivate var tab: ParagraphStyle.TabStop.Alignment {
        switch self {
        case .center: .center
        case .right: .right
        default: .left
        }
    }

    package var alignment: ParagraphStyle.Alignment { ParagraphStyle.Alignment(rawValue: "\(self)") ?? .start }
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
    open func setParagraphStyle(_ other: NSParagraphStyle) {
        (alignment, lineBreakMode, lineSpacing) = (other.alignment, other.lineBreakMode, other.lineSpacing)
        (paragraphSpacing, paragraphSpacingBefore) = (other.paragraphSpacing, other.paragraphSpacingBefore)
        (firstLineHeadIndent, headIndent) = (other.firstLineHeadIndent, other.headIndent)
        (tailIndent, lineHeightMultiple) = (other.tailIndent, other.lineHeightMultiple)
        (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
        (hyphenationFactor, baseWritingDirection) = (other.hyphenationFactor, other.baseWritingDirection)
        (tabStops, lineBreakStrategy) = (other.tabStops, other.lineBreakStrategy)
    }
}
