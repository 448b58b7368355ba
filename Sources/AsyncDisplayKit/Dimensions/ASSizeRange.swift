// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout
import UIKit

/// The sizes that an element may have.
public struct ASSizeRange: Equatable, Sendable {
    public var min: CGSize
    public var max: CGSize

    public init(min: CGSize, max: CGSize) { (self.min, self.max) = (min, max) }

    /// No size but zero.
    public init() { self.init(min: .zero, max: .zero) }
}

public let ASSizeRangeZero = ASSizeRange()
public let ASSizeRangeUnconstrained = ASSizeRange(.unconstrained)

public func ASSizeRangeMake(_ min: CGSize, _ max: CGSize) -> ASSizeRange { ASSizeRange(min: min, max: max) }

public func ASSizeRangeMake(_ exactSize: CGSize) -> ASSizeRange { ASSizeRange(min: exactSize, max: exactSize) }

public func ASIsCGSizeValidForSize(_ size: CGSize) -> Bool {
    [size.width, size.height].allSatisfy { $0 >= 0 && $0 < LayoutTree.extentLimit }
}

extension ASSizeRange {
    init(_ range: SizeRange) { self.init(min: CGSize(range.min), max: CGSize(range.max)) }

    var range: SizeRange { SizeRange(min: min.size, max: max.size) }
}
