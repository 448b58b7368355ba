import Quoin

/// The areas that elements paint, in points.
enum PaintedArea {
    /// The area that an element itself paints; empty if it paints nothing.
    static func own(_ index: Int, in tree: RecordTree) -> [Rect] {
        guard let extent = tree.elements[index].extent else { return [] }
        let around = tree.ancestors(of: index).reduce(0) { $0 + (tree.elements[$1].extent?.groupReach ?? 0) }
        let reach = extent.reach + extent.groupReach + around + 1
        return [tree.elements[index].frame.inset(by: EdgeInsets(-reach))]
    }

    /// The areas that an element and its descendants paint.
    static func subtree(_ index: Int, in tree: RecordTree) -> [Rect] {
        tree.subtree(of: index).flatMap { own($0, in: tree) }
    }

    /// The area where an element that only changed its size looks different: not the middle, which has the same color
    /// before and after.
    static func rim(_ old: Rect, _ new: Rect, width: Double) -> [Rect] {
        let outer = old.union(new).inset(by: EdgeInsets(-width))
        let (left, top) = (max(old.minX, new.minX) + width, max(old.minY, new.minY) + width)
        let (right, bottom) = (min(old.maxX, new.maxX) - width, min(old.maxY, new.maxY) - width)
        guard left < right, top < bottom else { return [outer] }
        return [
            Rect(outer.minX, outer.minY, outer.size.width, top - outer.minY),
            Rect(outer.minX, bottom, outer.size.width, outer.maxY - bottom),
            Rect(outer.minX, top, left - outer.minX, bottom - top),
            Rect(right, top, outer.maxX - right, bottom - top),
        ]
    }
}

extension RecordTree {
    /// Whether an element is opaque in all of its frame.
    func isOpaque(_ index: Int) -> Bool {
        guard elements[index].extent?.isOpaque == true else { return false }
        return ancestors(of: index).allSatisfy { ancestor in
            elements[ancestor].properties.keys.allSatisfy { declared[$0]?.effect != .contentPixels }
        }
    }
}
