import Quoin

/// Matches the elements of a new picture with those of the reference.
///
/// Elements with the same unique id match first, then the roots, then, from the root down, the children of matched
/// elements.
package struct ElementMatching {
    let old: RecordTree
    let new: RecordTree
    /// The new index of each matched element of the reference.
    package private(set) var newIndices: [Int: Int] = [:]
    /// The old index of each matched element of the new picture.
    package private(set) var oldIndices: [Int: Int] = [:]
    /// The new ids of elements that are called otherwise, by the old ones.
    private(set) var renamedIDs: [String: String] = [:]
    /// The elements of the new picture whose order among their siblings changed, or whose parent did.
    private(set) var reordered: Set<Int> = []
    /// The cells of the new picture that were put between others.
    var insertedCells: Set<Int> = []
    /// The cells of the reference that were taken out from between others.
    var takenOutCells: Set<Int> = []
    /// The cells of the reference that the new picture's collection does not have, in view or not.
    private(set) var goneCells: Set<Int> = []
    /// The rows and columns of tables that are new, and those that are gone.
    var tableLines: (inserted: [TableLine], takenOut: [TableLine]) = ([], [])
    /// The rows and columns of tables that changed their order, by each of their cells in the new picture.
    var movedLines: [Int: TableLine] = [:]

    init(_ old: RecordTree, _ new: RecordTree) {
        (self.old, self.new) = (old, new)
        matchIDs()
        if !old.elements.isEmpty, !new.elements.isEmpty, isFree(0, 0) { match(0, 0) }
        for index in new.elements.indices {
            if let oldIndex = oldIndices[index] { matchChildren(of: oldIndex, index) }
        }
        findReparented()
        findRenamed()
        goneCells = Set(old.elements.indices.filter { newIndices[$0] == nil && old.isItem($0) && isBeyondEnd($0) })
    }

    mutating func match(_ oldIndex: Int, _ index: Int) {
        (newIndices[oldIndex], oldIndices[index]) = (index, oldIndex)
    }

    func isFree(_ oldIndex: Int, _ index: Int) -> Bool {
        newIndices[oldIndex] == nil && oldIndices[index] == nil
    }

    /// Matches elements by ids that only one element has in each picture.
    private mutating func matchIDs() {
        let (before, now) = (ElementMatching.uniqueIDs(in: old), ElementMatching.uniqueIDs(in: new))
        for (name, index) in now {
            if let oldIndex = before[name] { match(oldIndex, index) }
        }
    }

    private static func uniqueIDs(in tree: RecordTree) -> [String: Int] {
        unique(Array(tree.elements.indices)) { tree.elements[$0].id }
    }
}

// MARK: - Children

extension ElementMatching {
    /// Matches the cells of a table by their rows and columns. Of other elements, it matches cells with other numbers,
    /// children with the same label, then those that look the same, then those that are most alike. Last are those that
    /// were wrapped or unwrapped.
    private mutating func matchChildren(of oldIndex: Int, _ index: Int) {
        if matchTable(oldIndex, index) {
            matchThroughWrappers(of: oldIndex, index)
        } else {
            matchShiftedCells(of: oldIndex, index)
            matchLabels(of: oldIndex, index)
            matchInOrder(of: oldIndex, index)
            matchUnique(of: oldIndex, index)
            matchInOrder(of: oldIndex, index)
            matchMostAlike(unmatchedBefore(oldIndex), unmatchedNow(index))
            matchThroughWrappers(of: oldIndex, index)
            findReordered(among: new.children[index], within: oldIndex)
        }
    }

    /// The new names of the views of constraints that are called otherwise, by the old ones.
    func renamedViews(in index: Int, _ oldIndex: Int) -> [String: String] {
        let isOfApp = new.elements[index].kind != ConstraintsLayout.name
        guard !isOfApp || new.elements[index].properties[ConstraintsLayout.recordedRules] != nil else { return [:] }
        // The views of an app may be further inside.
        let inside = isOfApp ? Array(new.subtree(of: index).dropFirst()) : new.children[index]
        let former = isOfApp ? Array(old.subtree(of: oldIndex).dropFirst()) : old.children[oldIndex]
        let before = Set(former.compactMap { old.elements[$0].label })
        let now = Set(inside.compactMap { new.elements[$0].label })
        let pairs = inside.compactMap { child -> (String, String)? in
            guard let name = new.elements[child].label, !before.contains(name),
                let former = oldIndices[child].flatMap({ old.elements[$0].label }), !now.contains(former)
            else { return nil }
            return (former, name)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Finds ids that only the old picture has, and the new ones of their elements.
    private mutating func findRenamed() {
        let renamed = oldIndices.compactMap { index, oldIndex -> (String, String)? in
            guard let former = old.elements[oldIndex].id, let id = new.elements[index].id, former != id else {
                return nil
            }
            return (former, id)
        }
        guard !renamed.isEmpty else { return }
        let (before, now) = (Set(old.elements.compactMap(\.id)), Set(new.elements.compactMap(\.id)))
        let names = renamed.filter { !now.contains($0.0) && !before.contains($0.1) }
        renamedIDs = Dictionary(names) { first, second in min(first, second) }
    }

    /// The children without a match. The items of a collection match by their labels only.
    private func unmatchedBefore(_ oldIndex: Int) -> [Int] {
        old.children[oldIndex].filter { newIndices[$0] == nil && !old.isItem($0) }
    }

    private func unmatchedNow(_ index: Int) -> [Int] {
        new.children[index].filter { oldIndices[$0] == nil && !new.isItem($0) }
    }

    /// Matches children that look the same and kept their order. One that looks like no sibling has more weight.
    private mutating func matchInOrder(of oldIndex: Int, _ index: Int) {
        let (before, now) = (unmatchedBefore(oldIndex), unmatchedNow(index))
        let counts = Dictionary(grouping: now) { new.signatures[$0] }.mapValues(\.count)
        let alignment = Alignment(certainty: 4) { [old, new] in
            guard old.signatures[$0] == new.signatures[$1] else { return 0 }
            return counts[new.signatures[$1]] == 1 ? 4 : 1
        }
        for (oldIndex, index) in alignment.pairs(before, now) { match(oldIndex, index) }
    }

    /// Matches children with the same label. One that several siblings have, such as the type of views, says nothing.
    private mutating func matchLabels(of oldIndex: Int, _ index: Int) {
        let before = Self.unique(old.children[oldIndex].filter { newIndices[$0] == nil }) { old.elements[$0].label }
        let now = Self.unique(new.children[index].filter { oldIndices[$0] == nil }) { new.elements[$0].label }
        for (label, child) in now where !insertedCells.contains(child) {
            if let oldIndex = before[label], !takenOutCells.contains(oldIndex) { match(oldIndex, child) }
        }
    }

    /// The elements that are the only ones with a key.
    private static func unique<Key: Hashable>(_ indices: [Int], by key: (Int) -> Key?) -> [Key: Int] {
        var found: [Key: [Int]] = [:]
        for index in indices { if let key = key(index) { found[key, default: []].append(index) } }
        return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Matches children that look the same and like no sibling, in any order.
    private mutating func matchUnique(of oldIndex: Int, _ index: Int) {
        let before = Self.unique(unmatchedBefore(oldIndex)) { old.signatures[$0] }
        for (signature, child) in Self.unique(unmatchedNow(index), by: { new.signatures[$0] }) {
            if let oldIndex = before[signature] { match(oldIndex, child) }
        }
    }

    /// Matches the most similar pairs first; of equally similar ones, those with the nearest positions.
    mutating func matchMostAlike(_ before: [Int], _ now: [Int]) {
        guard !before.isEmpty, !now.isEmpty else { return }
        var features = FeatureNumbers()
        let former = before.map { features.look(of: $0, in: old) }
        let looks = now.map { features.look(of: $0, in: new) }
        guard before.count * now.count <= 250_000 else {
            for place in 0..<min(before.count, now.count) where former[place].similarity(to: looks[place], features) > 0
            {
                match(before[place], now[place])
            }
            return
        }
        var pairs: [(similarity: Int, distance: Int, oldIndex: Int, index: Int)] = []
        for (row, oldIndex) in before.enumerated() {
            for (column, index) in now.enumerated() {
                let similarity = former[row].similarity(to: looks[column], features)
                if similarity > 0 { pairs.append((similarity, abs(row - column), oldIndex, index)) }
            }
        }
        pairs.sort { ($1.similarity, $0.distance, $0.oldIndex) < ($0.similarity, $1.distance, $1.oldIndex) }
        for pair in pairs where isFree(pair.oldIndex, pair.index) { match(pair.oldIndex, pair.index) }
    }

    /// Matches an element with one that an element was put around, or removed from around.
    private mutating func matchThroughWrappers(of oldIndex: Int, _ index: Int) {
        for wrapper in unmatchedNow(index) {
            guard let inner = innermost(of: wrapper, in: new, where: { oldIndices[$0] == nil }),
                let same = unmatchedBefore(oldIndex).first(where: { old.isSame($0, as: inner, in: new) })
            else { continue }
            match(same, inner)
        }
        for wrapper in unmatchedBefore(oldIndex) {
            guard let inner = innermost(of: wrapper, in: old, where: { newIndices[$0] == nil }),
                let same = unmatchedNow(index).first(where: { new.isSame($0, as: inner, in: old) })
            else { continue }
            match(inner, same)
        }
    }

    /// The first element below a wrapper that does not have exactly one child, or that paints something.
    private func innermost(of wrapper: Int, in tree: RecordTree, where isOpen: (Int) -> Bool) -> Int? {
        var index = wrapper
        repeat {
            guard tree.children[index].count == 1 else { return nil }
            index = tree.children[index][0]
        } while tree.children[index].count == 1 && tree.elements[index].extent == nil
        return isOpen(index) ? index : nil
    }
}

extension RecordTree {
    /// The texts of an element and its descendants.
    func texts(in index: Int) -> Set<String> {
        Set(subtree(of: index).prefix(200).compactMap { elements[$0].text?.string })
    }

    /// The words of an element and its descendants.
    func words(in index: Int) -> Set<String> {
        Set(texts(in: index).flatMap { $0.split(separator: " ").map(String.init) })
    }

    fileprivate func isSame(_ index: Int, as other: Int, in tree: RecordTree) -> Bool {
        signatures[index] == tree.signatures[other]
            || (elements[index].kind == tree.elements[other].kind && !texts(in: index).isEmpty
                && texts(in: index) == tree.texts(in: other))
    }
}

// MARK: - Order

extension ElementMatching {
    /// Finds the children that changed their order.
    private mutating func findReordered(among children: [Int], within oldIndex: Int) {
        let stayed = children.filter {
            oldIndices[$0].flatMap { old.parents[$0] } == oldIndex && new.elements[$0].label == nil
        }
        for place in Self.displaced(in: stayed.compactMap { oldIndices[$0] }) { reordered.insert(stayed[place]) }
    }

    /// The places of numbers that changed their order: all but those of the longest sequence that kept it. If two numbers
    /// swapped places, both count.
    static func displaced(in order: [Int]) -> [Int] {
        let sorted = order.sorted()
        let displaced = order.indices.filter { order[$0] != sorted[$0] }
        if displaced.count == 2 { return displaced }
        let kept = Set(Alignment(certainty: 1) { $0 == $1 ? 1 : 0 }.pairs(sorted, order).map(\.0))
        return order.indices.filter { !kept.contains(order[$0]) }
    }

    /// Finds the elements whose parent changed, other than by wrapping or unwrapping.
    private mutating func findReparented() {
        for (index, oldIndex) in oldIndices {
            guard let parent = new.ancestors(of: index).first(where: { oldIndices[$0] != nil }),
                let formerParent = old.ancestors(of: oldIndex).first(where: { newIndices[$0] != nil })
            else { continue }
            if oldIndices[parent] != formerParent { reordered.insert(index) }
        }
    }
}

extension ElementMatching {
    /// Matches the cells of a collection that show what cells with other numbers showed, as those after an inserted cell
    /// do: those that look the same, or, where all look different, those that say the same. If their numbers match as
    /// many, none is matched.
    mutating func matchShiftedCells(of oldIndex: Int, _ index: Int) {
        let before = old.cells(in: oldIndex).filter { newIndices[$0] == nil }
        let now = new.cells(in: index).filter { oldIndices[$0] == nil }
        guard !matchShifted(before, now, { $0.signatures[$1] }) else { return }
        _ = matchShifted(before, now) { $0.texts(in: $1).hashValue }
    }

    /// - Returns: whether any cells matched.
    private mutating func matchShifted(_ before: [Int], _ now: [Int], _ look: (RecordTree, Int) -> Int) -> Bool {
        let formerLooks = Dictionary(uniqueKeysWithValues: before.map { ($0, look(old, $0)) })
        let looks = Dictionary(uniqueKeysWithValues: now.map { ($0, look(new, $0)) })
        let numbered = Dictionary(before.map { (old.elements[$0].label, $0) }, uniquingKeysWith: { first, _ in first })
        let same = now.count { cell in
            numbered[new.elements[cell].label].flatMap { formerLooks[$0] } == looks[cell]
        }
        guard same < now.count else { return false }
        let pairs = aligned(before, now, formerLooks, looks)
        // Two cells that change places are identified by their numbers.
        guard pairs.count > same + (before.count == now.count ? 1 : 0) else { return false }
        for (oldIndex, index) in pairs { match(oldIndex, index) }
        matchBetween(pairs, before, now)
        return true
    }

    /// Whether a cell without a match was put between others or taken out, and is not only in view or out of it.
    func isOwnChange(_ cell: Int, isAdded: Bool) -> Bool {
        (isAdded ? insertedCells : takenOutCells).contains(cell)
    }

    /// Whether a collection has fewer sections or cells now than a cell of the reference needs.
    private func isBeyondEnd(_ cell: Int) -> Bool {
        guard let place = CollectionViewCompositionalLayout.Content.all(labeled: old.elements[cell].label).first,
            place.category == .cell, let section = place.section,
            let collection = old.parents[cell].flatMap({ newIndices[$0] }),
            let counts = new.elements[collection].properties[VisibleItemsLayout.recordedCounts]?.items
        else { return false }
        guard counts.indices.contains(section) else { return true }
        if case .number(let count) = counts[section] { return Double(place.index) >= count }
        return false
    }

    /// Pairs of cells that look the same, in their order. Those that look like other cells keep their numbers.
    private func aligned(
        _ before: [Int], _ now: [Int], _ formerLooks: [Int: Int], _ looks: [Int: Int]
    ) -> [(Int, Int)] {
        let formerCounts = Dictionary(grouping: before) { formerLooks[$0] }.mapValues(\.count)
        let counts = Dictionary(grouping: now) { looks[$0] }.mapValues(\.count)
        let alignment = Alignment(certainty: 1) { [old, new] in
            let look = looks[$1]
            guard formerLooks[$0] == look else { return 0 }
            let isDistinct = formerCounts[look] == 1 && counts[look] == 1
            return isDistinct || old.elements[$0].label == new.elements[$1].label ? 1 : 0
        }
        return alignment.pairs(before, now)
    }

    /// Matches the cells between those of pairs. The others there were inserted and taken out; those behind the last
    /// pair came into view or left it.
    private mutating func matchBetween(_ pairs: [(Int, Int)], _ before: [Int], _ now: [Int]) {
        var (before, now) = (before[...], now[...])
        for (oldIndex, index) in pairs {
            let (former, current) = (before.prefix { $0 != oldIndex }, now.prefix { $0 != index })
            matchMostAlike(Array(former), Array(current))
            insertedCells.formUnion(current.filter { oldIndices[$0] == nil })
            takenOutCells.formUnion(former.filter { newIndices[$0] == nil })
            (before, now) = (before.dropFirst(former.count + 1), now.dropFirst(current.count + 1))
        }
        matchMostAlike(Array(before), Array(now))
    }
}

extension RecordTree {
    /// The cells of a collection.
    fileprivate func cells(in index: Int) -> [Int] {
        children[index].filter { child in
            isItem(child)
                && CollectionViewCompositionalLayout.Content.all(labeled: elements[child].label).first?.category
                    == .cell
        }
    }
}
