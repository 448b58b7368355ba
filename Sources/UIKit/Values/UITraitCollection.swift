// swift-format-ignore-file: OneCasePerLine, AlwaysUseLowerCamelCase

import Foundation
import QuoinScene
import Synchronization

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// A step of the sizes of texts that readers choose.
public enum UIContentSizeCategory: String, Sendable, CaseIterable {
    case unspecified = "_UICTContentSizeCategoryUnspecified"
    case extraSmall = "UICTContentSizeCategoryXS"
    case small = "UICTContentSizeCategoryS"
    case medium = "UICTContentSizeCategoryM"
    case large = "UICTContentSizeCategoryL"
    case extraLarge = "UICTContentSizeCategoryXL"
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    public var isAccessibilityCategory: Bool { index >= 7 }

    /// Among the sizes from the smallest to the largest.
    var index: Int { self == .unspecified ? 3 : (Self.allCases.firstIndex(of: self) ?? 4) - 1 }
}

extension UIContentSizeCategory: Comparable {
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.index < second.index
    }
}

/// Where something is shown: the appearance, the class of the size, the size of texts.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light
    public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public internal(set) var displayScale: CGFloat = 2
    public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large
    public internal(set) var accessibilityContrast = UIAccessibilityContrast.normal
    public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.base
    public internal(set) var displayGamut = UIDisplayGamut.SRGB

    /// Whether a view is shown in an appearance of its own, whatever that of the picture is.
    var hasOwnStyle = false

    /// What measures texts that are shown larger or in other words; `nil` for texts as they are.
    var shaper: (any TextShaper)?

    /// What was said of the traits; the others are those of a phone.
    private var changes: [(UITraitCollection) -> Void] = []

    private static let shared = Mutex(UITraitCollection())

    /// The traits of what is laid out or drawn.
    public static var current: UITraitCollection {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    public override init() {}

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(traitsFrom collections: [UITraitCollection]) { self.init(collections.flatMap(\.changes)) }

    package convenience init(_ change: @escaping (UITraitCollection) -> Void) { self.init([change]) }

    private convenience init(_ changes: [(UITraitCollection) -> Void]) {
        self.init()
        self.changes = changes
        for change in changes { change(self) }
    }

    package func with(_ change: @escaping (UITraitCollection) -> Void) -> UITraitCollection {
        UITraitCollection(changes + [change])
    }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = before }
        actions()
    }
}
