import UIKit

public enum UITableViewCell {
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
}
open class UITableView: UIView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor? = .separator
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
}
open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var minimumInteritemSpacing: CGFloat = 10
    open var minimumLineSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var sectionInset = UIEdgeInsets.zero
}
public enum UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum ScrollPosition: Int, Sendable { case none, top, left }
}
