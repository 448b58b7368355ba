import QuoinScene
import UIKit

/// Gives a table its cells: those of ``tableNode(_:nodeBlockForRowAt:)``, or else of ``tableNode(_:nodeForRowAt:)``. What
/// asks about the view of the table is older, and answers where an app has nothing newer.
public protocol ASTableDataSource: AnyObject {
    @preconcurrency @MainActor func numberOfSections(in tableView: UITableView) -> Int
    @preconcurrency @MainActor func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    @preconcurrency @MainActor func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode
    func numberOfSections(in tableNode: ASTableNode) -> Int
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int
    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock
    @preconcurrency @MainActor func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode
}

extension ASTableDataSource {
    @preconcurrency @MainActor public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    @preconcurrency @MainActor
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    @preconcurrency @MainActor
    public func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode { ASCellNode() }

    public func numberOfSections(in tableNode: ASTableNode) -> Int {
        onMainActor((self, tableNode)) { $0.numberOfSections(in: $1.view) }
    }
    public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        onMainActor((self, tableNode)) { $0.tableView($1.view, numberOfRowsInSection: section) }
    }
    public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        { onMainActor((self, tableNode)) { $0.tableNode($1, nodeForRowAt: indexPath) } }
    }
    @preconcurrency @MainActor
    public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
        tableView(tableNode.view, nodeForRowAt: indexPath)
    }
}

/// What a table asks about its rows, and reports of them; nothing is reported in a picture.
public protocol ASTableDelegate: AnyObject {
    @preconcurrency @MainActor
    func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange
    func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange
    func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode)
}

extension ASTableDelegate {
    @preconcurrency @MainActor
    public func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
        ASSizeRangeUnconstrained
    }
    public func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath) -> ASSizeRange {
        onMainActor((self, tableNode)) { $0.tableView($1.view, constrainedSizeForRowAt: indexPath) }
    }
    public func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {}
}

/// A column of cells as wide as the table, which scrolls.
open class ASTableNode: ASListNode {
    open weak var dataSource: ASTableDataSource?
    open weak var delegate: ASTableDelegate?
    /// Without effect on a picture.
    open var automaticallyAdjustsContentOffset = false
    private let tableStyle: UITableView.Style

    public init(style: UITableView.Style) {
        tableStyle = style
        super.init()
        clipsToBounds = true
    }

    public override convenience init() { self.init(style: .plain) }

    open override var view: ASTableView { onMainActor((self, super.view)) { $1 as? ASTableView ?? $0.makeHost() } }

    override func makeHost() -> ASTableView { hosted(by: ASTableView(frame: frame, style: tableStyle)) }

    // MARK: Data

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
    open var indexPathForSelectedRow: IndexPath? { nil }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let indexPath, scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToRow(at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
        scrollTarget = (indexPath, .vertical, position.place)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableNode(self, numberOfRowsInSection: section) ?? 0
    }

    open var visibleNodes: [ASCellNode] { indexPaths.compactMap { nodeForRow(at: $0) } }

    private var indexPaths: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }

    open func nodeForRow(at indexPath: IndexPath) -> ASCellNode? {
        cell(at: indexPath) { dataSource?.tableNode(self, nodeBlockForRowAt: indexPath)() }
    }

    // MARK: As an element

    override func element(_ names: NodeNames) -> AnyElement {
        let content = Element(RangeContent { [self] in column($0, $1.grid.scale, names) })
        return scrolling(content.erased, along: .vertical, names)
    }

    /// The cells in a range of the table, each with its separator.
    private func column(_ range: SizeRange, _ scale: Double, _ names: NodeNames) -> AnyElement {
        let width = range.max.width.isFinite ? LayoutDimension.points(range.max.width) : .auto
        let separator = onMainActor(self) {
            $0.view.separatorStyle == .none ? nil : $0.view.separatorColor?.color
        }
        names.learn(from: self)
        var rows: [AnyElement] = []
        for indexPath in inverted ? indexPaths.reversed() : indexPaths {
            guard let cell = nodeForRow(at: indexPath) else { continue }
            names.learn(from: cell)
            let limits = delegate?.tableNode(self, constrainedSizeForRowAt: indexPath) ?? ASSizeRangeUnconstrained
            delegate?.tableNode(self, willDisplayRowWith: cell)
            if cell.accessoryType != .none {
                ViewProblems.report("accessoryType of \(type(of: cell)) is not drawn here: show an image node")
            }
            var row = cell.element(names)
            (row.style.width, row.style.minWidth, row.style.maxWidth) = (width, width, width)
            if limits.min.height > 0 { row.style.minHeight = .points(limits.min.height) }
            if limits.max.height < LayoutTree.extentLimit { row.style.maxHeight = .points(limits.max.height) }
            rows.append(row)
            if let separator {
                let line = Box().fill(separator).height(.points(1 / scale)).inset(left: cell.separatorInset.left)
                rows.append(line.erased)
            }
        }
        let column = Stack(StackLayout(.vertical), children: rows).width(width)
        let covered = safeAreaInsets
        return column.inset(top: contentInset.top + covered.top, bottom: contentInset.bottom + covered.bottom).erased
    }
}
