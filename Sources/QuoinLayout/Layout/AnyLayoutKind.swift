/// A layout kind whose type is known only at run time.
///
/// It is `any LayoutKind` in a form whose size the compiler knows. Of an element whose size it did not know, a block would
/// make a copy on the way to the parent, which takes longer than making the element.
public struct AnyLayoutKind: LayoutKind {
    // The bytes come first, so that what a tree reads of every element is close together.

    /// The kind, if it is small and has no references: a stack, insets, a spacer.
    @usableFromInline let bytes: Bytes
    @usableFromInline let kindType: any LayoutKind.Type
    /// Any other kind.
    @usableFromInline let box: Box?

    @usableFromInline
    struct Bytes: Sendable {
        private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

        @usableFromInline
        init() {}
    }

    @usableFromInline
    final class Box: Sendable {
        let kind: any LayoutKind

        @usableFromInline
        init(_ kind: any LayoutKind) { self.kind = kind }
    }

    /// Erases the type of a kind. A kind whose type is erased already is not wrapped again.
    @inlinable
    public init(_ kind: any LayoutKind) { self.init(erasing: kind) }

    /// Where this is inlined, the type of the kind is known to the compiler, and no cast is left.
    @inlinable
    init<Kind: LayoutKind>(erasing kind: Kind) {
        // Comparing types first is faster than a cast that fails.
        if Kind.self == AnyLayoutKind.self, let erased = kind as? AnyLayoutKind {
            self = erased
            return
        }
        kindType = Kind.self
        var bytes = Bytes()
        if _isPOD(Kind.self), MemoryLayout<Kind>.size <= MemoryLayout<Bytes>.size,
            MemoryLayout<Kind>.alignment <= MemoryLayout<Bytes>.alignment
        {
            withUnsafeMutableBytes(of: &bytes) { $0.storeBytes(of: kind, as: Kind.self) }
            (self.bytes, box) = (bytes, nil)
        } else {
            (self.bytes, box) = (bytes, Box(kind))
        }
    }

    /// The kind itself, never an ``AnyLayoutKind``.
    public var base: any LayoutKind {
        func base<Kind: LayoutKind>(_ type: Kind.Type) -> any LayoutKind { withBytes(as: type) { $0.pointee } }
        if let box { return box.kind }
        return base(kindType)
    }

    /// Lends the kind that is in the bytes. A copy would take longer, or need an allocation.
    @inline(__always)
    func withBytes<Kind: LayoutKind, Result>(as type: Kind.Type, _ body: (UnsafePointer<Kind>) -> Result) -> Result {
        withUnsafePointer(to: bytes) { body(UnsafeRawPointer($0).assumingMemoryBound(to: type)) }
    }

    public static let name = "any"

    public var childStyle: ElementStyle.Parts { base.childStyle }

    public var roundsEdgesOfChildren: Bool? { base.roundsEdgesOfChildren }

    public var clipsContent: Bool { base.clipsContent }

    public var holders: [Int?] { base.holders }

    public func minimumWidth(scope: LayoutScope) -> Double { base.minimumWidth(scope: scope) }

    public var wrapsContent: Bool { base.wrapsContent }

    public var warnings: [(property: String, reason: String)] { base.warnings }

    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        base.warnings(of: element)
    }

    public func asciiArtName(id: String?) -> String { base.asciiArtName(id: id) }

    public var asciiArtAxis: Axis { base.asciiArtAxis }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        base.dependency(along: axis, childCount: childCount)
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        func layout<Kind: LayoutKind>(_ type: Kind.Type) -> LayoutMeasurement {
            withBytes(as: type) { $0.pointee.layout(in: range, scope: scope) }
        }
        if let box { return box.kind.layout(in: range, scope: scope) }
        return layout(kindType)
    }
}
