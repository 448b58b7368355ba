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

// MARK: - Pairs

/// A pair of dimensions.
public typealias ASLayoutSize = ElementStyle.LayoutSize

public let ASLayoutSizeAuto = ASLayoutSize()

public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
    ASLayoutSize(width, height)
}

extension ASLayoutSize {
    public init(width: ASDimension, height: ASDimension) { self.init(width, height) }

    init(points size: CGSize) { self.init(.points(size.width), .points(size.height)) }

    var size: CGSize { CGSize(width: width.value, height: height.value) }
}
