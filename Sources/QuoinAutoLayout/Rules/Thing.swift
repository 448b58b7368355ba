/// Something with anchors, by its place among the container, the views and the guides of one layout.
public enum Thing: Hashable, Sendable {
    case container
    /// A view, counted from 0.
    case view(Int)
    /// A layout guide, counted from 0.
    case guide(Int)
}
