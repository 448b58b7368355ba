import Foundation

/// The traits that a view or a controller has instead of those of what it is in.
public struct UITraitOverrides {
    private var changes: [ObjectIdentifier: @Sendable (UITraitCollection) -> Void] = [:]
    /// The least and the greatest size of texts.
    private var limits: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)

    var isEmpty: Bool { changes.isEmpty && limits.least == nil && limits.greatest == nil }

    public func contains(_ trait: UITrait) -> Bool { changes[ObjectIdentifier(trait)] != nil }
    public mutating func remove(_ trait: UITrait) { changes[ObjectIdentifier(trait)] = nil }

    private subscript<Value: Sendable>(
        path: ReferenceWritableKeyPath<UITraitCollection, Value> & Sendable, trait: UITrait
    ) -> Value {
        get { applied(to: UITraitCollection())[keyPath: path] }
        set { changes[ObjectIdentifier(trait)] = { $0[keyPath: path] = newValue } }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get {
            contains(UITraitUserInterfaceStyle.self)
                ? applied(to: UITraitCollection()).userInterfaceStyle : .unspecified
        }
        set {
            remove(UITraitUserInterfaceStyle.self)
            guard newValue != .unspecified else { return }
            changes[ObjectIdentifier(UITraitUserInterfaceStyle.self)] = {
                ($0.userInterfaceStyle, $0.hasOwnStyle) = (newValue, true)
            }
        }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[\.userInterfaceIdiom, UITraitUserInterfaceIdiom.self] }
        set { self[\.userInterfaceIdiom, UITraitUserInterfaceIdiom.self] = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[\.userInterfaceLevel, UITraitUserInterfaceLevel.self] }
        set { self[\.userInterfaceLevel, UITraitUserInterfaceLevel.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[\.horizontalSizeClass, UITraitHorizontalSizeClass.self] }
        set { self[\.horizontalSizeClass, UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[\.verticalSizeClass, UITraitVerticalSizeClass.self] }
        set { self[\.verticalSizeClass, UITraitVerticalSizeClass.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[\.layoutDirection, UITraitLayoutDirection.self] }
        set { self[\.layoutDirection, UITraitLayoutDirection.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[\.preferredContentSizeCategory, UITraitPreferredContentSizeCategory.self] }
        set { self[\.preferredContentSizeCategory, UITraitPreferredContentSizeCategory.self] = newValue }
    }

    func with(
        _ style: UIUserInterfaceStyle, least: UIContentSizeCategory? = nil, greatest: UIContentSizeCategory? = nil
    ) -> UITraitOverrides {
        var copy = self
        copy.userInterfaceStyle = style
        copy.limits = (least, greatest)
        return copy
    }

    func applied(to inherited: UITraitCollection) -> UITraitCollection {
        guard !isEmpty else { return inherited }
        return inherited.with { [changes, limits] traits in
            for change in changes.values { change(traits) }
            let size = traits.preferredContentSizeCategory
            let raised = max(size, limits.least ?? size)
            traits.preferredContentSizeCategory = min(raised, limits.greatest ?? raised)
        }
    }
}

extension UIView {
    /// The overrides with the style that a subclass may say.
    var ownTraits: UITraitOverrides {
        traitOverrides.with(
            overrideUserInterfaceStyle, least: minimumContentSizeCategory, greatest: maximumContentSizeCategory)
    }
}

extension UIViewController {
    /// The overrides with the style that a subclass may say.
    var ownTraits: UITraitOverrides { traitOverrides.with(overrideUserInterfaceStyle) }
}
