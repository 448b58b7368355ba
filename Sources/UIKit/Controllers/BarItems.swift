// swift-format-ignore-file: OneCasePerLine

import Foundation
import QuoinControls

/// What stands in a bar.
open class UIBarItem: MainActorObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    // Without effect on a picture:
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none

    open var imageInsets = UIEdgeInsets.zero
    /// Without effect on a picture.
    open var landscapeImagePhone: UIImage?

    public override init() {}
    public required init?(coder: NSCoder) {}

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private static var appearances: [ObjectIdentifier: UIBarItem] = [:]

    /// Has what all items of the class are written with.
    public class func appearance() -> Self {
        if let known = appearances[ObjectIdentifier(self)] as? Self { return known }
        let made = Self(coder: NSCoder())
        if made == nil { ViewProblems.report("\(self).appearance(): init(coder:) of the class makes no item") }
        let item = made ?? MadeByType.object(self)
        appearances[ObjectIdentifier(self)] = item
        return item
    }

    /// Has what the items of the class in bars of some kind are written with. Only that of navigation bars is drawn.
    public class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> Self {
        containers.contains { $0 is UINavigationBar.Type } ? appearance() : MadeByType.object(self)
    }

    /// How the title is written in a state, over those of the bar.
    func attributes(for state: UIControl.State, over own: [NSAttributedString.Key: Any] = [:])
        -> [NSAttributedString.Key: Any]
    {
        let states = state == .normal ? [.normal] : [.normal, state]
        let shared = Self.appearances[ObjectIdentifier(type(of: self))]?.titleAttributes ?? [:]
        return (states.map { shared[$0] } + states.map { titleAttributes[$0] }).compactMap(\.self)
            .reduce(own) { $0.merging($1) { $1 } }
    }
}

open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    open var customView: UIView?
    open var style = Style.plain
    open var tintColor: UIColor?
    open var width: CGFloat = 0
    open var menu: UIMenu?
    /// Without effect on a picture.
    open var possibleTitles: Set<String>?
    open var isHidden = false
    // Without effect on a picture:
    open var isSelected = false
    open var changesSelectionAsPrimaryAction = false

    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    package var systemItem: SystemItem?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action, self.target) = (title, style, action, target as AnyObject?)
    }

    public convenience init(
        title: String? = nil, image: UIImage?, target: AnyObject? = nil, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        (self.image, self.menu) = (image, menu)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action, self.target) = (image, style, action, target as AnyObject?)
    }

    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (systemItem, self.action, self.target) = (item, action, target as AnyObject?)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        (self.image, self.primaryAction, self.menu) = (image ?? primaryAction?.image, primaryAction, menu)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

    /// What the bar shows: a view of the app's own, a symbol, or a title.
    ///
    /// - Parameter looks: of the bar; `nil` for those of the system.
    func element(_ tint: UIColor, _ looks: UIBarButtonItemAppearance? = nil) -> AnyElement {
        let look = isEnabled ? looks?.normal : looks?.disabled
        let shown = content(isEnabled ? tintColor ?? tint : .tertiaryLabel, look)
        guard let image = look?.backgroundImage, customView == nil else { return shown }
        return shown.background(image.element(.stretch, tint: tint)).erased
    }

    private func content(_ color: UIColor, _ look: BarItemAppearance.State?) -> AnyElement {
        if let customView {
            if customView.plainFrame.size == .zero { customView.frame.size = customView.sizeOfContent }
            let size = customView.plainFrame.size
            return customView.element().size(Double(size.width), Double(size.height)).erased
        }
        if isFlexibleSpace { return Spacer().flexGrow().erased }
        if systemItem == .fixedSpace { return Spacer().width(.points(Double(width))).erased }
        if let picture = image ?? systemItem?.symbol.flatMap({ UIImage(systemName: $0) }) {
            let shown = picture.inBar.element(picture.ownMode, tint: color)
                .size(Double(picture.size.width), Double(picture.size.height))
            return imageInsets == .zero ? shown.erased : shown.inset(imageInsets.insets).erased
        }
        var letters = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular).style
        letters.color = color.color
        let word = title ?? systemItem.map { "\($0)".capitalized } ?? ""
        let attributes = attributes(for: isEnabled ? .normal : .disabled, over: look?.titleTextAttributes ?? [:])
        let text = Text(NSAttributedString(string: word, attributes: attributes).content(letters)).lineLimit(1)
        return text.erased.moved(by: look?.titlePositionAdjustment ?? .zero)
    }
}

extension UIImage {
    /// Bars show an image in their tint, unless it says that it has its own colors.
    var inBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}

extension AnyElement {
    /// The element beside its place, in which it takes as much space as before.
    func moved(by offset: UIOffset) -> AnyElement {
        guard offset != .zero else { return self }
        let (x, y) = (Double(offset.horizontal), Double(offset.vertical))
        return inset(EdgeInsets(top: y, left: x, bottom: -y, right: -x)).erased
    }
}

extension UIBarButtonItem.SystemItem {
    /// The symbol of an item that is not shown as a word.
    fileprivate var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        }
    }
}

open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The items whose title and image are the system's.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        fileprivate var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down")
            case .mostRecent: ("Most Recent", "clock")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }

    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: item.look.title, image: UIImage(systemName: item.look.symbol), tag: tag)
    }
}
