import QuoinLayout
import QuoinScene
import UIKit

/// Gives a collection its cells: those of ``collectionNode(_:nodeBlockForItemAt:)``, or else of
/// ``collectionNode(_:nodeForItemAt:)``.
public protocol ASCollectionDataSource: AnyObject {
    func numberOfSections(in collectionNode: ASCollectionNode) -> Int
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    @preconcurrency @MainActor
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode
}

extension ASCollectionDataSource {
    public func numberOfSections(in collectionNode: ASCollectionNode) -> Int { 1 }
    public func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 0 }
    public func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { onMainActor((self, collectionNode)) { $0.collectionNode($1, nodeForItemAt: indexPath) } } }
    @preconcurrency @MainActor
    public func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
        ASCellNode()
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

/// Cells in lines by a flow layout, which scroll.
open class ASCollectionNode: ASListNode {
    open weak var dataSource: ASCollectionDataSource?
    open weak var delegate: ASCollectionDelegate?
    open var collectionViewLayout: UICollectionViewLayout
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isPagingEnabled = false
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
        hosted(by: ASCollectionView(frame: frame, collectionViewLayout: collectionViewLayout))
    }

    // MARK: Data

    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func registerSupplementaryNode(ofKind kind: String) {}
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToItem(at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {}

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

    /// The layout of the lines; one without spaces in place of other layouts.
    @MainActor private var flow: UICollectionViewFlowLayout {
        if let flow = collectionViewLayout as? UICollectionViewFlowLayout { return flow }
        let plain = UICollectionViewFlowLayout()
        (plain.minimumInteritemSpacing, plain.minimumLineSpacing) = (0, 0)
        return plain
    }

    private var axis: Axis { onMainActor(self) { $0.flow.scrollDirection == .horizontal ? .horizontal : .vertical } }

    override func element(_ names: NodeNames) -> AnyElement {
        let content = Element(RangeContent { [self] range, _ in sections(range, names) })
        let directions: ScrollNode.Directions = axis == .vertical ? .vertical : .horizontal
        let scroll = Scroll(ScrollNode(directions, contentOffset: contentOffset.point), children: [content.erased])
        return finished(scroll, names).erased
    }

    /// The sections of the collection in a range, one after the other.
    private func sections(_ range: SizeRange, _ names: NodeNames) -> AnyElement {
        let (axis, covered) = (axis, safeAreaInsets)
        var insets = contentInset.insets
        if axis == .vertical {
            (insets.top, insets.bottom) = (insets.top + covered.top, insets.bottom + covered.bottom)
        }
        let across = range.max[axis.cross] - insets.leading(axis.cross) - insets.trailing(axis.cross)
        var most = Size.infinity
        most[axis.cross] = max(0, across)
        offeredRange = ASSizeRange(min: .zero, max: CGSize(most))
        names.learn(from: self)
        let sections = (0..<numberOfSections).map { lines(of: indexPaths(in: $0), across: max(0, across), names) }
        return Stack(StackLayout(axis), children: sections).inset(insets).erased
    }

    /// The items of a section in lines.
    private func lines(of items: [IndexPath], across: Double, _ names: NodeNames) -> AnyElement {
        let cells = items.compactMap { nodeForItem(at: $0) }
        let sizes = zip(cells, items).map { cell, indexPath in
            let limits = delegate?.collectionNode(self, constrainedSizeForItemAt: indexPath) ?? offeredRange
            return cell.layoutThatFits(limits).size.size
        }
        let (frames, insets) = onMainActor(self) { node in
            let (flow, insets) = (node.flow, node.flow.sectionInset.insets)
            let (spacing, lines) = (Double(flow.minimumInteritemSpacing), Double(flow.minimumLineSpacing))
            let rest = across - insets.leading(node.axis.cross) - insets.trailing(node.axis.cross)
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
