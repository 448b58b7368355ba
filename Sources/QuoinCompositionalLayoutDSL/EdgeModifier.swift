import QuoinCompositional
import QuoinLayout

/// A modifier of all four edges that is called like a method, such as `contentInsets(value: 4)` or
/// `contentInsets(horizontal: 8)`. Each call replaces all four edges.
public struct EdgeModifier<Edges, Result> {
    let apply: (Edges) -> Result

    /// Sets all four edges.
    public func callAsFunction(_ edges: Edges) -> Result { apply(edges) }
}

extension EdgeModifier where Edges == DirectionalEdgeInsets {
    /// The same inset on every edge, in points.
    public func callAsFunction(value: Double) -> Result {
        apply(DirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value))
    }

    /// One inset for leading and trailing, one for top and bottom, in points.
    public func callAsFunction(horizontal: Double = 0, vertical: Double = 0) -> Result {
        apply(
            DirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }

    /// An inset for each edge, in points.
    public func callAsFunction(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) -> Result {
        apply(DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    }
}

extension EdgeModifier where Edges == CollectionLayoutEdgeSpacing {
    /// The same spacing on every edge.
    public func callAsFunction(value: CollectionLayoutEdgeSpacing.Spacing?) -> Result {
        apply(CollectionLayoutEdgeSpacing(leading: value, top: value, trailing: value, bottom: value))
    }

    /// One spacing for leading and trailing, one for top and bottom.
    public func callAsFunction(
        horizontal: CollectionLayoutEdgeSpacing.Spacing? = nil, vertical: CollectionLayoutEdgeSpacing.Spacing? = nil
    ) -> Result {
        apply(
            CollectionLayoutEdgeSpacing(leading: horizontal, top: vertical, trailing: horizontal, bottom: vertical))
    }

    /// A spacing for each edge.
    public func callAsFunction(
        top: CollectionLayoutEdgeSpacing.Spacing? = nil, leading: CollectionLayoutEdgeSpacing.Spacing? = nil,
        bottom: CollectionLayoutEdgeSpacing.Spacing? = nil, trailing: CollectionLayoutEdgeSpacing.Spacing? = nil
    ) -> Result {
        apply(CollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom))
    }
}
