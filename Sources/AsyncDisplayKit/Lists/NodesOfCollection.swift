import QuoinLayout
import UIKit

/// Gives the view of a collection node its cells, each of which shows a node.
@MainActor final class NodesOfCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private weak var node: ASCollectionNode?

    init(_ node: ASCollectionNode) { self.node = node }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        node.map { $0.isShownByView ? $0.numberOfSections : 0 } ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        node?.numberOfItems(inSection: section) ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        NodeCell(node?.nodeForItem(at: path))
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        NodeCell(supplementaryNode(ofKind: kind, at: path))
    }

    private func supplementaryNode(ofKind kind: String, at path: IndexPath) -> ASCellNode? {
        guard let node else { return nil }
        return node.dataSource?.collectionNode(node, nodeBlockForSupplementaryElementOfKind: kind, at: path)()
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        guard let node, let cell = node.nodeForItem(at: path) else { return .zero }
        return cell.layoutThatFits(node.sizes(at: path)).size
    }

    // MARK: What the delegate of the node says of sections

    private final class Defaults: ASCollectionDelegateFlowLayout {}

    private var delegate: ASCollectionDelegateFlowLayout {
        node?.delegate as? ASCollectionDelegateFlowLayout ?? Defaults()
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section) }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section) }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        size(ofKind: UICollectionView.elementKindSectionHeader, section) {
            delegate.collectionNode($0, sizeRangeForHeaderInSection: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        size(ofKind: UICollectionView.elementKindSectionFooter, section) {
            delegate.collectionNode($0, sizeRangeForFooterInSection: section)
        }
    }

    private func size(ofKind kind: String, _ section: Int, in range: (ASCollectionNode) -> ASSizeRange) -> CGSize {
        guard let range = node.map(range), range.max != .zero else { return .zero }
        let path = IndexPath(item: 0, section: section)
        return supplementaryNode(ofKind: kind, at: path)?.layoutThatFits(range).size ?? .zero
    }
}

/// A cell, header or footer that shows a node.
private final class NodeCell: UICollectionViewCell {
    private let node: ASCellNode?

    init(_ node: ASCellNode?) {
        self.node = node
        super.init(frame: .zero)
        if let view = node?.view { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        node?.view.frame = contentView.bounds
    }

    override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        func limit(_ extent: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
            priority == .required || extent > 0 ? extent : .infinity
        }
        let most = CGSize(width: limit(target.width, horizontal), height: limit(target.height, vertical))
        return node?.layoutThatFits(ASSizeRange(min: .zero, max: most)).size ?? .zero
    }
}
