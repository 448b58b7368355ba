import QuoinAutoLayout
import QuoinDeclarations
import QuoinExplanations
import QuoinLayout
import QuoinScene

/// A change of an element of a layout, in words: ``flexShrink: 1 on `time` ``.
struct ElementChange: Sendable {
    var words: String
    /// The positions of the element, among the children of each element from the root on.
    private let positions: [Int]
    /// Returns `false` if the element cannot be changed in this way.
    private let change: @Sendable (inout AnyElement) -> Bool

    /// A change of the element at an index.
    ///
    /// - Parameter name: of what changes, if it is not the whole element.
    init(
        _ words: String, for index: Int, name: String? = nil, in tree: LayoutTree,
        _ change: @escaping @Sendable (inout AnyElement) -> Bool
    ) {
        self.words = "\(words) on \(name ?? tree.shownName(of: index))"
        self.change = change
        positions = sequence(first: index, next: tree.parent).compactMap { index in
            tree.parent(of: index).map { index - tree.children(of: $0).lowerBound }
        }.reversed()
    }

    /// A property that is set to another value.
    init(_ key: String, _ value: PropertyValue?, for index: Int, in tree: LayoutTree) {
        let name = key.split(separator: ".").last.map(String.init) ?? key
        self.init(value.map { "\(name): \($0)" } ?? "no \(name)", for: index, in: tree) { $0.set(key, to: value) }
    }

    /// The layout with the change; `nil` if it is not possible, as for an element that was made by unfolding.
    func applied(to root: AnyElement) -> AnyElement? {
        var root = root
        return apply(to: &root, positions[...]) ? root : nil
    }

    private func apply(to element: inout AnyElement, _ positions: ArraySlice<Int>) -> Bool {
        guard let position = positions.first else { return change(&element) }
        guard element.children.indices.contains(position) else { return false }
        return apply(to: &element.children[position], positions.dropFirst())
    }
}
