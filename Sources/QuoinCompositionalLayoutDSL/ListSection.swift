import QuoinCompositional

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
