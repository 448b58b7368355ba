// Exported, because kinds declare their properties with these types, and sizes, ranges and insets are part of every signature.
@_exported import QuoinValues

/// A way to lay out: a container that places its children, or a leaf that has a size of its own.
///
/// A kind is a small value. An ``Element`` combines it with a style and children:
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

    /// A summary of the kind and its properties. By default nothing is declared.
    static var declaration: KindDeclaration<Self> { get }

    /// The style of a new element of the kind. A value that differs from it was set by the author. ``ElementStyle/init()`` by
    /// default.
    static var defaultStyle: ElementStyle { get }

    /// Whether elements of this kind are nodes. A node is painted, and the positions of its content are rounded to pixels
    /// and mirrored relative to it (Texture, §3.4 and §3.5). `false` by default.
    static var isNode: Bool { get }

    /// Whether the children are clipped to the element's bounds. `false` by default.
    static var clipsChildren: Bool { get }

    /// Whether what extends beyond the element is cut off at its edges, so that a stack by the rules of CSS may make it smaller
    /// than its content. By default whether the children are clipped.
    var clipsContent: Bool { get }

    /// Whether the kind is an ``UnfoldingKind``, which returns `true`. `false` by default.
    static var unfolds: Bool { get }

    /// Whether the edges of the children's frames are rounded to pixels, so that neighbors meet. `false` rounds their
    /// sizes and positions instead, as in Texture. `nil`, the default, rounds them like the element's own frame.
    var roundsEdgesOfChildren: Bool? { get }

    /// For each child, the position of the child in which it is painted, so that this one's clip, opacity and transform apply to
    /// it; `nil` for a child that is painted in the element itself. Empty, the default, if all are.
    var holders: [Int?] { get }

    /// The name of a child in paths: `child`, `overlay`, `children[2]`.
    static func childName(at index: Int, of count: Int) -> String

    /// The child that is the content of an element, from which it has its baselines where baselines pass through wrappers; the
    /// other children lie over it or under it. By default an only child, else `nil`.
    static func content(of count: Int) -> Int?

    /// What the extent along an axis depends on, in addition to the range along that axis. The default, the other axis,
    /// is always right; a more precise answer saves measuring in deep nests.
    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency

    /// The parts of its children's styles that the kind reads, all by default. A child that sets another part gets a
    /// warning.
    var childStyle: ElementStyle.Parts { get }

    /// The width below which the content overflows: of text, that of its longest word. A stack by the rules of CSS does not
    /// shrink a child below it. By default that of the widest child, or the natural width if there are no children.
    func minimumWidth(scope: LayoutScope) -> Double

    /// Whether the content breaks into lines if the width is bounded, as text does. Used for warnings only.
    var wrapsContent: Bool { get }

    /// Probable mistakes in the kind's own values: each a property, and the words that follow its name. None by
    /// default.
    var warnings: [(property: String, reason: String)] { get }

    /// Probable mistakes in the layout of an element of the kind, such as a rule that could not be kept: each a
    /// property, and the words that follow its name. None by default.
    func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)]

    /// The name of an element in ``Layout/asciiArt``: by default ``name`` with a capital, and the id as in
    /// `Stack (title)`.
    func asciiArtName(id: String?) -> String

    /// The axis along which ``Layout/asciiArt`` shows the children. Horizontal by default.
    var asciiArtAxis: Axis { get }

    /// Measures and places the children, and returns the size.
    ///
    /// The engine applies the element's style before, and afterwards clamps the size to the range and rounds it up to
    /// whole pixels. The method runs several times with different ranges. Its result must depend on nothing but the kind,
    /// the range and the scope.
    ///
    /// - Parameters:
    ///   - range: the sizes that the parent and the element's own style allow, in points.
    ///   - scope: the children and the environment.
    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement
}

extension LayoutKind {
    public static var declaration: KindDeclaration<Self> { .unknown }

    public static var defaultStyle: ElementStyle { ElementStyle() }

    public static var isNode: Bool { false }

    public static var clipsChildren: Bool { false }

    public var clipsContent: Bool { Self.clipsChildren }

    public static var unfolds: Bool { false }

    public var roundsEdgesOfChildren: Bool? { nil }

    public var holders: [Int?] { [] }

    public func minimumWidth(scope: LayoutScope) -> Double {
        guard !scope.children.isEmpty else { return layout(in: .unconstrained, scope: scope).size.width }
        return scope.children.reduce(0) { max($0, $1.minimumWidth) }
    }

    /// `child` for an only child, else `children[2]`, counted from 0.
    public static func childName(at index: Int, of count: Int) -> String {
        count == 1 ? "child" : "children[\(index)]"
    }

    public static func content(of count: Int) -> Int? { count == 1 ? 0 : nil }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .otherAxis }

    public var childStyle: ElementStyle.Parts { .all }

    public var wrapsContent: Bool { false }

    public var warnings: [(property: String, reason: String)] { [] }

    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] { [] }

    public func asciiArtName(id: String?) -> String {
        let name = Self.name.prefix(1).uppercased() + Self.name.dropFirst()
        return id.map { "\(name) (\($0))" } ?? name
    }

    public var asciiArtAxis: Axis { .horizontal }
}

/// The result of measuring an element.
public struct LayoutMeasurement: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// What a stack aligns the element by if its style has no `ascender` or `descender`.
    public var baselines: Baselines

    @inlinable
    public init(size: Size, baselines: Baselines = .none) {
        self.size = size
        self.baselines = baselines
    }

    /// The first and the last baseline of an element.
    public enum Baselines: Hashable, Sendable {
        /// No baselines: the first counts as the top edge, the last as the bottom edge.
        case none
        /// The first is `ascender` points below the top edge, the last `descender` points above the bottom edge.
        case at(ascender: Double, descender: Double)
        /// The ascender is that of one child, the descender that of another. They are measured only when needed.
        case ofChildren(first: Int, last: Int)
        /// The same with the positions of the two children. A child without baselines has them at its bottom edge.
        case ofPlacedChildren(first: Int, last: Int)
    }
}

extension Axis {
    /// What an element's extent along an axis depends on, in addition to the range that it is offered along that axis.
    ///
    /// The engine uses it to avoid measuring: if the axes are independent, a width that is known for one range of heights is
    /// known for all. This keeps the number of measurements of an element from growing with its depth.
    public enum Dependency: Hashable, Sendable {
        /// The range along the other axis: the height of text depends on the width.
        case otherAxis
        /// The range along the other axis if this axis is bounded, else nothing: the width of text, whose last lines are left
        /// out if they do not fit.
        case otherAxisWhereBounded
        /// If this axis is bounded, whether the other one is bounded too, but not the bound itself; else nothing.
        case boundOfOtherAxis
        /// The extents of the children along the same axis. The ranges that the children are offered there depend on
        /// nothing else either, and are unbounded if the element's range is. A leaf depends on nothing.
        case children
        /// Like `children`, for a kind that offers each child an exact or an unbounded range along this axis.
        case unboundedChildren
        /// Like `children`, for a kind whose extent depends on one child only.
        case child(Int)
    }
}

/// Which children of an element should lie within its frame, and at which edges they may extend beyond it.
package struct ChildContainment: Hashable, Sendable {
    /// A choice of children.
    package enum Children: Hashable, Sendable {
        case all
        /// The first child.
        case first
        /// The children whose style does not say that they bleed.
        case unlessBleeding
        /// The children at these places.
        case some(Set<Int>)
        /// No child: the children may be anywhere.
        case noChild
    }

    package enum Edge: String, Sendable, CaseIterable {
        case left, right, top, bottom

        /// The axis across the edge.
        package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

        /// The edge that has its place if the layout is mirrored.
        package var mirrored: Edge {
            switch self {
            case .left: .right
            case .right: .left
            case .top, .bottom: self
            }
        }
    }

    /// The children that should lie within the frame.
    package var children: Children
    /// The edges that these children may extend beyond, in a layout that is not mirrored.
    package var openEdges: Set<Edge>
    /// Whether the author placed the children by rules or coordinates. A child that extends beyond an edge at every
    /// width is then intended.
    package var isByRules: Bool

    package init(_ children: Children = .all, openEdges: Set<Edge> = [], isByRules: Bool = false) {
        (self.children, self.openEdges, self.isByRules) = (children, openEdges, isByRules)
    }

    /// The edges that these children may extend beyond.
    package func openEdges(_ direction: LayoutDirection) -> Set<Edge> {
        direction == .leftToRight ? openEdges : Set(openEdges.map(\.mirrored))
    }
}

extension LayoutKind {
    /// Which of the children of an element of this kind should lie within its frame.
    package var containment: ChildContainment { Self.declaration.containment(self) }
}

/// A kind that may show a part of its content only: the rest comes when somebody scrolls.
package protocol ScrollingKind: LayoutKind {
    var scrolls: Bool { get }
}

extension LayoutKind {
    /// Whether a part of the content may be out of sight, and nothing is wrong with it.
    package var showsPartOfContent: Bool { (self as? any ScrollingKind)?.scrolls ?? Self.clipsChildren }
}

/// A kind whose children are the views of an app, in frames that are known.
///
/// What the author wrote are the views. The elements that draw them have no sizes that he set, and paths that say nothing to him.
package protocol ViewsKind: LayoutKind {}

extension LayoutTree {
    /// Whether an element is a view in another one, or a part of what a view shows. What unfolds in a view is an element of its
    /// author's again.
    package func isInView(_ index: Int) -> Bool {
        for ancestor in sequence(first: index, next: parent).dropFirst() {
            let kind = kind(of: ancestor)
            if kind is any ViewsKind { return true }
            if type(of: kind).unfolds { return false }
        }
        return false
    }

    /// The elements that ``isInView(_:)`` holds for. To cast a kind to a protocol takes long, so each is cast once.
    func elementsInViews() -> Set<Int> {
        var inViews: Set<Int> = []
        for index in nodes.indices where nodes[index].childCount > 0 {
            let kind = kind(of: index)
            guard kind is any ViewsKind || inViews.contains(index) && !type(of: kind).unfolds else { continue }
            inViews.formUnion(children(of: index))
        }
        return inViews
    }

    /// The name of the nearest view around an element in a view.
    func nameOfView(around index: Int) -> String? {
        sequence(first: index, next: parent).lazy.compactMap { self.id(of: $0) ?? self.label(of: $0) }.first
    }
}
