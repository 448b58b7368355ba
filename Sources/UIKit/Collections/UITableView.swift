import Foundation
import QuoinControls

/// Rows below each other, from a data source.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The rows that a storyboard has in the table. They are shown where a controller of a table shows no others.
    public var staticRows: StaticRows?
    /// Without effect on a picture.
    open weak var prefetchDataSource: AnyObject?
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = 0
    open var estimatedSectionFooterHeight: CGFloat = 0
    /// By default 22 points above each header of a plain table.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// Without effect on a picture.
    open var separatorEffect: UIVisualEffect?
    private var ownSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue) } }
    open var backgroundView: UIView? { didSet { showBehind(backgroundView, inPlaceOf: oldValue) } }
    /// Without effect on a picture.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Without effect on a picture.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    // Without effect on a picture:
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open weak var dragDelegate: AnyObject?
    open weak var dropDelegate: AnyObject?
    open var insetsContentViewsToSafeArea = true
    open var fillerRowHeight: CGFloat = 0

    open var isEditing = false { didSet { setNeedsLayout() } }
    /// Without effect on a picture.
    open var cellLayoutMarginsFollowReadableWidth = false
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// Without effect on a picture: nobody touches the index.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Without effect on a picture.
    open var sectionIndexMinimumDisplayRowCount = 0
    private let sectionIndex = SectionIndex()
    private var cellMakers: [String: () -> UITableViewCell?] = [:]
    private var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var titles: [String: UIView] = [:]
    /// What the delegate said when the rows were laid out.
    private(set) var answers = ListAnswers()

    private func isOwnTitle(_ view: UIView) -> Bool { view === tableHeaderView || view === tableFooterView }

    /// The header or the footer of a section, and its last row.
    func title(of section: Int, isFooter: Bool) -> UIView? { titles["\(section) \(isFooter)"] }
    func lastRow(of section: Int) -> UITableViewCell? {
        cells[IndexPath(row: numberOfRows(inSection: section) - 1, section: section)]
    }

    public static let automaticDimension: CGFloat = -1

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private func replace(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    // MARK: Registering and dequeuing

    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
        let type = type as? UITableViewCell.Type
        cellMakers[identifier] = type.map { type in { MadeByType.row(type, identifier) } }
    }
    open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let type = type as? UITableViewHeaderFooterView.Type
        headerMakers[identifier] = type.map { type in { MadeByType.header(type, identifier) } }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellMakers[identifier] = { nib?.instantiate(withOwner: nil).first as? UITableViewCell }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerMakers[identifier] = { nib?.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView }
    }
    /// Registers a cell that a storyboard has in the table.
    public func registerPrototype(_ identifier: String, _ make: @escaping () throws -> UITableViewCell) {
        cellMakers[identifier] = { ViewProblems.reporting(make) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cellMakers[identifier]?() }
    open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        ViewProblems.report(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerMakers[identifier]?()
    }

    // MARK: Content

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func reloadData() {
        (cells, titles) = ([:], [:])
        setNeedsLayout()
    }
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func reconfigureRows(at paths: [IndexPath]) { reloadData() }
    open func moveRow(at path: IndexPath, to destination: IndexPath) { reloadData() }
    open func moveSection(_ section: Int, toSection destination: Int) { reloadData() }
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func beginUpdates() {}
    open func endUpdates() { setNeedsLayout() }
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    @_disfavoredOverload open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { cells.first { $0.value.frame.contains(point) }?.key }
    open var visibleCells: [UITableViewCell] { subviews.compactMap { $0 as? UITableViewCell } }
    open var indexPathsForVisibleRows: [IndexPath]? {
        cells.filter { $0.value.superview === self }.map(\.key).sorted()
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        cells.filter { $0.value.frame.intersects(rect) }.map(\.key).sorted()
    }
    private var selected: Set<IndexPath> = []
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        titles["\(section) false"] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        titles["\(section) true"] as? UITableViewHeaderFooterView
    }
    open func rectForHeader(inSection section: Int) -> CGRect { titles["\(section) false"]?.frame ?? .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { titles["\(section) true"]?.frame ?? .zero }
    open func rect(forSection section: Int) -> CGRect {
        let rows = cells.filter { $0.key.section == section }.map(\.value.frame)
        return (rows + [rectForHeader(inSection: section), rectForFooter(inSection: section)])
            .filter { $0 != .zero }.reduce(CGRect.null) { $0.union($1) }
    }
    open func rectForRow(at path: IndexPath) -> CGRect { cells[path]?.frame ?? .zero }
    open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || path == nil { select(selected, false) }
        guard let path else { return }
        select([path], true)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    open func deselectRow(at path: IndexPath, animated: Bool) { select([path], false) }

    private func select(_ paths: Set<IndexPath>, _ isSelected: Bool) {
        selected = isSelected ? selected.union(paths) : selected.subtracting(paths)
        for path in paths { cells[path]?.setSelected(isSelected, animated: false) }
    }
    /// A row that the next layout scrolls to, when it is known where it is.
    var scrollTarget: (path: IndexPath, place: ScrollPlace)?
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        (scrollTarget, reached) = ((path, position.place), nil)
        setNeedsLayout()
    }
    open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: position, animated: animated)
    }
    open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    // MARK: Layout

    override func itemLabel(of view: UIView) -> String? {
        (view as? UITableViewCell).flatMap(indexPath).map { $0.label(ofSections: numberOfSections) }
    }

    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard plainFrame.width > 0 else { return }
        sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
        answers.removeAll()
        var pieces: [AnyElement] = []
        if let tableHeaderView { pieces.append(piece(tableHeaderView, height: tableHeaderView.plainFrame.height)) }
        for section in 0..<numberOfSections { pieces += elements(of: section) }
        if let tableFooterView { pieces.append(piece(tableFooterView, height: tableFooterView.plainFrame.height)) }
        let column = Element(StackLayout(.vertical), children: pieces).alignItems(.stretch)
        showPieces(column.erased)
        if sectionIndex.titles.isEmpty { sectionIndex.removeFromSuperview() } else { sectionIndex.show(in: self) }
    }

    private func piece(_ view: UIView, height: CGFloat, inset: CGFloat = 0) -> AnyElement {
        let element = Element(MeasuredView(view))
        let sized = height > 0 ? element.height(.points(Double(height))) : element
        return inset > 0 ? sized.inset(horizontal: Double(inset)).erased : sized.erased
    }

    private func elements(of section: Int) -> [AnyElement] {
        var elements: [AnyElement] = []
        if let header = boundary(of: section, isFooter: false) { elements.append(header) }
        let count = numberOfRows(inSection: section)
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            guard let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { continue }
            if cells.updateValue(cell, forKey: path) == nil {
                if selected.contains(path) { cell.setSelected(true, animated: false) }
                cell.updateConfigurationIfNeeded()
                delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            }
            let isLast = row == count - 1
            cell.separator.isHidden = separatorStyle == .none || (isLast && style != .plain)
            cell.separator.backgroundColor = separatorColor
            cell.separatorLeading = ownSeparatorInset?.left
            cell.showBackground(ofGroupedTable: style != .plain)
            cell.margin = margin
            cell.indexWidth = sectionIndex.titles.isEmpty ? 0 : SectionIndex.width
            cell.editingControls = editingControls(at: path)
            if style == .insetGrouped { cell.roundRow(isFirst: row == 0, isLast: isLast) }
            let height = answers.take(
                delegate?.tableView(self, heightForRowAt: path), "heightForRowAt", at: path, unlike: rowHeight,
                \.recorded)
            elements.append(piece(cell, height: height, inset: groupInset))
        }
        if let footer = boundary(of: section, isFooter: true) { elements.append(footer) }
        return elements
    }

    private func boundary(of section: Int, isFooter: Bool) -> AnyElement? {
        let own =
            isFooter
            ? delegate?.tableView(self, viewForFooterInSection: section)
            : delegate?.tableView(self, viewForHeaderInSection: section)
        let height = answers.take(
            isFooter
                ? delegate?.tableView(self, heightForFooterInSection: section)
                : delegate?.tableView(self, heightForHeaderInSection: section),
            isFooter ? "heightForFooterInSection" : "heightForHeaderInSection", at: IndexPath(row: 0, section: section),
            unlike: isFooter ? sectionFooterHeight : sectionHeaderHeight, \.recorded)
        let title =
            isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
        let key = "\(section) \(isFooter)"
        let view =
            titles[key] ?? own
            ?? title.map {
                UITableViewHeaderFooterView(
                    title: $0, isFooter: isFooter, isFirst: section == 0, style: style, margin: margin)
            }
        guard let view else {
            // A grouped table has space between sections.
            guard style != .plain || height > 0 else { return nil }
            let space = height > 0 ? height : height == 0 ? 0 : Self.groupSpace * (section == 0 && !isFooter ? 2 : 1)
            return space > 0 ? Spacer().height(.points(Double(space))).erased : nil
        }
        (view as? UITableViewHeaderFooterView)?.margin = margin
        if titles.updateValue(view, forKey: key) == nil {
            if isFooter {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
        }
        let shown = piece(view, height: max(height, 0), inset: groupInset)
        guard !isFooter else { return shown }
        let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? 22 : 0
        return padding > 0 ? shown.inset(EdgeInsets(top: Double(padding))).erased : shown
    }

    /// Above and below a group, in points, where it has no title.
    private static let groupSpace: CGFloat = 17.5

    /// From the sides of the table to a group, in points.
    private var groupInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    /// From the edges of a row to its content, in points.
    private var margin: CGFloat { style == .insetGrouped ? 20 : 16 }

    /// Lays the pieces out below each other, and shows their views.
    private func showPieces(_ column: AnyElement) {
        let width = ExtentRange(exactly: Double(plainFrame.width))
        let environment = ThreadRenderer.environment(for: traitCollection)
        let range = SizeRange(width: width, height: .unconstrained)
        let layout = ViewProblems.reporting { try column.layout(in: range, environment: environment) }
        contentSize = layout.map { CGSize($0.size) } ?? .zero
        guard let layout else { return }
        let views = layout.frames.indices.compactMap { index -> (view: UIView, frame: CGRect)? in
            (layout.tree.kind(of: index) as? MeasuredView).map { ($0.view, CGRect(layout.frames[index])) }
        }
        // An app may give one view for several sections.
        let frames = Dictionary(views.map { (ObjectIdentifier($0.view), $0.frame) }) { $1 }
        scrollToTarget { cells[$0].flatMap { frames[ObjectIdentifier($0)] } }
        let pinned = style == .plain ? pinnedTitles(frames) : []
        let others = views.filter { view, _ in !pinned.contains { $0.view === view } }
        // Rows that are not seen have places, too.
        for (view, frame) in views where view.superview == nil { view.place(frame, byEngine: false) }
        show((others + pinned).filter { $0.frame.intersects(bounds) || isOwnTitle($0.view) })
    }
}

@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {}
