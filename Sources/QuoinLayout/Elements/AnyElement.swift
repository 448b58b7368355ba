/// An element of any kind.
public typealias AnyElement = Element<AnyLayoutKind>

extension AnyElement {
    /// The element itself.
    @inlinable
    public var erased: AnyElement { self }
}

/// A layout kind whose type is known at run time only.
public struct AnyLayoutKind: LayoutKind {
    /// The kind itself, which is never an ``AnyLayoutKind``.
    public let base: any LayoutKind

    /// Erases a kind; one that is erased already is not wrapped again.
    @inlinable
    public init(_ kind: any LayoutKind) {
        // Comparing types first spares every other kind a search for the conversion.
        if type(of: kind) == AnyLayoutKind.self, let erased = kind as? AnyLayoutKind {
            base = erased.base
        } else {
            base = kind
        }
    }

    public static let name = "any"

    public var childStyle: ChildStyle { base.childStyle }

    public var wrapsContent: Bool { base.wrapsContent }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling {
        base.coupling(along: axis, childCount: childCount)
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        base.layout(in: range, scope: scope)
    }
}
