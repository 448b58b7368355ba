import QuoinExplanations

/// A change of an element of a layout, in words: ``flexShrink: 1 on `time` ``.
struct ElementChange: Sendable {
    var words: String
    /// The positions of the elements, among the children of each element from the root on.
    private let positions: [[Int]]
    /// Returns `false` if the element cannot be changed in this way.
    private let change: @Sendable (inout AnyElement) -> Bool
    /// Whether what an element unfolds into can be changed as well.
    private var reachesContent = false

    /// A change of the element at an index, and of all that were written with it: at the same place of a document, as in
    /// a component that is used several times.
    ///
    /// - Parameter name: of what changes, if it is not the whole element.
    init(
        _ words: String, for index: Int, name: String? = nil, in tree: LayoutTree,
        _ change: @escaping @Sendable (inout AnyElement) -> Bool
    ) {
        self.init(words, for: [index], name: name ?? tree.shownName(of: index), in: tree, change)
    }

    private init(
        _ words: String, for elements: [Int], name: String, in tree: LayoutTree,
        _ change: @escaping @Sendable (inout AnyElement) -> Bool
    ) {
        let all = Set(elements).union(elements.flatMap { tree.elementsWritten(with: $0) })
        let others = all.count - elements.count
        let more = others == 0 ? "" : " and \(others) \(others == 1 ? "other" : "others")"
        self.words = "\(words) on \(name)\(more)"
        self.change = change
        positions = all.sorted().map { element in
            sequence(first: element, next: tree.parent).compactMap { index in
                tree.parent(of: index).map { index - tree.children(of: $0).lowerBound }
            }.reversed()
        }
    }

    /// A change of the constraints of an element, which an app may have made.
    init(
        _ words: String, forConstraintsOf index: Int, name: String? = nil, in tree: LayoutTree,
        _ change: @escaping ConstraintsLayout.Trial
    ) {
        let isOfApp = !(tree.kind(of: index) is ConstraintsLayout)
        self.init(words, for: index, name: name, in: tree) { $0.changeConstraints(change) }
        if isOfApp { self.words = words }
        reachesContent = isOfApp
    }

    /// Another limit of the lines of a text that an app's view shows.
    init(toLines limit: Int?, ofView name: String, for index: Int, in tree: LayoutTree) {
        let words = limit.map { "numberOfLines: \($0)" } ?? "no numberOfLines"
        self.init(words, for: index, name: name, in: tree) { element in
            guard var content = element.kind.base as? any TriedConstraintsKind else { return false }
            content.lineLimits[name] = .some(limit)
            element.kind = AnyLayoutKind(content)
            return true
        }
        reachesContent = true
    }

    /// A property that is set to another value.
    init(_ key: String, _ value: PropertyValue?, for index: Int, in tree: LayoutTree) {
        self.init(key, value, for: [index], in: tree)
    }

    /// A property that is set to another value, in elements that are alike and remain so.
    init(_ key: String, _ value: PropertyValue?, for elements: [Int], in tree: LayoutTree) {
        let name = key.split(separator: ".").last.map(String.init) ?? key
        self.init(
            value.map { "\(name): \($0)" } ?? "no \(name)", for: elements,
            name: elements.map { tree.shownName(of: $0) }.listed, in: tree
        ) { $0.set(key, to: value) }
    }

    /// The layout with the change; `nil` if it is not possible, as for an element that was made by unfolding.
    func applied(to root: AnyElement) -> AnyElement? {
        var root = root
        return positions.allSatisfy { apply(to: &root, $0[...]) } ? root : nil
    }

    private func apply(to element: inout AnyElement, _ positions: ArraySlice<Int>) -> Bool {
        guard let position = positions.first else { return change(&element) }
        guard element.children.indices.contains(position) else { return reachesContent && change(&element) }
        return apply(to: &element.children[position], positions.dropFirst())
    }
}

extension LayoutTree {
    /// The elements of the same kind that come from the same place of a document, and the element itself.
    fileprivate func elementsWritten(with index: Int) -> [Int] {
        guard let source = source(of: index) else { return [index] }
        return paintOrder.filter {
            self.source(of: $0) == source && type(of: kind(of: $0)) == type(of: kind(of: index))
        }
    }
}
