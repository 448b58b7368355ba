// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import QuoinLayout
import UIKit

/// The sizes that an element may have.
public struct ASSizeRange: Equatable, Sendable {
    public var min: CGSize, max: CGSize

    public init(min: CGSize, max: CGSize) { (self.min, self.max) = (min, max) }

    /// No size but zero.
    public init() { self.init(min: .zero, max: .zero) }
}

public let ASSizeRangeZero = ASSizeRange()
public let ASSizeRangeUnconstrained = ASSizeRange(.unconstrained)

/// The extent of a parent that is not known.
public let ASLayoutElementParentDimensionUndefined = CGFloat.nan
public let ASLayoutElementParentSizeUndefined = CGSize(width: CGFloat.nan, height: CGFloat.nan)

public func ASSizeRangeMake(_ min: CGSize, _ max: CGSize) -> ASSizeRange { ASSizeRange(min: min, max: max) }

public func ASSizeRangeMake(_ exactSize: CGSize) -> ASSizeRange { ASSizeRange(min: exactSize, max: exactSize) }

public func ASSizeRangeClamp(_ range: ASSizeRange, _ size: CGSize) -> CGSize { CGSize(range.range.clamp(size.size)) }

/// What both allow; if that is nothing, the size of the first that is nearest to the second.
public func ASSizeRangeIntersect(_ range: ASSizeRange, _ other: ASSizeRange) -> ASSizeRange {
    ASSizeRange(range.range.intersected(with: other.range))
}

public func ASSizeRangeEqualToSizeRange(_ first: ASSizeRange, _ second: ASSizeRange) -> Bool { first == second }

public func ASSizeRangeHasSignificantArea(_ range: ASSizeRange) -> Bool {
    range.max.width > 0.1 && range.max.height > 0.1
}

public func NSStringFromASSizeRange(_ range: ASSizeRange) -> String {
    let (least, most) = ("{\(range.min.width), \(range.min.height)}", "{\(range.max.width), \(range.max.height)}")
    return range.min == range.max ? "{\(least)}" : "{\(least), \(most)}"
}

public func ASPointsValidForSize(_ points: CGFloat) -> Bool {
    (points.isNormal || points == 0) && points >= 0 && points < LayoutTree.extentLimit
}

public func ASIsCGSizeValidForSize(_ size: CGSize) -> Bool {
    ASPointsValidForSize(size.width) && ASPointsValidForSize(size.height)
}

public func ASPointsValidForLayout(_ points: CGFloat) -> Bool {
    (points.isNormal || points == 0) && points >= 0 && points < CGFloat.greatestFiniteMagnitude / 2
}

public func ASIsCGSizeValidForLayout(_ size: CGSize) -> Bool {
    ASPointsValidForLayout(size.width) && ASPointsValidForLayout(size.height)
}

extension ASSizeRange {
    init(_ range: SizeRange) { self.init(min: CGSize(range.min), max: CGSize(range.max)) }

    var range: SizeRange { SizeRange(min: min.size, max: max.size) }
}
