import Foundation

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// A value of an animation, which has ended: nobody reads it.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(point: CGPoint(x: transform.affine.tx, y: transform.affine.ty))
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}

extension CGFloat {
    public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

extension Double {
    /// The value of a number of any type. On Linux a `CGFloat` is no `NSNumber`.
    init?(number value: Any?) {
        guard let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) else { return nil }
        self = number
    }
}

extension NSCoder {
    /// Nothing: an archive is read by its own methods.
    public func value(forKey key: String) -> Any? { nil }
    public static func cgPoint(for text: String) -> CGPoint { NSPointFromString(text) }
    public static func cgSize(for text: String) -> CGSize { NSSizeFromString(text) }
    public static func cgRect(for text: String) -> CGRect { NSRectFromString(text) }
}

extension Data.ReadingOptions {
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}

extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
