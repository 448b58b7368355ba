import Foundation
import QuoinCompositional

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

    fileprivate var value: CollectionLayoutSection.OrthogonalScrollingBehavior {
        CollectionLayoutSection.OrthogonalScrollingBehavior(rawValue: "\(self)") ?? .none
    }
}

public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent

    var value: CollectionLayoutSection.ContentInsetsReference {
        CollectionLayoutSection.ContentInsetsReference(rawValue: "\(self)") ?? .automatic
    }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a collection: its groups and what is around them.
open class NSCollectionLayoutSection: CollectionLayoutPart {
    private let group: NSCollectionLayoutGroup?
    private let list: CollectionLayoutSection?
    /// The look of the list that the section is.
    private(set) var listConfiguration: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Where the app makes it.
    let place: PropertyPlace?

    public init(group: NSCollectionLayoutGroup, fileID: StaticString = #fileID, line: UInt = #line) {
        (self.group, list, place) = (group, nil, PropertyPlace(line, fileID: fileID))
    }

    private init(list: CollectionLayoutSection) {
        (group, self.list, place) = (nil, list, nil)
        super.init()
        contentInsets = NSDirectionalEdgeInsets(list.contentInsets)
    }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let environment = (layoutEnvironment as? LayoutEnvironmentOfCollection)?.value
        let container = CollectionLayoutSection.Environment.Container(
            contentSize: layoutEnvironment.container.contentSize.size)
        var section = CollectionLayoutSection.list(
            using: configuration.value,
            layoutEnvironment: environment ?? CollectionLayoutSection.Environment(container: container))
        let kinds = [
            "header": UICollectionView.elementKindSectionHeader, "footer": UICollectionView.elementKindSectionFooter,
        ]
        for (index, item) in section.boundarySupplementaryItems.enumerated() {
            section.boundarySupplementaryItems[index].elementKind = kinds[item.elementKind] ?? item.elementKind
        }
        let made = NSCollectionLayoutSection(list: section)
        made.listConfiguration = configuration
        return made
    }

    var value: CollectionLayoutSection? {
        guard var section = list ?? group.map({ CollectionLayoutSection(group: $0.value) }) else { return nil }
        section.contentInsets = contentInsets.value
        section.interGroupSpacing = Double(interGroupSpacing)
        section.contentInsetsReference = contentInsetsReference.value
        section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.value
        section.orthogonalScrollingBehavior = orthogonalScrollingBehavior.value
        section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        section.boundarySupplementaryItems += boundarySupplementaryItems.map(\.boundaryValue)
        section.decorationItems += decorationItems.map(\.decorationValue)
        guard let handler = visibleItemsInvalidationHandler else { return section }
        let code = MainActorCode(handler)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let before = items
            items = code.run { handler in
                let shown = before.map(VisibleItem.init)
                handler(shown, CGPoint(offset), LayoutEnvironmentOfCollection(environment))
                return shown.map(\.value)
            }
        }
        return section
    }
}

// MARK: - Visible items

public enum UICollectionElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var indexPath: IndexPath { get }
    var representedElementKind: String? { get }
    var representedElementCategory: UICollectionElementCategory { get }
}

private final class VisibleItem: NSCollectionLayoutVisibleItem {
    var value: CollectionLayoutSection.VisibleItem

    init(_ value: CollectionLayoutSection.VisibleItem) { self.value = value }

    var alpha: CGFloat {
        get { CGFloat(value.alpha) }
        set { value.alpha = Double(newValue) }
    }
    var zIndex: Int {
        get { value.zIndex }
        set { value.zIndex = newValue }
    }
    var isHidden: Bool {
        get { value.isHidden }
        set { value.isHidden = newValue }
    }
    var center: CGPoint {
        get { CGPoint(value.center) }
        set { value.center = newValue.point }
    }
    var transform: CGAffineTransform {
        get { CGAffineTransform(value.transform) }
        set { value.transform = newValue.matrix }
    }
    var frame: CGRect { CGRect(value.frame) }
    var bounds: CGRect { CGRect(origin: .zero, size: CGSize(value.size)) }
    var indexPath: IndexPath { IndexPath(item: value.index, section: value.section ?? 0) }
    var representedElementKind: String? { value.elementKind }
    var representedElementCategory: UICollectionElementCategory {
        switch value.category {
        case .cell: .cell
        case .decoration: .decorationView
        case .supplementary, .boundary, .layoutBoundary: .supplementaryView
        }
    }
}

// MARK: - Lists

/// The look of a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

    public enum FooterMode: Int, Sendable { case none, supplementary }

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    // Without effect on a picture:
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the line below a row.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The background that was asked for, or that of the appearance.
    var shownBackground: UIColor {
        backgroundColor
            ?? ([.grouped, .insetGrouped].contains(appearance) ? .systemGroupedBackground : .systemBackground)
    }

    /// Of rows for which the app sets no other one.
    var rowBackground: UIColor? {
        switch appearance {
        case .plain: backgroundColor == nil ? .systemBackground : nil
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: nil
        }
    }

    var value: CollectionLayoutSection.ListConfiguration {
        CollectionLayoutSection.ListConfiguration(
            appearance: CollectionLayoutSection.ListConfiguration.Appearance(rawValue: "\(appearance)") ?? .plain,
            showsSeparators: showsSeparators,
            headerMode: CollectionLayoutSection.ListConfiguration.HeaderMode(rawValue: "\(headerMode)") ?? .none,
            footerMode: CollectionLayoutSection.ListConfiguration.FooterMode(rawValue: "\(footerMode)") ?? .none)
    }
}

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// From where the text of the row begins to its end.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var bottomSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    // Without effect on a picture:
    public var topSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What swiping a row offers; no row is ever swiped.
open class UISwipeActionsConfiguration: MainActorObject {
    public let actions: [UIContextualAction]
    /// Without effect on a picture.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}

open class UIContextualAction: MainActorObject {
    public enum Style: Int, Sendable { case normal, destructive }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    open var title: String?
    // Without effect on a picture:
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) { (self.style, self.title) = (style, title) }
}

/// What a swipe over a row of a table offers; none is made in a picture.
open class UITableViewRowAction: MainActorObject {
    public enum Style: Int, Sendable {
        case `default`, normal

        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    /// Without effect on a picture.
    open var backgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title) = (style, title)
    }
}
