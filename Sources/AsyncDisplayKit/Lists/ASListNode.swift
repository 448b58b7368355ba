// swift-format-ignore-file: OneVariableDeclarationPerLine

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
}

/// A fetch of further rows, which never begins in a picture.
public final class ASBatchContext: NSObject {
    public func isFetching() -> Bool { false }
    public func batchFetchingWasCancelled() -> Bool { false }
    public func completeBatchFetching(_ didComplete: Bool) {}
    public func beginBatchFetching() {}
    public func cancelBatchFetching() {}
}
