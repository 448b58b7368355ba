import QuoinLayout

extension AnyLayoutKind {
    /// The kind, if it has a paint; else `nil`.
    ///
    /// A cast to a protocol searches all conformances of the program, once for each type. So only nodes are cast, and
    /// the node types of documents are tried first, which saves `quoin validate` 1 % of its instructions.
    package var painted: (any PaintedKind)? {
        guard type(of: base).isNode else { return nil }
        return switch base {
        case let node as BoxNode: node
        case let node as TextNode: node
        case let node as ImageNode: node
        case let node as ScrollNode: node
        default: base as? any PaintedKind
        }
    }
}

extension LayoutTree {
    /// The kind of an element, if it has a paint; else `nil`.
    package func painted(_ index: Int) -> (any PaintedKind)? { AnyLayoutKind(kind(of: index)).painted }

    /// The paint of an element; `nil` if its kind has none.
    package func paint(of index: Int) -> Paint? { painted(index)?.paint }

    /// The layout in a box that was made to paint it; `nil` for any other element.
    package func paintedLayout(in index: Int) -> Int? {
        (kind(of: index) as? BoxNode)?.paintsLayout == true ? children(of: index).first : nil
    }
}
