/// A part of the rectangle of the container or of a view that rules may name like a guide: `safeArea.top`.
///
/// Its insets are fixed before the rules are solved, as those of UIKit's ready-made guides are.
package enum LayoutArea: String, Hashable, Sendable, CaseIterable {
    /// Without what bars and rounded corners cover.
    case safeArea
    /// The safe area without the margins.
    case layoutMargins
    /// The middle of the margins' area, no wider than lines are easy to read.
    case readableContent
}
