import QuoinLayout

/// The container, a view or a guide of a layout of constraints.
package enum ConstraintItem: Hashable, Sendable {
    /// The parent of all views and guides; its rectangle starts at (0, 0).
    case container
    /// A view, counted from 0.
    case view(Int)
    /// A layout guide, counted from 0.
    case guide(Int)
}

/// The names by which rules refer to items.
struct ConstraintItemNames: Sendable {
    static let container = "container"

    private var items: [String: ConstraintItem] = [Self.container: .container]

    /// If two items have the same name, it refers to the first.
    init(views: [String], guides: [String]) {
        for (index, name) in views.enumerated() where items[name] == nil { items[name] = .view(index) }
        for (index, name) in guides.enumerated() where items[name] == nil { items[name] = .guide(index) }
    }

    subscript(name: String) -> ConstraintItem? { items[name] }

    func nearest(to name: String) -> String? {
        nearestName(to: name, among: items.keys.sorted() + LayoutArea.allCases.map(\.rawValue))
    }
}

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
