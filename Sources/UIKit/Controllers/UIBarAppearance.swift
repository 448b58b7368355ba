import Foundation

/// How a bar is painted.
open class UIBarAppearance: MainActorObject {
    open var backgroundColor: UIColor?
    /// Of the line at the edge of the bar.
    open var shadowColor: UIColor? = .separator
    open var shadowImage: UIImage?
    /// Without effect on a picture.
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    var isTransparent = false

    public convenience override init() { self.init(idiom: .phone) }

    public init(idiom: UIUserInterfaceIdiom) { super.init() }

    /// With the background and the shadow of another appearance.
    public init(barAppearance other: UIBarAppearance) {
        super.init()
        (backgroundColor, shadowColor, shadowImage) = (other.backgroundColor, other.shadowColor, other.shadowImage)
        (backgroundImage, isTransparent) = (other.backgroundImage, other.isTransparent)
    }

    public required init(coder: NSCoder) { super.init() }

    open func configureWithDefaultBackground() { isTransparent = false }
    open func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = backgroundColor ?? .systemBackground
    }
    open func configureWithTransparentBackground() {
        isTransparent = true
        shadowColor = nil
    }
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) var backIndicatorImage: UIImage?

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
        backIndicatorImage = image
    }
}

/// How the items of a bar are painted in their states.
open class BarItemAppearance: MainActorObject {
    /// How the items of a bar are painted in a state.
    open class State: MainActorObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var titlePositionAdjustment = UIOffset.zero
        open var iconColor: UIColor?
        open var backgroundImage: UIImage?
        open var badgeBackgroundColor: UIColor?
        open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    public let normal = State()
    public let selected = State()
    public let highlighted = State()
    public let disabled = State()
    public let focused = State()
}

open class UIBarButtonItemAppearance: BarItemAppearance {
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

open class UITabBarItemAppearance: BarItemAppearance {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public convenience init(style: Style) { self.init() }
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    // Without effect on a picture:
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
