import QuoinCompositional
import QuoinLayout

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

/// A list: one cell per row, at full width and measured height.
public struct ListSection: LayoutSection {
    /// The actions that a swipe on a row shows. Pictures do not show them.
    public struct SwipeActionsConfiguration: Hashable, Sendable {
        /// The titles of the buttons.
        public var titles: [String]

        public init(titles: [String]) {
            self.titles = titles
        }
    }

    private var configuration: CollectionLayoutSection.ListConfiguration
    private let environment: CollectionLayoutSection.Environment

    /// A list with a configuration, in the environment of its section provider. The width of the environment's container
    /// determines the insets at the sides, its scale the height of separators.
    public init(
        configuration: CollectionLayoutSection.ListConfiguration, layoutEnvironment: CollectionLayoutSection.Environment
    ) {
        self.configuration = configuration
        environment = layoutEnvironment
    }

    /// A list with separators if the appearance has them, and without a background, a header and a footer, in the
    /// environment of its section provider.
    public init(
        appearance: CollectionLayoutSection.ListConfiguration.Appearance,
        layoutEnvironment: CollectionLayoutSection.Environment
    ) {
        self.init(
            configuration: CollectionLayoutSection.ListConfiguration(appearance: appearance),
            layoutEnvironment: layoutEnvironment)
    }

    /// Sets whether lines separate the rows if the appearance has them, by default they do.
    public func showsSeparators(_ shows: Bool) -> ListSection {
        setting(\.configuration.showsSeparators, of: self, to: shows)
    }

    /// Sets the color behind the rows; `nil` is none.
    public func backgroundColor(_ color: RGBA?) -> ListSection {
        setting(\.configuration.backgroundColor, of: self, to: color)
    }

    /// Has no effect, because pictures show no swipe actions. It exists so that code can be shared with an app.
    public func trailingSwipeActionsConfigurationProvider(
        _ provider: (@Sendable (_ section: Int, _ item: Int) -> SwipeActionsConfiguration?)?
    ) -> ListSection {
        self
    }

    /// Sets what is above the rows, by default nothing.
    public func headerMode(_ mode: CollectionLayoutSection.ListConfiguration.HeaderMode) -> ListSection {
        setting(\.configuration.headerMode, of: self, to: mode)
    }

    /// Sets what is below the rows, by default nothing.
    public func footerMode(_ mode: CollectionLayoutSection.ListConfiguration.FooterMode) -> ListSection {
        setting(\.configuration.footerMode, of: self, to: mode)
    }

    public var layoutSection: any LayoutSection { self }
}

extension ListSection: Describable {
    func description(_ converter: DescriptionConverter, steps: Int) throws(CollectionLayoutSection.LayoutError)
        -> any CoreDescription
    {
        CollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
}
