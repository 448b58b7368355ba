import QuoinLayout

/// Shows sections of items through a viewport, and makes only what meets it.
///
/// The element fills the maximum of its range, as a collection view does. On the scroll axis it is as long as its
/// content where it has no maximum; across, a maximum is needed.
public struct CollectionLayout: UnfoldingKind {
    /// How sections, groups and items are arranged.
    public var layout: CollectionViewCompositionalLayout
    /// The number of items in each section.
    public var itemCounts: [Int]
    /// Where the content is scrolled to, in points.
    public var contentOffset = Point.zero
    /// What bars and the safe area cover, in points: pinned items keep out of it.
    public var contentInset = EdgeInsets.zero
    /// In points.
    public var safeArea = EdgeInsets.zero
    /// Where lanes are scrolled to, by section, in points.
    public var orthogonalOffsets: [Int: Double] = [:]
    /// What section providers are told, but for the scale and the direction, which come from the canvas.
    public var traitCollection = TraitCollection()
    /// Lengths that take the place of estimates without measuring, by section and item, in points.
    public var measuredLengths: [Int: [Double]] = [:]
    /// What a cell, a supplementary view or a background shows; nil is an error if it can be seen.
    public var content: @Sendable (CollectionContent) -> AnyElement?
    /// What the appearance that a section's handler gave to an item does to its element.
    public var appearance: @Sendable (AnyElement, CollectionLayoutVisibleItem) -> AnyElement

    /// A collection that is not scrolled and that nothing covers.
    ///
    /// - Parameters:
    ///   - itemCounts: the number of items in each section; a negative one counts as 0.
    ///   - appearance: unless it is given, the alpha and the transform that a handler sets have no effect.
    ///   - content: asked for what is measured as well as for what can be seen, so more than once for some.
    public init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int],
        appearance: @escaping @Sendable (AnyElement, CollectionLayoutVisibleItem) -> AnyElement = { element, _ in
            element
        },
        content: @escaping @Sendable (CollectionContent) -> AnyElement?
    ) {
        self.layout = layout
        self.itemCounts = itemCounts
        self.appearance = appearance
        self.content = content
    }

    public static let name = "collection"
    public static let isNode = true

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.max.isFinite ? range.max : contentSize(in: range.max, scope.environment))
    }

    public func unfolded(
        in size: Size, environment: LayoutEnvironment
    ) throws(CollectionLayoutError) -> Element<VisibleItemsLayout> {
        var contents = try layout.contents(
            itemCounts: itemCounts, in: viewport(size, environment), measure: measuring(environment))
        contents.visibleItems.removeAll(where: \.isHidden)
        var elements: [AnyElement] = []
        for item in contents.visibleItems { elements.append(try element(of: item)) }
        return Element(VisibleItemsLayout(contents: contents, collection: self), children: elements)
    }
}

extension CollectionLayout {
    /// The size without a maximum. An error is found again when the collection unfolds, but for one that comes of the
    /// missing maximum: with an infinite size, the engine asks for a bound.
    private func contentSize(in maximum: Size, _ environment: LayoutEnvironment) -> Size {
        do {
            let content = try layout.contentSize(
                itemCounts: itemCounts, in: viewport(maximum, environment), measure: measuring(environment))
            return Size(
                maximum.width.isFinite ? maximum.width : content.width,
                maximum.height.isFinite ? maximum.height : content.height)
        } catch {
            if case .unboundedContainer = error.reason { return maximum }
            return Size(
                maximum.width.isFinite ? maximum.width : 0, maximum.height.isFinite ? maximum.height : 0)
        }
    }

    private func viewport(_ size: Size, _ environment: LayoutEnvironment) -> CollectionViewport {
        var traits = traitCollection
        traits.displayScale = environment.grid.scale
        traits.layoutDirection = environment.direction
        return CollectionViewport(
            size: size, contentOffset: contentOffset, contentInset: contentInset, safeArea: safeArea,
            orthogonalOffsets: orthogonalOffsets, traitCollection: traits)
    }

    /// Measures the element of a cell or a view. What makes it impossible to lay out is reported when it is laid out.
    private func measuring(_ environment: LayoutEnvironment) -> ContentMeasuring {
        { content, range in
            if content.category == .cell, let section = content.section,
                let lengths = measuredLengths[section], lengths.indices.contains(content.index)
            {
                return Size(lengths[content.index], lengths[content.index])
            }
            return try? self.content(content)?.layout(in: range, environment: environment).size
        }
    }

    private func element(of item: CollectionLayoutVisibleItem) throws(CollectionLayoutError) -> AnyElement {
        let content = CollectionContent(
            category: item.category, section: item.section, index: item.index, elementKind: item.elementKind)
        if let element = self.content(content) { return appearance(element, item) }
        throw CollectionLayoutError(
            .noDrawing(elementKind: item.elementKind ?? "cell"),
            path: item.section.map { "sections[\($0)]" } ?? "configuration")
    }
}

extension Size {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
