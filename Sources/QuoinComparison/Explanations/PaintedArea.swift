import QuoinLayout
import QuoinScene

/// Where an element can be seen, in points.
enum PaintedArea {
    /// What an element itself paints; empty where it only holds others.
    static func own(_ index: Int, in tree: RecordTree) -> [Rect] {
        guard let extent = tree.elements[index].extent else { return [] }
        let around = tree.ancestors(of: index).reduce(0) { $0 + (tree.elements[$1].extent?.groupReach ?? 0) }
        let reach = extent.reach + extent.groupReach + around + 1
        return [tree.elements[index].frame.inset(by: EdgeInsets(-reach))]
    }

    /// What an element paints with all that is in it.
    static func subtree(_ index: Int, in tree: RecordTree) -> [Rect] {
        tree.subtree(of: index).flatMap { own($0, in: tree) }
    }

    /// Where a painted element that only changed its size looks different: not in the middle, which one color fills
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
    /// Whether nothing is seen through an element, all over its frame.
    func isOpaque(_ index: Int) -> Bool {
        guard elements[index].extent?.isOpaque == true else { return false }
        return ancestors(of: index).allSatisfy { ancestor in
            elements[ancestor].properties.keys.allSatisfy { declared[$0]?.effect != .contentPixels }
        }
    }
}
