// swift-format-ignore-file: OneVariableDeclarationPerLine

import QuoinScene
import UIKit

/// Gives a collection its cells: those of ``collectionNode(_:nodeBlockForItemAt:)``, or else of
/// ``collectionNode(_:nodeForItemAt:)``.
///
/// What asks about the view of the collection is older, and answers where an app has nothing newer.
public protocol ASCollectionDataSource: AnyObject {
    @preconcurrency @MainActor func numberOfSections(in collectionView: UICollectionView) -> Int
    @preconcurrency @MainActor
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    @preconcurrency @MainActor
    func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath) -> ASCellNode
    func numberOfSections(in collectionNode: ASCollectionNode) -> Int
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    @preconcurrency @MainActor
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode
    @preconcurrency @MainActor
    func collectionNode(
        _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> ASCellNode
    func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> ASCellNodeBlock
}

extension ASCollectionDataSource {
    @preconcurrency @MainActor public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    @preconcurrency @MainActor
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    @preconcurrency @MainActor
    public func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
        ASCellNode()
    }

    public func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
        onMainActor((self, collectionNode)) { $0.numberOfSections(in: $1.view) }
    }
    public func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        onMainActor((self, collectionNode)) { $0.collectionView($1.view, numberOfItemsInSection: section) }
    }
    public func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { onMainActor((self, collectionNode)) { $0.collectionNode($1, nodeForItemAt: indexPath) } } }
    @preconcurrency @MainActor
    public func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
        collectionView(collectionNode.view, nodeForItemAt: indexPath)
    }
    @preconcurrency @MainActor
    public func collectionNode(
        _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> ASCellNode { ASCellNode() }
    public func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> ASCellNodeBlock {
        {
            onMainActor((self, collectionNode)) {
                $0.collectionNode($1, nodeForSupplementaryElementOfKind: kind, at: indexPath)
            }
        }
    }
}

/// What a collection asks about its items, and reports of them; nothing is reported in a picture.
public protocol ASCollectionDelegate: AnyObject {
    func collectionNode(_ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath)
        -> ASSizeRange
}

extension ASCollectionDelegate {
    public func collectionNode(
        _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
    ) -> ASSizeRange { collectionNode.offeredRange }
}

/// What says which sizes the cells of a layout may have.
@preconcurrency @MainActor public protocol ASCollectionViewLayoutInspecting: AnyObject {
    func collectionView(
        _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
    ) -> ASSizeRange
}

/// Cells in lines by a flow layout, or where another layout of the app places them, which scroll.
open class ASCollectionNode: ASListNode {
    open weak var dataSource: ASCollectionDataSource?
    open weak var delegate: ASCollectionDelegate?
    open weak var layoutInspector: (any ASCollectionViewLayoutInspecting)?
    open var collectionViewLayout: UICollectionViewLayout
    // Without effect on a picture:
    open var alwaysBounceVertical = false, alwaysBounceHorizontal = false, showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true, isPagingEnabled = false
    /// The sizes that a cell may have where the delegate does not say.
    private(set) var offeredRange = ASSizeRangeUnconstrained

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init()
        clipsToBounds = true
    }

    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(collectionViewLayout: layout)
        self.frame = frame
    }

    open override var view: ASCollectionView {
        onMainActor((self, super.view)) { $1 as? ASCollectionView ?? $0.makeHost() }
    }

    override func makeHost() -> ASCollectionView {
        let view = hosted(by: ASCollectionView(frame: frame, collectionViewLayout: collectionViewLayout))
        (view.dataSource, view.delegate) = (shownNodes, shownNodes)
        return view
    }

    /// What the view shows where it places the cells.
    @MainActor private lazy var shownNodes = NodesOfCollection(self)

    // MARK: Data

    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    private var hasOtherNodes = false
    open func registerSupplementaryNode(ofKind kind: String) { hasOtherNodes = true }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToItem(at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let flow else {
            return onMainActor(self) { $0.view.scrollToItem(at: indexPath, at: position, animated: animated) }
        }
        let axis = axis(of: flow)
        let place = axis == .horizontal ? position.horizontal : position.vertical
        scrollTarget = place.map { (indexPath, axis, $0) }
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionNode(self, numberOfItemsInSection: section) ?? 0
    }

    open var visibleNodes: [ASCellNode] {
        (0..<numberOfSections).flatMap(indexPaths).compactMap { nodeForItem(at: $0) }
    }

    private func indexPaths(in section: Int) -> [IndexPath] {
        (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }

    /// The cell of an item; subclasses may ask another source.
    func makeNode(at indexPath: IndexPath) -> ASCellNode? {
        dataSource?.collectionNode(self, nodeBlockForItemAt: indexPath)()
    }

    open func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { cell(at: indexPath) { makeNode(at: indexPath) } }

    // MARK: As an element

    /// The layout of lines of cells alone; `nil` where the view places what is shown.
    private var flow: UICollectionViewFlowLayout? {
        let isPlain = !hasOtherNodes && !(delegate is ASCollectionDelegateFlowLayout)
        return isPlain ? collectionViewLayout as? UICollectionViewFlowLayout : nil
    }

    /// Whether the view places the cells and shows them; it draws what the node places otherwise.
    var isShownByView: Bool { flow == nil }

    override func element(_ names: NodeNames) -> AnyElement {
        guard let flow else { return finished(Box(Element(ViewKind(view))), names).erased }
        let axis = axis(of: flow)
        let content = Element(RangeContent { [self] range, _ in sections(range, flow, axis, names) })
        return scrolling(content.erased, along: axis, names)
    }

    private func axis(of flow: UICollectionViewFlowLayout) -> Axis {
        onMainActor(flow) { $0.scrollDirection == .horizontal ? .horizontal : .vertical }
    }

    /// The sections of the collection in a range, one after the other.
    private func sections(
        _ range: SizeRange, _ flow: UICollectionViewFlowLayout, _ axis: Axis, _ names: NodeNames
    ) -> AnyElement {
        let insets = insets(along: axis)
        let across = range.max[axis.cross] - insets.leading(axis.cross) - insets.trailing(axis.cross)
        var most = Size.infinity
        most[axis.cross] = max(0, across)
        let size = itemSize(of: flow, in: CGSize(range.max))
        offeredRange = size.map { ASSizeRange(min: $0, max: $0) } ?? ASSizeRange(min: .zero, max: CGSize(most))
        names.learn(from: self)
        let sections = (0..<numberOfSections).map {
            lines(of: indexPaths(in: $0), flow, axis, across: max(0, across), names)
        }
        return Stack(StackLayout(axis), children: sections).inset(insets).erased
    }

    /// The size that the layout gives to all cells; `nil` if it has the one of a layout of the system.
    private func itemSize(of flow: UICollectionViewFlowLayout, in most: CGSize) -> CGSize? {
        onMainActor((self, flow)) { node, flow in
            // A class of the app may ask for the frame of the collection.
            let isOfSystem = type(of: flow) == UICollectionViewFlowLayout.self
            if !isOfSystem, node.view.frame.width != most.width { node.view.frame.size = most }
            let size = flow.itemSize
            return size == CGSize(width: 50, height: 50) ? nil : size
        }
    }

    /// The sizes that a cell may have.
    func sizes(at indexPath: IndexPath) -> ASSizeRange {
        if let layoutInspector {
            return onMainActor((self, layoutInspector)) {
                $1.collectionView($0.view, constrainedSizeForNodeAt: indexPath)
            }
        }
        return delegate?.collectionNode(self, constrainedSizeForItemAt: indexPath) ?? offeredRange
    }

    /// The items of a section in lines.
    private func lines(
        of items: [IndexPath], _ flow: UICollectionViewFlowLayout, _ axis: Axis, across: Double, _ names: NodeNames
    ) -> AnyElement {
        let cells = items.compactMap { nodeForItem(at: $0) }
        let sizes = zip(cells, items).map { cell, indexPath in
            cell.layoutThatFits(self.sizes(at: indexPath)).size.size
        }
        let (frames, insets) = onMainActor(flow) { flow in
            let insets = flow.sectionInset.insets
            let (spacing, lines) = (Double(flow.minimumInteritemSpacing), Double(flow.minimumLineSpacing))
            let rest = across - insets.leading(axis.cross) - insets.trailing(axis.cross)
            return (flow.frames(of: sizes, across: rest, spacing: spacing, lineSpacing: lines), insets)
        }
        let placed = zip(cells, frames).map { cell, frame -> AnyElement in
            names.learn(from: cell)
            return Box(cell.element(names)).preferredSize(frame.size.width, frame.size.height)
                .layoutPosition(frame.origin).erased
        }
        return Absolute(AbsoluteLayout(sizing: .sizeToFit), children: placed).inset(insets).erased
    }
}

// MARK: - Pages

/// Gives a pager its pages.
public protocol ASPagerDataSource: AnyObject {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int
    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock
    @preconcurrency @MainActor func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode
}

extension ASPagerDataSource {
    public func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
        { onMainActor((self, pagerNode)) { $0.pagerNode($1, nodeAt: index) } }
    }
    @preconcurrency @MainActor
    public func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { ASCellNode() }
}

public protocol ASPagerDelegate: ASCollectionDelegate {}

/// Pages as large as the node, of which a picture shows the current one.
open class ASPagerNode: ASCollectionNode {
    private weak var pages: ASPagerDataSource?
    open private(set) var currentPageIndex = 0

    public init() {
        super.init(
            collectionViewLayout: onMainActor(()) { _ in
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = .horizontal
                layout.minimumLineSpacing = 0
                return layout
            })
    }

    open func setDataSource(_ dataSource: ASPagerDataSource?) { pages = dataSource }
    open func setDelegate(_ delegate: ASPagerDelegate?) { self.delegate = delegate }
    open func scrollToPage(at index: Int, animated: Bool) { currentPageIndex = index }
    open func nodeForPage(at index: Int) -> ASCellNode? { nodeForItem(at: IndexPath(item: index, section: 0)) }

    override func makeNode(at indexPath: IndexPath) -> ASCellNode? {
        pages?.pagerNode(self, nodeBlockAt: indexPath.item)()
    }

    override func element(_ names: NodeNames) -> AnyElement {
        names.learn(from: self)
        let page = pages.map { currentPageIndex < $0.numberOfPages(in: self) ? currentPageIndex : 0 }
        let content = page.flatMap { nodeForPage(at: $0)?.element(names) }
        return finished(content.map { Box(Box().overlay($0)) } ?? Box(), names).erased
    }
}
