import Foundation

extension UICollectionView {
    /// Scrolls to the item that the app named since the last layout.
    func scrollToTarget() {
        guard let (path, position) = scrollTarget, reached == nil || isMovedFromTarget else { return }
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
        scroll(to: frame, horizontally: position.horizontal, vertically: position.vertical)
    }

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)

        package var horizontal: ScrollPlace? {
            contains(.left) ? .start : contains(.centeredHorizontally) ? .center : contains(.right) ? .end : nil
        }

        package var vertical: ScrollPlace? {
            contains(.top) ? .start : contains(.centeredVertically) ? .center : contains(.bottom) ? .end : nil
        }
    }
}
