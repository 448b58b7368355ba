import Foundation
import QuoinCompositional

extension UICollectionView {
    /// Gives the rows of lists their corners, and the lines between them their places.
    func showRows() {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        for (path, cell) in cells where cell.superview === self {
            guard let list = layout.lists[path.section] else { continue }
            let first = list.headerMode == .firstItemInSection ? 1 : 0
            if list.appearance == .insetGrouped, path.item >= first,
                cell.backgroundConfiguration != nil || cell is UICollectionViewListCell
            {
                let isLast = path.item == numberOfItems(inSection: path.section) - 1
                cell.roundRow(isFirst: path.item == first, isLast: isLast)
            }
            cell.rowColor = path.item < first ? nil : list.rowBackground
            let key = "\(CollectionLayoutSection.VisibleItem.Category.supplementary) separator \(path)"
            guard let line = others[key] else { continue }
            let look = list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
            (line.backgroundColor, line.isHidden) = (look.color, look.bottomSeparatorVisibility == .hidden)
            let (own, row) = (look.bottomSeparatorInsets, cell.plainFrame)
            let isAutomatic = own == UIListSeparatorConfiguration.automaticInsets
            let (leading, trailing) = isAutomatic ? (cell.separatorStart, 0) : (own.leading, own.trailing)
            line.frame.origin.x = row.minX + (isRightToLeft ? trailing : leading)
            line.frame.size.width = max(0, row.width - leading - trailing)
        }
    }
}
