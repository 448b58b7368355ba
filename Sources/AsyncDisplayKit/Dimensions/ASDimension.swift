// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout
import UIKit

/// What the value of a dimension means.
public enum ASDimensionUnit: Int, Sendable { case auto, points, fraction }

/// An extent of a style: automatic, points, or a fraction of the parent's extent.
public typealias ASDimension = LayoutDimension

extension LayoutDimension {
    public init(unit: ASDimensionUnit = .auto, value: CGFloat = 0) {
        switch unit {
        case .auto: self = .auto
        case .points: self = .points(value)
        case .fraction: self = .fraction(value)
        }
    }

    public var unit: ASDimensionUnit {
        get {
            switch self {
            case .auto: .auto
            case .points: .points
            case .fraction: .fraction
            }
        }
        set { self = LayoutDimension(unit: newValue, value: value) }
    }

    /// Points, or a fraction from 0 to 1; 0 if it is automatic.
    public var value: CGFloat {
        get {
            switch self {
            case .auto: 0
            case .points(let value), .fraction(let value, _): value
            }
        }
        set { self = LayoutDimension(unit: unit, value: newValue) }
    }
}

public let ASDimensionAuto = ASDimension.auto

public func ASDimensionMake(_ unit: ASDimensionUnit, _ value: CGFloat) -> ASDimension {
    ASDimension(unit: unit, value: value)
}

public func ASDimensionMake(_ points: CGFloat) -> ASDimension { .points(points) }

/// `50pt`, `50%` or `auto`; any other text is `auto`.
public func ASDimensionMake(_ dimension: String) -> ASDimension {
    if dimension.hasSuffix("pt"), let points = Double(dimension.dropLast(2)) { return ASDimensionMake(points) }
    if dimension.hasSuffix("%"), let percent = Double(dimension.dropLast()) {
        return ASDimensionMakeWithFraction(percent / 100)
    }
    return ASDimensionAuto
}

public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension { ASDimensionMake(points) }

public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension { .fraction(fraction) }

public func ASDimensionEqualToDimension(_ first: ASDimension, _ second: ASDimension) -> Bool { first == second }

public func ASDimensionResolve(_ dimension: ASDimension, _ parentSize: CGFloat, _ autoSize: CGFloat) -> CGFloat {
    dimension.resolved(in: parentSize, auto: autoSize)
}

public func NSStringFromASDimension(_ dimension: ASDimension) -> String {
    switch dimension.unit {
    case .auto: "Auto"
    case .points: String(format: "%.0fpt", Double(dimension.value))
    case .fraction: String(format: "%.0f%%", Double(dimension.value * 100))
    }
}

// MARK: - Pairs

/// A pair of dimensions.
public typealias ASLayoutSize = ElementStyle.LayoutSize

public let ASLayoutSizeAuto = ASLayoutSize()

public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
    ASLayoutSize(width, height)
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
    public init(width: ASDimension, height: ASDimension) { self.init(width, height) }

    init(points size: CGSize) { self.init(.points(size.width), .points(size.height)) }

    var size: CGSize { CGSize(width: width.value, height: height.value) }
}
