/// How a list looks.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
        case none
        /// A boundary item of the kind `header` stands above the rows.
        case supplementary
        /// The first row is the header.
        case firstItemInSection
    }

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
        public var alpha: Double

        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    public var appearance: Appearance
    public var showsSeparators: Bool
    public var backgroundColor: Color?
    public var headerMode: HeaderMode
    public var footerMode: FooterMode

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
