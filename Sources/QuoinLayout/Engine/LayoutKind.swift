/// A way to lay out: a container that places its children, or a leaf that has a size of its own.
///
/// The built-in kinds use nothing that a kind of yours cannot. A kind is a small value that says what is wanted; an
/// ``Element`` puts it together with a style and children:
///
///     struct Diagonal: LayoutKind {
///         static let name = "diagonal"
///         func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
///             var corner = Point.zero
///             for child in scope.children {
///                 let size = child.measure(SizeRange(min: .zero, max: range.max), parent: range.max)
///                 child.place(at: corner)
///                 corner = corner + Point(size.width, size.height)
///             }
///             return LayoutMeasurement(size: Size(corner.x, corner.y))
///         }
///     }
///
///     Element(Diagonal()) {
///         Spacer().preferredSize(10, 10)
///         Spacer().preferredSize(20, 20)
///     }
public protocol LayoutKind: Sendable {
    /// The kind's name in paths, inspection and messages, such as `stack`.
    static var name: String { get }

    /// What the kind is and which properties it has; nothing is known of a kind that does not say.
    static var declaration: KindDeclaration<Self> { get }

    /// Whether elements of this kind are nodes: things that are painted, and within which positions are rounded to
    /// pixels and mirrored anew (Texture, §3.4 and §3.5). Layouts, the default, are not.
    static var isNode: Bool { get }

    /// Whether what is painted of the children ends at the element's bounds. The default is that it does not.
    static var clipsChildren: Bool { get }

    /// Whether the kind has children only once its frame is known; see ``UnfoldingKind``, which answers for you.
    static var unfolds: Bool { get }

    /// Whether the kind finds things to warn of itself; see ``WarningKind``, which answers for you.
    static var warns: Bool { get }

    /// What a child is called in paths: `child`, `overlay`, `children[2]`.
    static func childName(at index: Int, of count: Int) -> String

    /// What the extent along an axis depends on beside the range along that axis. The default is the other axis, which
    /// is always right; a narrower answer saves measuring in deep nests.
    func coupling(along axis: Axis, childCount: Int) -> AxisCoupling

    /// The parts of its children's styles that the kind reads. The default is all of them; what a kind leaves out, a
    /// child is warned of.
    var childStyle: ChildStyle { get }

    /// Whether the content breaks into lines where the width is bounded, as text does. Used for warnings only.
    var wrapsContent: Bool { get }

    /// Measures and places the children, and gives the size.
    ///
    /// The engine applies the element's style before, and afterwards brings the size into the range and rounds it up to
    /// whole pixels. The method runs several times with different ranges, each time from the start; what it returns may
    /// depend on nothing but the kind, the range and the scope.
    ///
    /// - Parameters:
    ///   - range: the sizes that the parent and the element's own style allow, in points.
    ///   - scope: the children, and the surroundings.
    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement
}

extension LayoutKind {
    public static var declaration: KindDeclaration<Self> { .unknown }

    public static var isNode: Bool { false }

    public static var clipsChildren: Bool { false }

    public var childStyle: ChildStyle { .all }

    public var wrapsContent: Bool { false }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .otherAxis }

    public static var unfolds: Bool { false }

    public static var warns: Bool { false }

    /// `child` for an only child, else `children[2]`, counted from 0.
    public static func childName(at index: Int, of count: Int) -> String {
        count == 1 ? "child" : "children[\(index)]"
    }
}
