import Foundation

/// Screens beside each other. A picture where they would lie on each other or in one column fails: draw each by itself.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    public let style: Style
    open var viewControllers: [UIViewController] = [] { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    // Without effect on a picture:
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var primaryBackgroundStyle = BackgroundStyle.none

    open var primaryEdge = PrimaryEdge.leading
    // Without effect on a picture:
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var presentsWithGesture = true, showsSecondaryOnlyButton = false
    /// Parts of the width of all.
    open var preferredPrimaryColumnWidthFraction = automaticDimension
    open var preferredSupplementaryColumnWidthFraction = automaticDimension
    /// In points.
    open var preferredPrimaryColumnWidth = automaticDimension, preferredSupplementaryColumnWidth = automaticDimension
    open var minimumPrimaryColumnWidth = automaticDimension, minimumSupplementaryColumnWidth = automaticDimension
    open var maximumPrimaryColumnWidth = automaticDimension, maximumSupplementaryColumnWidth = automaticDimension
    /// Without effect on a picture.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    private var columns: [Column: UIViewController] = [:]
    private var lines: [UIView] = []

    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columns[column] = controller
        viewIfLoaded?.setNeedsLayout()
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var displayMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
    }
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    }

    /// By default two fifths of the width, and at most 320 points.
    private func width(of column: Column) -> CGFloat {
        func own(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
        let isPrimary = column == .primary
        let fraction = own(
            isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction)
        let asked = own(isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth)
        let least = own(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth)
        let greatest = own(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
        let usual = asked ?? (fraction ?? 0.4) * view.bounds.width
        return max(min(usual, greatest ?? (asked == nil ? 320 : usual)), least ?? 0)
    }

    /// The columns that are seen, from the leading edge.
    private var shownColumns: [Column] {
        if isCollapsed { return [.compact] }
        let isTriple = style == .tripleColumn
        return switch displayMode {
        case .oneBesideSecondary: [isTriple ? .supplementary : .primary, .secondary]
        case .twoBesideSecondary: isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        case .automatic, .secondaryOnly: [.secondary]
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: []
        }
    }

    private func controller(in column: Column) -> UIViewController? {
        if style == .unspecified {
            let index = column == .primary ? 0 : 1
            return viewControllers.indices.contains(index) ? viewControllers[index] : nil
        }
        guard let own = columns[column], column != .compact, !(own is UINavigationController) else {
            return columns[column]
        }
        return own.navigationController ?? UINavigationController(rootViewController: own)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shown = shownColumns.map { ($0, controller(in: $0)) }
        guard !shown.isEmpty, !(isCollapsed && shown.allSatisfy { $0.1 == nil }) else {
            return ViewProblems.report(
                "the columns of a split view controller are drawn beside each other only; draw its controllers by "
                    + "themselves")
        }
        for child in children where !shown.contains(where: { $0.1 === child }) {
            child.viewIfLoaded?.removeFromSuperview()
        }
        for line in lines { line.removeFromSuperview() }
        lines = []
        let (bounds, isMirrored) = (view.bounds, view.isRightToLeft != (primaryEdge == .trailing))
        var start: CGFloat = 0
        for (column, controller) in shown {
            let isLast = column == shown.last?.0
            let width = isLast ? bounds.width - start : width(of: column)
            let x = isMirrored ? bounds.width - start - width : start
            start += width
            guard let controller else { continue }
            if controller.parent !== self { addChild(controller) }
            if controller.view.superview !== view { view.addSubview(controller.view) }
            controller.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            guard !isLast else { continue }
            let line = UIView(
                frame: CGRect(x: isMirrored ? x : x + width - 0.5, y: 0, width: 0.5, height: bounds.height))
            line.backgroundColor = .separator
            lines.append(line)
        }
        for line in lines { view.addSubview(line) }
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}
