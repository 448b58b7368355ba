@_exported import QuoinLayout

/// The layout kind of a collection view, which makes only the elements that intersect its viewport.
///
/// The element fills the maximum of its range. Without a maximum along the scroll axis it is as long as its content;
/// across the scroll axis a maximum is required.
package struct CollectionLayout: UnfoldingKind {
    package var layout: CollectionViewCompositionalLayout
    /// The number of items in each section; a negative one counts as 0.
    package var itemCounts: [Int]
    /// In points.
    package var contentOffset = Point.zero
    /// The insets of bars and the safe area, in points: pinned items stay outside them.
    package var contentInset = EdgeInsets.zero
    /// In points.
    package var safeArea = EdgeInsets.zero
    /// The offsets of lanes by section, in points.
    package var orthogonalOffsets: [Int: Double] = [:]
    /// For section providers; the scale and the direction are replaced by those of the canvas.
    package var traitCollection = CollectionLayoutSection.Environment.TraitCollection()
    /// Lengths of cells in place of measured ones, by section and item, in points.
    package var measuredLengths: [Int: [Double]] = [:]
    /// Measures cells and views in place of their elements; `nil` keeps an estimate.
    package var measure: (@Sendable (CollectionViewCompositionalLayout.Content, SizeRange) -> Size?)?
    /// Returns the element of a cell or view; `nil` is an error if it is visible.
    package var content: @Sendable (CollectionViewCompositionalLayout.Content) -> AnyElement?
    /// Applies the appearance that a section's handler set for an item to the item's element.
    package var appearance: @Sendable (AnyElement, CollectionLayoutSection.VisibleItem) -> AnyElement

    package init(
        _ layout: CollectionViewCompositionalLayout, itemCounts: [Int],
        content: @escaping @Sendable (CollectionViewCompositionalLayout.Content) -> AnyElement?
    ) {
        self.layout = layout
        self.itemCounts = itemCounts
        appearance = { element, _ in element }
        self.content = content
    }

    package static let name = "collection"
    package static let isNode = true

    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.max.isFinite ? range.max : contentSize(in: range.max, scope.environment))
    }

    package func unfolded(
        in size: Size, environment: LayoutEnvironment
    ) throws(CollectionLayoutSection.LayoutError) -> Element<VisibleItemsLayout> {
        var contents = try contents(in: viewport(size, environment), environment)
        contents.visibleItems.removeAll(where: \.isHidden)
        var elements: [AnyElement] = []
        for item in contents.visibleItems { elements.append(try element(of: item)) }
        return Element(VisibleItemsLayout(contents: contents, collection: self), children: elements)
    }

    /// All items, seen or not, in points of a viewport of a size.
    package func wholeContents(
        in size: Size, environment: LayoutEnvironment
    ) throws(CollectionLayoutSection.LayoutError) -> CollectionLayoutContents {
        var viewport = viewport(size, environment)
        viewport.isWhole = true
        return try contents(in: viewport, environment)
    }
}

extension CollectionLayout {
    private func contents(
        in viewport: CollectionViewport, _ environment: LayoutEnvironment
    ) throws(CollectionLayoutSection.LayoutError) -> CollectionLayoutContents {
        try layout.contents(
            itemCounts: itemCounts, in: viewport, budget: environment.budget, measure: measuring(environment))
    }

    /// The size in a range without a maximum. Errors are ignored, because unfolding throws them again. If the missing
    /// maximum causes an error, the size is infinite, which the engine reports.
    private func contentSize(in maximum: Size, _ environment: LayoutEnvironment) -> Size {
        do {
            let content = try layout.contentSize(
                itemCounts: itemCounts, in: viewport(maximum, environment), budget: environment.budget,
                measure: measuring(environment))
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

    /// Measures the elements of cells and views. Their errors are reported when they are laid out.
    private func measuring(_ environment: LayoutEnvironment) -> ContentMeasuring {
        { content, range in
            if content.category == .cell, let section = content.section,
                let lengths = measuredLengths[section], lengths.indices.contains(content.index)
            {
                return Size(lengths[content.index], lengths[content.index])
            }
            if let measure { return measure(content, range) }
            return try? self.content(content)?.layout(in: range, environment: environment).size
        }
    }

    private func element(of item: CollectionLayoutSection.VisibleItem) throws(CollectionLayoutSection.LayoutError)
        -> AnyElement
    {
        let content = CollectionViewCompositionalLayout.Content(
            category: item.category, section: item.section, index: item.index, elementKind: item.elementKind)
        if let element = self.content(content) { return appearance(element, item) }
        throw CollectionLayoutSection.LayoutError(
            .noDrawing(elementKind: item.elementKind ?? "cell"),
            path: item.section.map { "sections[\($0)]" } ?? "configuration")
    }
}

extension Size {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

/// The kind that a ``CollectionLayout`` unfolds into: the visible items in their places.
package struct VisibleItemsLayout: CellKind {
    package let contents: CollectionLayoutContents
    let collection: CollectionLayout

    package static let name = "collection"
    package static let isNode = true
    package static let clipsChildren = true

    package static func childName(at index: Int, of count: Int) -> String { "items[\(index)]" }

    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let isMirrored = scope.environment.direction == .rightToLeft
        for (index, (child, item)) in zip(scope.children, contents.visibleItems).enumerated() {
            var frame = item.frame.clipped
            // The engine mirrors the children of every node itself.
            if isMirrored { frame.origin.x = range.max.width - frame.maxX }
            child.measure(SizeRange(exactly: frame.size), parent: frame.size)
            child.explain { childLabel(at: index) ?? "" }
            child.explainLines { sizeWords(of: item) }
            child.explain { CollectionFacts.Item(item, in: contents).description }
            child.place(at: frame.origin)
        }
        return LayoutMeasurement(size: range.max)
    }
}

extension VisibleItemsLayout {
    /// Where a cell's size and its row come from.
    private func sizeWords(of item: CollectionLayoutSection.VisibleItem) -> [String] {
        guard let source = item.source else { return [] }
        let previous = contents.visibleItems.last {
            $0.section == item.section && $0.row == item.row.map { $0 - 1 } && $0.source != nil
        }
        return source.lines(item, after: previous?.source)
    }

    /// If several sections have the same warning, only the first is reported.
    package var warnings: [(property: String, reason: String)] {
        var seen: Set<String> = []
        return contents.warnings.filter { warning in
            let pathInSection = warning.path.drop { $0 != "." }
            return seen.insert("\(pathInSection) \(warning.reason)").inserted
        }.map { ($0.path, $0.reason.description) }
    }
}

extension Rect {
    /// The coordinates that an element's edges may have, in points. The background of a million rows is longer than an
    /// element can be.
    private static let allowed = -1_000_000.0...1_000_000

    /// The part of the rectangle within the allowed coordinates.
    fileprivate var clipped: Rect {
        if [minX, maxX, minY, maxY].allSatisfy(Self.allowed.contains) { return self }
        let start = Point(max(minX, Self.allowed.lowerBound), max(minY, Self.allowed.lowerBound))
        let end = Point(min(maxX, Self.allowed.upperBound), min(maxY, Self.allowed.upperBound))
        return Rect(start.x, start.y, max(0, end.x - start.x), max(0, end.y - start.y))
    }
}
