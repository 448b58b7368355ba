import Foundation
import QuoinControls

/// A row of a table.
open class UITableViewCell: MadeByType.Row, LayoutRoot, ConfiguredCell {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public let contentView = UIView()
    public let reuseIdentifier: String?
    private let style: CellStyle
    let separator: UIView = RowSeparator()
    /// Of the table; `nil` where the line begins at the text.
    var separatorLeading: CGFloat?
    /// Until the app sets another one.
    private let usualBackground = UIColor.systemBackground
    open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
    open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
    open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
    open var editingAccessoryView: UIView? { didSet { showAccessory() } }
    open var accessoryView: UIView? { didSet { showAccessory() } }
    private var ownSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get {
            let text =
                (shownContent as? UIListContentView)?.textStart
                ?? margin + (hasStandardContent ? standard.imageExtent : 0)
            return ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorLeading ?? text, bottom: 0, right: 0)
        }
        set { ownSeparatorInset = newValue }
    }
    open var backgroundView: UIView? { didSet { showBelow(backgroundView, inPlaceOf: oldValue) } }
    open var selectedBackgroundView: UIView? { didSet { showSelection() } }
    open var isSelected = false {
        didSet {
            if editingControls?.isChoice == true { showAccessory() }
            if isSelected != oldValue { stateChanged() }
        }
    }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// Without effect on a picture.
    open var isEditing = false
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    private var shownSelection: UIView?
    var needsConfiguration = true
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var shownBackground: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { shownBackground = backgroundConfiguration?.show(in: self, inPlaceOf: shownBackground) }
    }
    private var shownContent: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            shownContent = contentConfiguration.map { $0.show(in: contentView, inPlaceOf: shownContent) }
            (shownContent as? UIListContentView)?.margin = margin
        }
    }

    public override init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
    }

    override func setUp() {
        backgroundColor = usualBackground
        clipsToBounds = false
        addSubview(contentView)
        addSubview(separator)
    }

    open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
    open func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }
    open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
    open func prepareForReuse() {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { style == .value1 ? .valueCell() : .cell() }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: State

    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            isSelected: isSelected, isHighlighted: isHighlighted, isEditing: editingControls != nil)
    }

    open func setNeedsUpdateConfiguration() { requestConfiguration() }

    func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func stateChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    private func showSelection() {
        let isChosen = (isSelected || isHighlighted) && selectionStyle != .none
        let selection = isChosen ? selectedBackgroundView ?? shownSelection ?? Self.usualSelection() : nil
        showSelection(selection, inPlaceOf: shownSelection, over: backgroundView ?? shownBackground)
        shownSelection = selection
    }

    private static func usualSelection() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }

    // MARK: Standard content

    private var hasStandardContent = false
    private lazy var standard: StandardContent = {
        hasStandardContent = true
        return StandardContent(style, in: contentView)
    }()

    open var textLabel: UILabel? { standard.title }
    open var detailTextLabel: UILabel? { style == .default ? nil : standard.detail }
    open var imageView: UIImageView? { standard.image }

    override var systemOutlets: [(name: String, view: UIView)] {
        guard hasStandardContent else { return [] }
        return [("textLabel", standard.title), ("detailTextLabel", standard.detail), ("imageView", standard.image)]
    }

    private var accessories = RowAccessories()

    /// At the ends of the row while its table is edited.
    var editingControls: EditingControls? {
        didSet {
            guard editingControls != oldValue else { return }
            if (editingControls == nil) != (oldValue == nil) { setEditing(editingControls != nil, animated: false) }
            showAccessory()
        }
    }
    /// What the index of the table takes of the width, in points.
    var indexWidth: CGFloat {
        get { accessories.outerSpace }
        set { accessories.outerSpace = newValue }
    }

    private func showAccessory() {
        let views = accessoryViews(editingControls)
        accessories.show(leading: views.leading, trailing: views.trailing, in: self)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if hasStandardContent { standard.indentation = CGFloat(indentationLevel) * indentationWidth }
        roundSelection(shownSelection)
        let size = plainFrame.size
        contentView.frame = accessories.place(in: self)
        let moved = ownSeparatorInset == nil ? accessories.leadingWidth : 0
        let line = 1 / max(1, traitCollection.displayScale)
        let inset = separatorInset
        separator.frame = CGRect(
            x: isRightToLeft ? inset.right : inset.left + moved, y: size.height - line,
            width: size.width - inset.left - inset.right - moved, height: line)
    }

    override func recordedSettings(_ names: ViewNames) -> [RecordedProperty] { lineSettings }

    func showBackground(ofGroupedTable isGrouped: Bool) {
        if isGrouped, backgroundColor === usualBackground { backgroundColor = .secondarySystemGroupedBackground }
    }

    /// From the edges of the row to its content, in points, unless the app says otherwise.
    var margin: CGFloat = 16 {
        didSet {
            accessories.margin = margin
            (shownContent as? UIListContentView)?.margin = margin
            if hasStandardContent { standard.margin = margin }
        }
    }

    open override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        var size = accessories.size(around: contentView, target, horizontal, vertical)
        if size.height == 0 {
            size.height = sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude)).height
        }
        return size
    }

    /// As high as a standard row: by itself a cell does not know what the app places in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(ControlMetrics.tableCellHeight))
    }
}

/// The image and the texts of a cell that has no views of the app's own.
@MainActor private final class StandardContent {
    let title = UILabel()
    let detail = UILabel()
    /// What the image and the space behind it take of the width.
    var imageExtent: CGFloat { image.image.map { $0.size.width + 16 } ?? 0 }
    let image = RowImageView()
    private let edges: [NSLayoutConstraint]

    /// From the edges of the row, in points.
    var margin: CGFloat = 16 { didSet { moveEdges() } }
    /// Of the leading edge, in points.
    var indentation: CGFloat = 0 { didSet { if indentation != oldValue { moveEdges() } } }

    private func moveEdges() { (edges[0].constant, edges[1].constant) = (margin + indentation, -margin) }

    init(_ style: UITableViewCell.CellStyle, in view: UIView) {
        title.font = .preferredFont(forTextStyle: .body)
        detail.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
        if style == .value1 { detail.textColor = .secondaryLabel }
        let texts = UIStackView(arrangedSubviews: style == .default ? [title] : [title, detail])
        texts.axis = style == .subtitle ? .vertical : .horizontal
        texts.spacing = style == .subtitle ? 3 : 6
        if style == .value2 {
            (title.textColor, title.textAlignment) = (view.tintColor, .right)
            title.widthAnchor.constraint(equalToConstant: 91).isActive = true
        }
        // The title fills what the others leave.
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        image.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [image, texts])
        (row.alignment, row.spacing) = (.center, 16)
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        edges = [
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
        ]
        NSLayoutConstraint.activate(edges)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 6),
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            view.heightAnchor.constraint(
                greaterThanOrEqualToConstant: CGFloat(ControlMetrics.tableCellHeight)),
        ])
    }
}

/// The image of a row, which takes no space before there is one.
private final class RowImageView: UIImageView {
    override var image: UIImage? { didSet { isHidden = image == nil } }

    override func setUp() {
        super.setUp()
        isHidden = true
    }
}

// MARK: - Data sources

@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
    /// Rows that may be moved have handles where the app says so here.
    public func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { false }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    // MARK: Behavior, without effect on a picture

    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {}
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {}
    public func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {}
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { true }
}

/// A data source of snapshots.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: DiffableDataSource<Section, Item>,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

    private let provider: CellProvider
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init { [weak tableView] in tableView?.reloadData() }
        tableView.dataSource = self
    }

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(in: section) }
    open func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        itemIdentifier(for: path).flatMap { provider(tableView, path, $0) } ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, moveRowAt path: IndexPath, to destination: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
