import QuoinLayout

/// The kind that a ``CollectionLayout`` unfolds into: the visible items in their places.
package struct VisibleItemsLayout: LayoutKind {
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
        scope.record { CollectionFacts(contents) }
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
