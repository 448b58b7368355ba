// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import FoundationNetworking
import QuoinValues
import _Testing_UIKit

// What the geometry of UIKit and Core Graphics has beyond Foundation on Linux.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias NSInteger = Int

/// A vector in the plane, in points.
public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat

    public static let zero = CGVector(dx: 0, dy: 0)

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// A distance along each axis, in points.
public struct UIOffset: Hashable, Sendable {
    public var horizontal, vertical: CGFloat

    public static let zero = UIOffset()

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// Insets from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    public var top, left, bottom, right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Insets from the four edges of a rectangle, in points; leading and trailing follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    public var top, leading, bottom, trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Edges of a rectangle by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Where content begins within the space it has.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    package static let all = CACornerMask(rawValue: 15)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension CGRect {
    /// The rectangle without insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

extension IndexPath {
    /// The place of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The place of a row in a section of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension NSIndexPath {
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    public var section: Int { index(atPosition: 0) }
    public var item: Int { index(atPosition: 1) }
    public var row: Int { item }
}

/// As large as a number of an animation can be.
public let HUGE = Float.infinity

/// The time since some moment, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The name of a method, as `#selector` gives it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { description = name }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// MARK: - Between the two geometries

extension CGPoint {
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }

    package var point: Point { Point(Double(x), Double(y)) }
}

extension CGSize {
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }

    package var size: Size { Size(Double(width), Double(height)) }
}

extension CGRect {
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }

    package var rect: Rect { Rect(origin: origin.point, size: size.size) }
}

extension UIEdgeInsets {
    package init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    package var insets: EdgeInsets {
        EdgeInsets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
    }
}

extension NSDirectionalEdgeInsets {
    package init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// From left to right.
    package var insets: EdgeInsets {
        EdgeInsets(top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing))
    }
}
