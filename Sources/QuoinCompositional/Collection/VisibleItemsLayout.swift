import QuoinLayout

/// The visible items of a collection, each in its place: what a ``CollectionLayout`` unfolds into.
public struct VisibleItemsLayout: LayoutKind {
    /// The items by child, and the size of all content.
    public let contents: CollectionLayoutContents
    /// What the items belong to.
    let collection: CollectionLayout

    public static let name = "collection"
    public static let isNode = true
    public static let clipsChildren = true

    public static func childName(at index: Int, of count: Int) -> String { "items[\(index)]" }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let isMirrored = scope.environment.direction == .rightToLeft
        for (child, item) in zip(scope.children, contents.visibleItems) {
            var frame = item.frame.cut
            // The engine mirrors the children of every node itself.
            if isMirrored { frame.origin.x = range.max.width - frame.maxX }
            child.measure(SizeRange(exactly: frame.size), parent: frame.size)
            child.explain { CollectionFacts.Item(item, in: contents).description }
            child.place(at: frame.origin)
        }
        scope.note { CollectionFacts(contents) }
        return LayoutMeasurement(size: range.max)
    }
}

extension VisibleItemsLayout {
    /// Of sections that share a fault, the first is named.
    public var warnings: [(property: String, reason: String)] {
        var seen: Set<String> = []
        return contents.warnings.filter { warning in
            let pathInSection = warning.path.drop { $0 != "." }
            return seen.insert("\(pathInSection) \(warning.reason)").inserted
        }.map { ($0.path, $0.reason.description) }
    }
}

extension Rect {
    /// How far from the viewport's corner an element may reach, in points. The background of a million rows is longer
    /// than an element can be.
    private static let reach = -1_000_000.0...1_000_000

    /// What of the rectangle is within reach.
    fileprivate var cut: Rect {
        if Self.reach.contains(minX), Self.reach.contains(maxX), Self.reach.contains(minY), Self.reach.contains(maxY) {
            return self
        }
        let start = Point(max(minX, Self.reach.lowerBound), max(minY, Self.reach.lowerBound))
        let end = Point(min(maxX, Self.reach.upperBound), min(maxY, Self.reach.upperBound))
        return Rect(start.x, start.y, max(0, end.x - start.x), max(0, end.y - start.y))
    }
}
