import UIKit

/// What a collection in a flow layout asks about its sections; by default the layout says it.
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate {
    @preconcurrency @MainActor
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    @preconcurrency @MainActor
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    @preconcurrency @MainActor
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int) -> ASSizeRange
    func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int) -> ASSizeRange
}

extension ASCollectionDelegateFlowLayout {
    @preconcurrency @MainActor
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    @preconcurrency @MainActor
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    @preconcurrency @MainActor
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionNode(
        _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
    ) -> ASSizeRange { collectionNode.referenceRange { $0.headerReferenceSize } }
    public func collectionNode(
        _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
    ) -> ASSizeRange { collectionNode.referenceRange { $0.footerReferenceSize } }
}

extension ASCollectionNode {
    /// The size that the flow layout gives to headers or footers, alone.
    fileprivate func referenceRange(
        _ size: @escaping @MainActor @Sendable (UICollectionViewFlowLayout) -> CGSize
    ) -> ASSizeRange {
        let size = (collectionViewLayout as? UICollectionViewFlowLayout).map { onMainActor($0, size) } ?? .zero
        return ASSizeRange(min: size, max: size)
    }
}
