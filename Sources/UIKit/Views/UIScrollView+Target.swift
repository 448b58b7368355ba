import Foundation

/// Where something that is scrolled to comes to be along an axis.
package enum ScrollPlace {
    case start, center, end
    /// Scrolls as little as needed.
    case nearest

    /// The offset that shows a part of the content, at most to the ends of the content.
    ///
    /// - Parameters:
    ///   - part: where the part begins and ends.
    ///   - offset: the present offset.
    ///   - visible: the extent that is visible, without what covers its ends.
    package func offset(
        for part: ClosedRange<CGFloat>, from offset: CGFloat, visible: CGFloat, content: CGFloat
    ) -> CGFloat {
        let last = part.upperBound - visible
        let wanted =
            switch self {
            case .start: part.lowerBound
            case .center: (part.lowerBound + last) / 2
            case .end: last
            case .nearest: max(min(offset, part.lowerBound), last)
            }
        return max(min(wanted, content - visible), 0)
    }
}

extension UIView {
    /// How far the view, or what is first in it, has scrolled from where content begins below a bar of a height, in points.
    func scrolled(fromBelow bar: CGFloat) -> CGFloat {
        guard let scroll = self as? UIScrollView ?? subviews.first as? UIScrollView, scroll.hasOwnOffset,
            scroll.frame.minY <= 0
        else { return 0 }
        let covered = scroll.contentInsetAdjustmentBehavior == .never ? 0 : bar
        return max(0, scroll.contentOffset.y + scroll.contentInset.top + covered)
    }
}

extension UIScrollView {
    /// Whether something else covers the ends than when a list scrolled to a row, and nobody scrolled since.
    var isMovedFromTarget: Bool {
        reached.map { $0.offset == contentOffset && $0.inset != adjustedContentInset } ?? false
    }

    /// Scrolls to a part of the content; an axis without a place keeps its offset.
    func scroll(to part: CGRect, horizontally: ScrollPlace?, vertically: ScrollPlace?) {
        let inset = adjustedContentInset
        var origin = contentOffset
        if let horizontally {
            origin.x =
                horizontally.offset(
                    for: part.minX...part.maxX, from: origin.x + inset.left,
                    visible: bounds.width - inset.left - inset.right, content: contentSize.width) - inset.left
        }
        if let vertically {
            origin.y =
                vertically.offset(
                    for: part.minY...part.maxY, from: origin.y + inset.top,
                    visible: bounds.height - inset.top - inset.bottom, content: contentSize.height) - inset.top
        }
        if origin != contentOffset { contentOffset = origin }
        reached = (origin, inset)
    }
}
