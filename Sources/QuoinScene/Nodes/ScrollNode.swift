import QuoinLayout

/// A viewport on content that may be larger than it (Texture, §5).
///
/// The viewport has the size of its parent, within the limits of its own style. On an axis on which the parent's extent
/// is unknown or unbounded, it has the extent of its content. Along the scrolling directions the content has no
/// maximum. A picture shows the part of the content at the content offset.
public struct ScrollNode: PaintedKind, ScrollingKind {
    package var scrolls: Bool { true }

    /// The axes along which the content moves.
    public enum Directions: String, Hashable, Sendable, CaseIterable {
        case vertical
        case horizontal
        case both

        func contains(_ axis: Axis) -> Bool {
            switch self {
            case .vertical: axis == .vertical
            case .horizontal: axis == .horizontal
            case .both: true
            }
        }
    }

    public static let name = "scroll"
    public static let defaultPaint = ScrollNode().paint

    public static let declaration = KindDeclaration(
        "A viewport on content that may be larger than it.",
        PropertyTable(
            ScrollNode(),
            [
                Property(
                    "directions", \.directions, .choice, [.size, .contentLayout],
                    also: ["axes", "axis", "direction", "scrollableDirections", "orientation"],
                    "The axes along which the content moves."),
                Property(
                    "contentOffset", \.contentOffset, .point, .contentLayout, also: ["scrollOffset", "offset"],
                    "How far the content is moved up and to the left, in points."),
                Property(
                    "contentSize", \.contentSize, .size, .contentLayout,
                    "The size that is scrolled through, in points; without it that of the content."),
                Property(
                    "indicators", \.showsIndicators, .bool, .contentLayout,
                    also: ["showsIndicators", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator"],
                    "Whether bars at the edges show which part of the content is seen."
                ).named("LayoutElement.scroll(_:offset:contentSize:showsIndicators:)"),
            ]), children: .named([ChildSlots.wrapped]), also: ["scrollView"],
        containment: { ChildContainment(.first, openEdges: $0.scrolledEdges) })

    /// The edges that the content extends beyond.
    private var scrolledEdges: Set<ChildContainment.Edge> {
        var edges: Set<ChildContainment.Edge> = []
        if directions != .vertical { edges.formUnion([.left, .right]) }
        if directions != .horizontal { edges.formUnion([.top, .bottom]) }
        return edges
    }

    public var directions: Directions
    /// How far the content is moved up and to the left, in points. It is limited to the range from 0 to the content's
    /// size minus the viewport's.
    public var contentOffset: Point
    /// The size that is scrolled through, in points, in place of the content's. The content then fills the viewport, as
    /// in Texture if `automaticallyManagesContentSize` is off.
    public var contentSize: Size?
    /// Whether the children after the content are bars that show which part of it is visible.
    package internal(set) var showsIndicators = false
    public var paint: Paint

    /// A viewport that clips.
    public init(_ directions: Directions = .vertical, contentOffset: Point = .zero) {
        (self.directions, self.contentOffset) = (directions, contentOffset)
        paint = Paint()
        paint.clips = true
    }

    public static func childName(at index: Int, of count: Int) -> String {
        index == 0 ? "child" : "indicators[\(index - 1)]"
    }

    public var childStyle: ElementStyle.Parts { [] }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let content = scope.children.first else { return LayoutMeasurement(size: range.min) }
        if let contentSize { return layOut(content, scrolling: contentSize, in: range, scope: scope) }
        var open = range
        for axis in Axis.allCases where directions.contains(axis) { open.max[axis] = .infinity }
        let contentSize = content.measure(open, parent: open.max)
        let viewport = viewport(on: contentSize, in: range, parent: scope.parentSize)
        let leavesSpace = Axis.allCases.contains { directions.contains($0) && contentSize[$0] < viewport[$0] }
        // Content that is smaller than the viewport is measured again to fill it (Texture, §10 Q38).
        if leavesSpace { content.measure(range, parent: range.max) }
        content.place(at: position(of: contentSize, in: viewport))
        placeIndicators(scope.children.dropFirst(), contentSize: contentSize, viewport: viewport)
        return LayoutMeasurement(size: viewport)
    }

    /// Lays out content that fills the viewport, and is scrolled as if it had the given size.
    private func layOut(
        _ content: LayoutScope.Child, scrolling contentSize: Size, in range: SizeRange, scope: LayoutScope
    ) -> LayoutMeasurement {
        let viewport = viewport(on: contentSize, in: range, parent: scope.parentSize)
        content.measure(SizeRange(exactly: viewport), parent: viewport)
        content.place(at: position(of: contentSize, in: viewport))
        placeIndicators(scope.children.dropFirst(), contentSize: contentSize, viewport: viewport)
        return LayoutMeasurement(size: viewport)
    }

    private func viewport(on content: Size, in range: SizeRange, parent: Size) -> Size {
        let known = parent.knownExtents
        return range.clamp(
            Size(
                known.width.isNaN ? content.width : known.width, known.height.isNaN ? content.height : known.height))
    }

    private func position(of content: Size, in viewport: Size) -> Point {
        func moved(_ axis: Axis) -> Double {
            guard directions.contains(axis) else { return 0 }
            return -min(max(contentOffset[axis], 0), max(0, content[axis] - viewport[axis]))
        }
        return Point(moved(.horizontal), moved(.vertical))
    }
}

extension ScrollNode {
    /// The viewport with a bar for each axis after its content, if it shows indicators.
    @Sendable package static func withIndicators(_ scroll: Scroll) -> Scroll {
        guard scroll.kind.showsIndicators, scroll.children.count == 1 else { return scroll }
        let bar = Box().fill(Color(light: .black.fading(to: 0.35), dark: .white.fading(to: 0.45))).cornerRadius(1.5)
            .composed(of: .part)
        return scroll.modified { $0.children += [bar.erased, bar.erased] }
    }

    /// The thickness of an indicator and its distance from the edges, in points.
    private static let thickness = 3.0
    /// The least length of an indicator, in points.
    private static let leastLength = 12.0

    /// Places a bar for each axis at the far edge. Its length is in the proportion of the viewport to its content. An
    /// axis that does not scroll, or whose content fits, has no bar.
    private func placeIndicators(
        _ indicators: some Collection<LayoutScope.Child>, contentSize: Size, viewport: Size
    ) {
        for (axis, indicator) in zip([Axis.vertical, .horizontal], indicators) {
            let extent = viewport[axis]
            let rest = contentSize[axis] - extent
            guard directions.contains(axis), rest > 0 else {
                indicator.measure(SizeRange(exactly: .zero), parent: viewport)
                continue
            }
            let track = max(0, extent - 4 * Self.thickness)
            let length = min(track, max(Self.leastLength, track * extent / contentSize[axis]))
            let progress = -position(of: contentSize, in: viewport)[axis] / rest
            indicator.measure(
                SizeRange(exactly: Size(main: length, cross: Self.thickness, axis: axis)), parent: viewport)
            indicator.place(
                at: Point(
                    main: 2 * Self.thickness + (track - length) * progress,
                    cross: viewport[axis.cross] - 2 * Self.thickness, axis: axis))
        }
    }
}

/// An element that shows a part of content that may be larger than it.
public typealias Scroll = Element<ScrollNode>

extension LayoutElement {
    /// A viewport on the element (Texture, §5).
    ///
    /// - Parameters:
    ///   - offset: how far the content is moved up and to the left, in points.
    ///   - contentSize: the size that is scrolled through, in points; by default that of the element. With it the
    ///     element fills the viewport.
    ///   - showsIndicators: whether bars at the edges show which part of the content is visible.
    public func scroll(
        _ directions: ScrollNode.Directions = .vertical, offset: Point = .zero, contentSize: Size? = nil,
        showsIndicators: Bool = false
    ) -> Scroll {
        var viewport = ScrollNode(directions, contentOffset: offset)
        (viewport.contentSize, viewport.showsIndicators) = (contentSize, showsIndicators)
        return ScrollNode.withIndicators(Scroll(viewport, children: [erased]))
    }
}
