import Foundation

/// A view that the system adds, of which failures say nothing by itself.
@MainActor protocol SystemPart: UIView {}

/// The line between rows of a list.
final class SeparatorView: UICollectionReusableView, SystemPart {
    override func setUp() { backgroundColor = .separator }
}

/// The line below a row of a table.
final class RowSeparator: UIView, SystemPart {}
