import QuoinDiagrams
import QuoinExplanations

extension LayoutTransition {
    /// The figure of what changed: the layout after, with dashed lines where elements were, arrows for those that moved, both
    /// sizes of those that grew, and the changed values such as `spacing 12 → 16`.
    ///
    /// - Parameter diagram: what else is shown.
    /// - Throws: a ``QuoinError``.
    public func diagram(_ diagram: Diagram = .bare) throws(QuoinError) -> Diagram.Picture {
        var diagram = diagram
        diagram.changes = changes
        return try new.renderer.diagram(diagram, of: [new.panel])
    }

    /// The changes that a figure shows, the ones that the author made before those that follow.
    private var changes: [Diagram.Change] {
        let names = (old: ElementNames(search.old), new: ElementNames(search.new))
        var made: [Diagram.Change] = []
        var following: [Diagram.Change] = []
        for index in search.removed where !isWrapper(index, search.old, search.matching.newIndices) {
            var change = Diagram.Change(from: search.old.elements[index].frame, to: nil)
            change.words = names.old.plainName(of: index) + " is gone"
            made.append(change)
        }
        for index in search.added where !isWrapper(index, search.new, search.matching.oldIndices) {
            var change = Diagram.Change(from: nil, to: search.new.elements[index].frame)
            change.words = names.new.plainName(of: index) + " is new"
            made.append(change)
        }
        var merged: Set<Int> = []
        for (index, change) in search.changes.sorted(by: { $0.key < $1.key }) where !merged.contains(index) {
            guard let shown = shown(change, of: index, &merged) else { continue }
            if shown.words == nil { following.append(shown) } else { made.append(shown) }
        }
        return made + following.prefix(max(Self.mostFollowing - made.count, Self.leastFollowing))
    }

    /// The number of changes in a figure beyond which those that follow from others are left out.
    private static let mostFollowing = 12
    private static let leastFollowing = 4

    /// Whether an element was only put around others, or taken from around them.
    private func isWrapper(_ index: Int, _ tree: RecordTree, _ partners: [Int: Int]) -> Bool {
        tree.elements[index].isPart || tree.children[index].contains { partners[$0] != nil }
    }

    /// A change of a matched element as the figure shows it; `nil` if there is nothing to see.
    ///
    /// - Parameter merged: gets the siblings that moved in the same way.
    private func shown(_ change: ElementChanges, of index: Int, _ merged: inout Set<Int>) -> Diagram.Change? {
        guard let oldIndex = search.matching.oldIndices[index] else { return nil }
        var shown = Diagram.Change(from: search.old.elements[oldIndex].frame, to: search.new.elements[index].frame)
        let element = search.new.elements[index]
        // What cannot be seen by itself has no size in the figure, but its content has.
        let isVisible = element.extent != nil || search.new.parents[index] == nil
        if !element.isPart, isVisible || element.id != nil {
            shown.grownAxes = Set(
                Axis.allCases.filter { change.growth[$0] != 0 && (!change.own.isEmpty || isWorthSaying($0, index)) })
        }
        if !element.isPart {
            for axis in Axis.allCases where change.growth[axis] == 0 {
                shown.distance[axis] = change.moveInParent[axis]
            }
        }
        let words = change.own.compactMap { $0.figureWords(besideSize: !shown.grownAxes.isEmpty) }
        if !words.isEmpty {
            shown.words =
                words.prefix(Self.mostWords).joined(separator: ", ") + (words.count > Self.mostWords ? ", …" : "")
        } else if shown.grownAxes.isEmpty {
            merge(siblingsLike: index, change, into: &shown, &merged)
        }
        if !isVisible, shown.distance == .zero, shown.grownAxes.isEmpty { shown.before = shown.now }
        let isSeen = shown.words != nil || shown.distance != .zero || !shown.grownAxes.isEmpty
        return isSeen ? shown : nil
    }

    /// The number of changed values that are named at an element.
    private static let mostWords = 2

    /// Whether the element did not just grow by as much as what is around it.
    private func isWorthSaying(_ axis: Axis, _ index: Int) -> Bool {
        let growth = search.changes[index]?.growth[axis]
        let around = search.new.ancestors(of: index).first { search.matching.oldIndices[$0] != nil }
        guard let around else { return true }
        return search.changes[around]?.growth[axis] != growth
    }

    /// Joins an element with the siblings after it that moved by as much and did not change otherwise.
    private func merge(
        siblingsLike index: Int, _ change: ElementChanges, into shown: inout Diagram.Change, _ merged: inout Set<Int>
    ) {
        guard let parent = search.new.parents[index] else { return }
        for sibling in search.new.children[parent].drop(while: { $0 <= index }) {
            guard let other = search.changes[sibling], other.own.isEmpty, other.growth == .zero,
                other.moveInParent == change.moveInParent, let oldSibling = search.matching.oldIndices[sibling]
            else { return }
            merged.insert(sibling)
            shown.before = shown.before?.union(search.old.elements[oldSibling].frame)
            shown.now = shown.now?.union(search.new.elements[sibling].frame)
        }
    }
}

extension ElementNames {
    /// The name without quotation marks around ids.
    fileprivate func plainName(of index: Int) -> String { name(of: index).filter { $0 != "`" } }
}

extension RecordedChange {
    /// The properties whose change the size of an element shows.
    private static let sizeNames: Set = ["width", "height", "preferredSize", "size"]

    /// The change in a figure: `spacing 12 → 16`; `nil` for a change that is seen without words.
    ///
    /// - Parameter hasSize: whether the figure has the size before and the one now.
    fileprivate func figureWords(besideSize hasSize: Bool) -> String? {
        func pair(_ name: String, _ old: String?, _ new: String?) -> String {
            let (before, now) = Quotation.excerpts(old ?? "none", new ?? "none", limit: 20)
            return "\(name) \(before) → \(now)"
        }
        return switch self {
        case .property(let change) where hasSize && Self.sizeNames.contains(change.name): nil
        case .property(let change): pair(change.name, change.from?.description, change.to?.description)
        case .kind(let old, let new): pair("", old, new).trimmingPrefix(" ").description
        case .text(let old, let new): TextEdit(from: old, to: new).phrase(quoting: 16)
        case .rule(let change): "\(change)".filter { $0 != "`" }
        default: nil
        }
    }
}
