import QuoinCompositional

/// A section, or a type of your own that is described by one.
///
///     struct Lane: LayoutSection {
///         var layoutSection: LayoutSection {
///             Section {
///                 HGroup(width: .fractionalWidth(0.85), height: .absolute(200)) { Item() }
///             }
///             .orthogonalScrollingBehavior(.groupPaging)
///         }
///     }
public protocol LayoutSection: Sendable {
    /// The section that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutSection: any LayoutSection { get }
}

extension LayoutSection {
    /// Sets the insets around the section's groups.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutSection> {
        EdgeModifier { setting(\.contentInsets, to: $0) }
    }

    /// Sets the space between groups, in points.
    public func interGroupSpacing(_ spacing: Double) -> any LayoutSection {
        setting(\.interGroupSpacing, to: spacing)
    }

    /// Sets whether the groups scroll across the scroll axis in a separate lane, by default not.
    public func orthogonalScrollingBehavior(
        _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
    ) -> any LayoutSection {
        setting(\.orthogonalScrollingBehavior, to: behavior)
    }

    /// Sets whether boundary items keep within the content insets, by default they do.
    public func supplementariesFollowContentInsets(_ follow: Bool) -> any LayoutSection {
        setting(\.supplementariesFollowContentInsets, to: follow)
    }

    /// Sets the insets of the section's container across the scroll axis.
    public func contentInsetsReference(
        _ reference: CollectionLayoutSection.ContentInsetsReference
    ) -> any LayoutSection {
        setting(\.contentInsetsReference, to: reference)
    }

    /// Sets the insets of the boundary items' container across the scroll axis.
    public func supplementaryContentInsetsReference(
        _ reference: CollectionLayoutSection.ContentInsetsReference
    ) -> any LayoutSection {
        setting(\.supplementaryContentInsetsReference, to: reference)
    }

    /// Sets a closure that may change the section's visible items before they are drawn; `nil` is none.
    public func visibleItemsInvalidationHandler(
        _ handler: CollectionLayoutSection.VisibleItemsInvalidationHandler?
    ) -> any LayoutSection {
        setting(\.visibleItemsInvalidationHandler, to: handler)
    }

    /// Adds headers, footers and other boundary items.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> any LayoutSection {
        Modified(
            self, adding: items(), to: \CollectionLayoutSection.boundarySupplementaryItems,
            named: "boundarySupplementaryItems")
    }

    /// Adds backgrounds.
    public func decorationItems(
        @LayoutDecorationItemBuilder _ items: () -> [any LayoutDecorationItem]
    ) -> any LayoutSection {
        Modified(self, adding: items(), to: \CollectionLayoutSection.decorationItems, named: "decorationItems")
    }

    private func setting<Value: Sendable>(
        _ property: WritableKeyPath<CollectionLayoutSection, Value> & Sendable, to value: Value
    ) -> any LayoutSection {
        Modified(self, setting: property, to: value)
    }
}

extension Modified: LayoutSection where Description == CollectionLayoutSection {
    var layoutSection: any LayoutSection { self }
}

/// A section that repeats a group until its items are used up.
public struct Section: LayoutSection {
    private let group: any LayoutGroup

    public init(group: () -> any LayoutGroup) {
        self.group = group()
    }

    public var layoutSection: any LayoutSection { self }
}

extension Section: Describable {
    func description(_ converter: DescriptionConverter, steps: Int) throws(CollectionLayoutSection.LayoutError)
        -> any CoreDescription
    {
        CollectionLayoutSection(
            group: try converter.describe(group, as: CollectionLayoutItem.self, part: "group"))
    }
}

/// A description of a section, used as a section.
public typealias RawSection = CollectionLayoutSection

extension RawSection: LayoutSection {
    /// The description itself.
    public init(rawLayoutSection: CollectionLayoutSection) {
        self = rawLayoutSection
    }

    public var layoutSection: any LayoutSection { self }
}

/// Makes the description of a section.
public typealias LayoutSectionBuilder = CollectionLayoutSection

extension LayoutSectionBuilder {
    /// The description of a section.
    public init(layoutSection: () -> any LayoutSection) throws(CollectionLayoutSection.LayoutError) {
        try self.init(describing: layoutSection())
    }

    init(describing section: any LayoutSection) throws(CollectionLayoutSection.LayoutError) {
        self = try DescriptionConverter().describe(section, as: CollectionLayoutSection.self)
    }
}
