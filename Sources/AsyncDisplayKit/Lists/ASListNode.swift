// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// What tables and collections share: cells from a data source, which are kept until it is read again.
open class ASListNode: ASDisplayNode {
    open var contentInset = UIEdgeInsets.zero, contentOffset = CGPoint.zero
    /// Whether the first row of a table is the lowest.
    open var inverted = false
    /// Without effect on a picture.
    open var leadingScreensForBatching: CGFloat = 2
    /// Without effect on a picture.
    open var allowsSelection = true, allowsMultipleSelection = false
    private var cells: [IndexPath: ASCellNode] = [:]

    open func reloadData() { cells = [:] }
    open func reloadData(completion: (@MainActor () -> Void)?) {
        reloadData()
        onMainActor(self) { _ in completion?() }
    }
    open func relayoutItems() {}
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        updates()
        performBatchUpdates(nil, completion: completion)
    }

    @_disfavoredOverload open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func performBatch(animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates(updates, completion: completion)
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func waitUntilAllUpdatesAreProcessed() {}

    open func indexPath(for cellNode: ASCellNode) -> IndexPath? { cells.first { $0.value === cellNode }?.key }

    /// The cell of an item, which is made once.
    func cell(at indexPath: IndexPath, _ make: () -> ASCellNode?) -> ASCellNode? {
        if let known = cells[indexPath] { return known }
        guard let cell = make() else { return nil }
        (cell.indexPath, cell.owningNode, cell.supernode) = (indexPath, self, self)
        cells[indexPath] = cell
        return cell
    }

    override var isPlain: Bool { true }

    // MARK: Scrolling

    /// An item that the next layout scrolls to.
    var scrollTarget: (indexPath: IndexPath, axis: Axis, place: ScrollPlace)?

    /// What is around the content, which scrolls with it.
    func insets(along axis: Axis) -> EdgeInsets {
        var insets = contentInset.insets
        guard axis == .vertical else { return insets }
        let covered = safeAreaInsets
        (insets.top, insets.bottom) = (insets.top + covered.top, insets.bottom + covered.bottom)
        return insets
    }

    /// Scrolls to the item that the app named, when the list was laid out.
    func scrollToTarget() {
        guard let (indexPath, axis, place) = scrollTarget, let frame = cells[indexPath]?.frame.rect else { return }
        scrollTarget = nil
        let (insets, start) = (insets(along: axis), contentOffset.point[axis])
        let (before, after) = (insets.leading(axis), insets.trailing(axis))
        func end(_ frame: Rect) -> CGFloat { CGFloat(frame.origin[axis] + frame.size[axis] + start - before) }
        var offset = contentOffset.point
        offset[axis] = Double(
            place.offset(
                for: end(frame) - CGFloat(frame.size[axis])...end(frame), from: CGFloat(start),
                visible: CGFloat(self.frame.rect.size[axis] - before - after),
                content: cells.values.map { end($0.frame.rect) }.max() ?? 0))
        contentOffset = CGPoint(offset)
    }

    /// The list as an element that shows the content at its offset.
    func scrolling(_ content: AnyElement, along axis: Axis, _ names: NodeNames) -> AnyElement {
        let directions: ScrollNode.Directions = axis == .vertical ? .vertical : .horizontal
        let scroll = Scroll(ScrollNode(directions, contentOffset: contentOffset.point), children: [content])
        return finished(scroll, names).erased
    }
}

/// A fetch of further rows, which never begins in a picture.
public final class ASBatchContext: NSObject {
    public func isFetching() -> Bool { false }
    public func batchFetchingWasCancelled() -> Bool { false }
    public func completeBatchFetching(_ didComplete: Bool) {}
    public func beginBatchFetching() {}
    public func cancelBatchFetching() {}
}
