// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout
import UIKit

/// What the value of a dimension means.
public enum ASDimensionUnit: Int, Sendable {
    case auto, points, fraction
}

/// An extent of a style: automatic, points, or a fraction of the parent's extent.
public struct ASDimension: Hashable, Sendable {
    public var unit: ASDimensionUnit
    public var value: CGFloat

    public init(unit: ASDimensionUnit, value: CGFloat) { (self.unit, self.value) = (unit, value) }

    /// `auto`.
    public init() { self.init(unit: .auto, value: 0) }
}

public let ASDimensionAuto = ASDimension()

public func ASDimensionMake(_ unit: ASDimensionUnit, _ value: CGFloat) -> ASDimension {
    ASDimension(unit: unit, value: value)
}

public func ASDimensionMake(_ points: CGFloat) -> ASDimension { ASDimension(unit: .points, value: points) }

/// `50pt`, `50%` or `auto`; any other text is `auto`.
public func ASDimensionMake(_ dimension: String) -> ASDimension {
    if dimension.hasSuffix("pt"), let points = Double(dimension.dropLast(2)) { return ASDimensionMake(points) }
    if dimension.hasSuffix("%"), let percent = Double(dimension.dropLast()) {
        return ASDimensionMakeWithFraction(percent / 100)
    }
    return ASDimensionAuto
}

public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension { ASDimensionMake(points) }

public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension {
    ASDimension(unit: .fraction, value: fraction)
}

public func ASDimensionEqualToDimension(_ first: ASDimension, _ second: ASDimension) -> Bool { first == second }

public func ASDimensionResolve(_ dimension: ASDimension, _ parentSize: CGFloat, _ autoSize: CGFloat) -> CGFloat {
    dimension.layoutDimension.resolved(in: parentSize, auto: autoSize)
}

public func NSStringFromASDimension(_ dimension: ASDimension) -> String {
    switch dimension.unit {
    case .auto: "Auto"
    case .points: String(format: "%.0fpt", Double(dimension.value))
    case .fraction: String(format: "%.0f%%", Double(dimension.value * 100))
    }
}

extension ASDimension {
    init(_ dimension: LayoutDimension) {
        switch dimension {
        case .auto: self.init()
        case .points(let points): self.init(unit: .points, value: points)
        case .fraction(let fraction, _): self.init(unit: .fraction, value: fraction)
        }
    }

    var layoutDimension: LayoutDimension {
        switch unit {
        case .auto: .auto
        case .points: .points(value)
        case .fraction: .fraction(value)
        }
    }
}

// MARK: - Pairs

/// A pair of dimensions.
public struct ASLayoutSize: Hashable, Sendable {
    public var width: ASDimension
    public var height: ASDimension

    public init(width: ASDimension, height: ASDimension) { (self.width, self.height) = (width, height) }

    /// `auto` on both axes.
    public init() { self.init(width: ASDimensionAuto, height: ASDimensionAuto) }
}

public let ASLayoutSizeAuto = ASLayoutSize()

public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
    ASLayoutSize(width: width, height: height)
}

public func ASLayoutSizeResolveSize(_ layoutSize: ASLayoutSize, _ parentSize: CGSize, _ autoSize: CGSize) -> CGSize {
    CGSize(
        width: ASDimensionResolve(layoutSize.width, parentSize.width, autoSize.width),
        height: ASDimensionResolve(layoutSize.height, parentSize.height, autoSize.height))
}

public func NSStringFromASLayoutSize(_ size: ASLayoutSize) -> String {
    "{\(NSStringFromASDimension(size.width)), \(NSStringFromASDimension(size.height))}"
}

extension ASLayoutSize {
    init(_ size: ElementStyle.LayoutSize) {
        self.init(width: ASDimension(size.width), height: ASDimension(size.height))
    }

    var layoutSize: ElementStyle.LayoutSize { ElementStyle.LayoutSize(width.layoutDimension, height.layoutDimension) }
}
