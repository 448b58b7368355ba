/// How a list looks.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
    /// The style of a list.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// `plain` keeps its headers and footers on screen. `grouped` and `insetGrouped` have room above each section,
        /// the latter at its sides too. Only `plain` and `insetGrouped` have separators.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What stands above the rows.
    public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
        case none
        /// A boundary item of the kind `header` stands above the rows.
        case supplementary
        /// The first row is the header.
        case firstItemInSection
    }

    /// What stands below the rows.
    public enum FooterMode: String, Hashable, Sendable, CaseIterable {
        case none
        /// A boundary item of the kind `footer` stands below the rows.
        case supplementary
    }

    /// A color in sRGB; components from 0 to 1.
    public struct Color: Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        /// From 0, clear, to 1, opaque.
        public var alpha: Double

        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    /// The style of the list.
    public var appearance: Appearance
    /// Whether lines separate the rows, where the appearance has them.
    public var showsSeparators: Bool
    /// What is behind the rows; nil is nothing.
    public var backgroundColor: Color?
    /// What stands above the rows.
    public var headerMode: HeaderMode
    /// What stands below the rows.
    public var footerMode: FooterMode

    /// A list with separators and nothing else but its rows, unless told otherwise.
    public init(
        appearance: Appearance, showsSeparators: Bool = true, backgroundColor: Color? = nil,
        headerMode: HeaderMode = .none, footerMode: FooterMode = .none
    ) {
        self.appearance = appearance
        self.showsSeparators = showsSeparators
        self.backgroundColor = backgroundColor
        self.headerMode = headerMode
        self.footerMode = footerMode
    }
}

extension CollectionLayoutListConfiguration {
    /// Rows are at least so high, in points.
    static let minimumRowHeight = 44.0

    /// The room above a section, in points.
    func spaceAbove(isFirst: Bool) -> Double {
        switch appearance {
        case .grouped, .insetGrouped: isFirst ? 18 : 35
        case .plain, .sidebar, .sidebarPlain: 0
        }
    }

    /// The room at the sides of a list so wide, in points.
    func sideInset(width: Double) -> Double {
        guard appearance == .insetGrouped else { return 0 }
        return width < 400 ? 16 : 20
    }

    /// The radius of the corners around a section's rows, in points.
    public var cornerRadius: Double { appearance == .insetGrouped ? 10 : 0 }

    var hasSeparators: Bool { showsSeparators && (appearance == .plain || appearance == .insetGrouped) }
    var hasPinnedBoundaryItems: Bool { appearance == .plain }
}
