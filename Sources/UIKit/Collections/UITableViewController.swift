import Foundation

/// A controller whose view is a table.
open class UITableViewController: ListController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Without effect on a picture.
    open var refreshControl: UIRefreshControl?

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open lazy var tableView: UITableView! = UITableView(frame: UIScreen.main.bounds, style: style)

    open override func loadView() {
        if loadMadeView(), let table = view as? UITableView { tableView = table } else { view = tableView }
        tableView.dataSource = self
        tableView.delegate = self
    }

    open override func setEditing(_ isEditing: Bool, animated: Bool) {
        super.setEditing(isEditing, animated: animated)
        tableView.setEditing(isEditing, animated: animated)
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticRows?.numberOfSections(in: tableView) ?? 1
    }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.staticRows?.tableView(tableView, cellForRowAt: path) ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.tableView(tableView, titleForHeaderInSection: section)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.tableView(tableView, titleForFooterInSection: section)
    }
    open func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        tableView.staticRows?.height(at: path) ?? tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}

    // MARK: Behavior, without effect on a picture

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {}
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { 0 }

    // MARK: Selection

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {}
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {}
    open func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
    open func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? { path }
    open func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {}
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool { false }
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {}
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    open func tableView(_ tableView: UITableView, canFocusRowAt path: IndexPath) -> Bool { true }

    // MARK: Editing

    open func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, moveRowAt path: IndexPath, to destination: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed }
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {}
    open func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {}
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
    ) -> String? { nil }
    open func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    // MARK: Menus and the index

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt path: IndexPath, withSender sender: Any?
    ) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt path: IndexPath, withSender sender: Any?
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
