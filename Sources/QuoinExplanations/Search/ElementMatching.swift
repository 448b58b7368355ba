/// Matches the elements of a new picture with those of the reference.
///
/// Elements with the same unique id match first, then the roots, then, from the root down, the children of matched elements.
struct ElementMatching {
    private let old: RecordTree
    private let new: RecordTree
    /// The new index of each matched element of the reference.
    private(set) var newIndex: [Int: Int] = [:]
    /// The old index of each matched element of the new picture.
    private(set) var oldIndex: [Int: Int] = [:]
    /// The elements of the new picture whose order among their siblings changed, or whose parent did.
    private(set) var reordered: Set<Int> = []

    init(_ old: RecordTree, _ new: RecordTree) {
        (self.old, self.new) = (old, new)
        matchIDs()
        if !old.elements.isEmpty, !new.elements.isEmpty, isFree(0, 0) { match(0, 0) }
        for index in new.elements.indices {
            if let was = oldIndex[index] { matchChildren(of: was, index) }
        }
        findReparented()
    }

    private mutating func match(_ was: Int, _ index: Int) {
        (newIndex[was], oldIndex[index]) = (index, was)
    }

    private func isFree(_ was: Int, _ index: Int) -> Bool {
        newIndex[was] == nil && oldIndex[index] == nil
    }

    /// Matches elements by ids that only one element has in each picture.
    private mutating func matchIDs() {
        let (before, now) = (ElementMatching.uniqueIDs(in: old), ElementMatching.uniqueIDs(in: new))
        for (name, index) in now {
            if let was = before[name] { match(was, index) }
        }
    }

    private static func uniqueIDs(in tree: RecordTree) -> [String: Int] {
        var indices: [String: [Int]] = [:]
        for (index, element) in tree.elements.enumerated() {
            if let id = element.id { indices[id, default: []].append(index) }
        }
        return indices.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
}

// MARK: - Children

extension ElementMatching {
    /// Matches children with the same label, then those that look the same, then those that are most alike, then those
    /// that were wrapped or unwrapped.
    private mutating func matchChildren(of was: Int, _ index: Int) {
        matchLabels(of: was, index)
        matchInOrder(of: was, index)
        matchUnique(of: was, index)
        matchInOrder(of: was, index)
        matchMostAlike(unmatchedBefore(was), unmatchedNow(index))
        matchThroughWrappers(of: was, index)
        findReordered(among: new.children[index], within: was)
    }

    /// The children without a match. The items of a collection match by their labels only.
    private func unmatchedBefore(_ was: Int) -> [Int] {
        old.children[was].filter { newIndex[$0] == nil && !old.isItem($0) }
    }

    private func unmatchedNow(_ index: Int) -> [Int] {
        new.children[index].filter { oldIndex[$0] == nil && !new.isItem($0) }
    }

    /// Matches children that look the same and kept their order. One that looks like no sibling has more weight.
    private mutating func matchInOrder(of was: Int, _ index: Int) {
        let (before, now) = (unmatchedBefore(was), unmatchedNow(index))
        let counts = Dictionary(grouping: now) { new.signatures[$0] }.mapValues(\.count)
        let alignment = Alignment(certainty: 4) { [old, new] in
            guard old.signatures[$0] == new.signatures[$1] else { return 0 }
            return counts[new.signatures[$1]] == 1 ? 4 : 1
        }
        for (was, index) in alignment.pairs(before, now) { match(was, index) }
    }

    private mutating func matchLabels(of was: Int, _ index: Int) {
        var before: [String: Int] = [:]
        for child in old.children[was] where newIndex[child] == nil {
            if let label = old.elements[child].label { before[label] = child }
        }
        for child in new.children[index] where oldIndex[child] == nil {
            if let label = new.elements[child].label, let was = before[label] { match(was, child) }
        }
    }

    /// Matches children that look the same and like no sibling, in any order.
    private mutating func matchUnique(of was: Int, _ index: Int) {
        func unique(_ indices: [Int], _ tree: RecordTree) -> [Int: Int] {
            Dictionary(grouping: indices) { tree.signatures[$0] }.compactMapValues { $0.count == 1 ? $0[0] : nil }
        }
        let before = unique(unmatchedBefore(was), old)
        for (signature, child) in unique(unmatchedNow(index), new) {
            if let was = before[signature] { match(was, child) }
        }
    }

    /// Matches the most similar pairs first; of equally similar ones, those with the nearest positions.
    private mutating func matchMostAlike(_ before: [Int], _ now: [Int]) {
        guard !before.isEmpty, !now.isEmpty else { return }
        guard before.count * now.count <= 250_000 else {
            for (was, index) in zip(before, now) where similarity(was, index) > 0 { match(was, index) }
            return
        }
        var pairs: [(similarity: Int, distance: Int, was: Int, index: Int)] = []
        for (row, was) in before.enumerated() {
            for (column, index) in now.enumerated() {
                let similarity = similarity(was, index)
                if similarity > 0 { pairs.append((similarity, abs(row - column), was, index)) }
            }
        }
        pairs.sort { ($1.similarity, $0.distance, $0.was) < ($0.similarity, $1.distance, $1.was) }
        for pair in pairs where isFree(pair.was, pair.index) { match(pair.was, pair.index) }
    }

    /// The similarity of two elements; 0 if they cannot be the same.
    private func similarity(_ was: Int, _ index: Int) -> Int {
        let (before, now) = (old.elements[was], new.elements[index])
        guard before.kind == now.kind else { return 0 }
        var similarity = 1
        let texts = old.texts(in: was)
        if !texts.isEmpty {
            let common = texts.intersection(new.texts(in: index)).count
            similarity += 12 * common / max(texts.count, 1)
        }
        if before.properties == now.properties { similarity += 4 }
        if before.frame.size == now.frame.size { similarity += 2 }
        if before.frame.origin == now.frame.origin { similarity += 1 }
        guard let id = before.id, let other = now.id, id != other else { return similarity }
        // Elements with different ids match only if much else is the same.
        return similarity >= 4 ? similarity - 2 : 0
    }

    /// Matches an element with one that an element was put around, or removed from around.
    private mutating func matchThroughWrappers(of was: Int, _ index: Int) {
        for wrapper in unmatchedNow(index) {
            guard let inner = innermost(of: wrapper, in: new, where: { oldIndex[$0] == nil }),
                let same = unmatchedBefore(was).first(where: { old.isSame($0, as: inner, in: new) })
            else { continue }
            match(same, inner)
        }
        for wrapper in unmatchedBefore(was) {
            guard let inner = innermost(of: wrapper, in: old, where: { newIndex[$0] == nil }),
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
    /// Whether an element is a cell or a supplementary view of a collection.
    func isItem(_ index: Int) -> Bool {
        elements[index].label != nil && parents[index].map { elements[$0].kind == "collection" } == true
    }

    /// The texts of an element and its descendants.
    func texts(in index: Int) -> Set<String> {
        Set(subtree(of: index).prefix(200).compactMap { elements[$0].text?.string })
    }

    fileprivate func isSame(_ index: Int, as other: Int, in tree: RecordTree) -> Bool {
        signatures[index] == tree.signatures[other]
            || (elements[index].kind == tree.elements[other].kind && !texts(in: index).isEmpty
                && texts(in: index) == tree.texts(in: other))
    }
}

// MARK: - Order

extension ElementMatching {
    /// Finds the children that changed their order: all but the longest sequence that kept it. If two children swapped
    /// places, both count.
    private mutating func findReordered(among children: [Int], within was: Int) {
        let stayed = children.filter {
            oldIndex[$0].flatMap { old.parents[$0] } == was && new.elements[$0].label == nil
        }
        let order = stayed.compactMap { oldIndex[$0] }
        let sorted = order.sorted()
        let displaced = order.indices.filter { order[$0] != sorted[$0] }
        if displaced.count == 2 {
            for place in displaced { reordered.insert(stayed[place]) }
            return
        }
        let kept = Set(Alignment(certainty: 1) { $0 == $1 ? 1 : 0 }.pairs(sorted, order).map(\.0))
        for (place, was) in order.enumerated() where !kept.contains(was) { reordered.insert(stayed[place]) }
    }

    /// Finds the elements whose parent changed, other than by wrapping or unwrapping.
    private mutating func findReparented() {
        for (index, was) in oldIndex {
            guard let parent = new.ancestors(of: index).first(where: { oldIndex[$0] != nil }).flatMap({ oldIndex[$0] }),
                let formerParent = old.ancestors(of: was).first(where: { newIndex[$0] != nil })
            else { continue }
            if parent != formerParent { reordered.insert(index) }
        }
    }
}
