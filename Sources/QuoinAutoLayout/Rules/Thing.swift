/// Something with anchors, by its place among the container, the views and the guides of one layout.
public enum Thing: Hashable, Sendable {
    /// The parent of all views and guides; its rectangle starts at (0, 0).
    case container
    /// A view, counted from 0.
    case view(Int)
    /// A layout guide, counted from 0.
    case guide(Int)
}
