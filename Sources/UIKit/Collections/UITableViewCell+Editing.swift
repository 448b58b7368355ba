import Foundation

/// What the rows of a table have at their ends while it is edited.
struct EditingControls: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether a row is one of several to be chosen, in place of a control of its own.
    var isChoice = false
    var isMovable = false
    var isIndented = true
}

extension UITableView {
    /// What a row has at its ends; `nil` while the table is not edited.
    func editingControls(at path: IndexPath) -> EditingControls? {
        guard isEditing else { return nil }
        let isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        guard dataSource?.tableView(self, canEditRowAt: path) ?? true else {
            return EditingControls(isMovable: isMovable, isIndented: false)
        }
        return EditingControls(
            style: delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete,
            isChoice: allowsMultipleSelectionDuringEditing, isMovable: isMovable,
            isIndented: delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    }
}

extension UITableViewCell {
    /// The views before the content and behind it, in the order from left to right.
    func accessoryViews(_ controls: EditingControls?) -> (leading: [UIView], trailing: [UIView]) {
        var trailing =
            (controls == nil ? accessoryView : editingAccessoryView).map { [$0] }
            ?? (controls == nil ? accessoryType : editingAccessoryType).views
        guard let controls else { return ([], trailing) }
        if controls.isMovable { trailing.append(RowSymbol(symbol: "line.3.horizontal", color: .tertiaryLabel)) }
        let control: UIImageView? =
            if controls.isChoice {
                isSelected
                    ? RowSymbol(symbol: "checkmark.circle.fill", color: nil, size: 20)
                    : RowSymbol(symbol: "circle", color: .tertiaryLabel, size: 20)
            } else {
                switch controls.style {
                case .delete: RowSymbol(symbol: "minus.circle.fill", color: .systemRed, size: 20)
                case .insert: RowSymbol(symbol: "plus.circle.fill", color: .systemGreen, size: 20)
                case .none: nil
                }
            }
        if let control { return ([control], trailing) }
        // A row without a control begins with the others, unless the app says otherwise.
        let space = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        return (controls.isIndented ? [space] : [], trailing)
    }
}

extension UITableViewCell.AccessoryType {
    @MainActor fileprivate var views: [UIView] {
        let (info, chevron) = (("info.circle", nil as UIColor?), ("chevron.right", UIColor.tertiaryLabel as UIColor?))
        let symbols: [(String, UIColor?)] =
            switch self {
            case .none: []
            case .disclosureIndicator: [chevron]
            case .checkmark: [("checkmark", nil)]
            case .detailButton: [info]
            case .detailDisclosureButton: [info, chevron]
            }
        return symbols.map { RowSymbol(symbol: $0, color: $1) }
    }
}
