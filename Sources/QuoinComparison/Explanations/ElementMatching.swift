/// Finds for each element of a new picture the one of the reference that it was.
struct ElementMatching {
    private let old: RecordTree
    private let new: RecordTree
    /// For each element of the reference, what it is now.
    private(set) var newIndex: [Int: Int] = [:]
    /// For each element of the new picture, what it was.
    private(set) var oldIndex: [Int: Int] = [:]
    /// Elements of the new picture that stand in another order among those around them, or within another element.
    private(set) var reordered: Set<Int> = []

    init(_ old: RecordTree, _ new: RecordTree) {
        (self.old, self.new) = (old, new)
        matchNames()
        if !old.elements.isEmpty, !new.elements.isEmpty, isFree(0, 0) { match(0, 0) }
        for index in new.elements.indices {
            if let was = oldIndex[index] { matchChildren(of: was, index) }
        }
        findMovedElsewhere()
    }

    private mutating func match(_ was: Int, _ index: Int) {
        (newIndex[was], oldIndex[index]) = (index, was)
    }

    private func isFree(_ was: Int, _ index: Int) -> Bool {
        newIndex[was] == nil && oldIndex[index] == nil
    }

    /// An id that only one element has, in each picture, names the same element.
    private mutating func matchNames() {
        let (before, now) = (ElementMatching.names(in: old), ElementMatching.names(in: new))
        for (name, index) in now {
            if let was = before[name] { match(was, index) }
        }
    }

    private static func names(in tree: RecordTree) -> [String: Int] {
        var indices: [String: [Int]] = [:]
        for (index, element) in tree.elements.enumerated() {
            if let id = element.id { indices[id, default: []].append(index) }
        }
        return indices.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
}

// MARK: - Children

extension ElementMatching {
    /// Children belong together where their parent calls them the same, then where they look the same, then where they
    /// look most alike.
    private mutating func matchChildren(of was: Int, _ index: Int) {
        matchLabels(of: was, index)
        matchInOrder(of: was, index)
        matchUnique(of: was, index)
        matchInOrder(of: was, index)
        matchMostAlike(openBefore(was), openNow(index))
        matchThroughWrappers(of: was, index)
        findReordered(among: new.children[index], within: was)
    }

    /// What belongs to nothing yet. The items of a collection are the same only where it says so.
    private func openBefore(_ was: Int) -> [Int] {
        old.children[was].filter { newIndex[$0] == nil && !old.isItem($0) }
    }

    private func openNow(_ index: Int) -> [Int] {
        new.children[index].filter { oldIndex[$0] == nil && !new.isItem($0) }
    }

    /// What looks the same, in the order that it kept; what looks like nothing else around it weighs more.
    private mutating func matchInOrder(of was: Int, _ index: Int) {
        let (before, now) = (openBefore(was), openNow(index))
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

    /// What looks the same, and like nothing else around it, is the same wherever it stands.
    private mutating func matchUnique(of was: Int, _ index: Int) {
        func unique(_ indices: [Int], _ tree: RecordTree) -> [Int: Int] {
            Dictionary(grouping: indices) { tree.signatures[$0] }.compactMapValues { $0.count == 1 ? $0[0] : nil }
        }
        let before = unique(openBefore(was), old)
        for (signature, child) in unique(openNow(index), new) {
            if let was = before[signature] { match(was, child) }
        }
    }

    /// The pairs that have the most in common first; of those that have the same in common, those that stand nearest.
    private mutating func matchMostAlike(_ before: [Int], _ now: [Int]) {
        guard !before.isEmpty, !now.isEmpty else { return }
        guard before.count * now.count <= 250_000 else {
            for (was, index) in zip(before, now) where likeness(was, index) > 0 { match(was, index) }
            return
        }
        var pairs: [(likeness: Int, distance: Int, was: Int, index: Int)] = []
        for (row, was) in before.enumerated() {
            for (column, index) in now.enumerated() {
                let likeness = likeness(was, index)
                if likeness > 0 { pairs.append((likeness, abs(row - column), was, index)) }
            }
        }
        pairs.sort { ($1.likeness, $0.distance, $0.was) < ($0.likeness, $1.distance, $1.was) }
        for pair in pairs where isFree(pair.was, pair.index) { match(pair.was, pair.index) }
    }

    /// How much two elements have in common; 0 for those that cannot be the same.
    private func likeness(_ was: Int, _ index: Int) -> Int {
        let (before, now) = (old.elements[was], new.elements[index])
        guard before.kind == now.kind else { return 0 }
        var likeness = 1
        let texts = old.texts(in: was)
        if !texts.isEmpty {
            let common = texts.intersection(new.texts(in: index)).count
            likeness += 12 * common / max(texts.count, 1)
        }
        if before.properties == now.properties { likeness += 4 }
        if before.frame.size == now.frame.size { likeness += 2 }
        if before.frame.origin == now.frame.origin { likeness += 1 }
        guard let id = before.id, let other = now.id, id != other else { return likeness }
        // Two that have other names are the same only where much else is.
        return likeness >= 4 ? likeness - 2 : 0
    }

    /// Something may have been put around an element, or taken away from around it.
    private mutating func matchThroughWrappers(of was: Int, _ index: Int) {
        for wrapper in openNow(index) {
            guard let inner = innermost(of: wrapper, in: new, where: { oldIndex[$0] == nil }),
                let same = openBefore(was).first(where: { old.isSame($0, as: inner, in: new) })
            else { continue }
            match(same, inner)
        }
        for wrapper in openBefore(was) {
            guard let inner = innermost(of: wrapper, in: old, where: { newIndex[$0] == nil }),
                let same = openNow(index).first(where: { new.isSame($0, as: inner, in: old) })
            else { continue }
            match(inner, same)
        }
    }

    /// The first element below one that has not just one child, or shows something.
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
    /// Whether an element is a cell or a view of a collection.
    func isItem(_ index: Int) -> Bool {
        elements[index].label != nil && parents[index].map { elements[$0].kind == "collection" } == true
    }

    /// The texts of an element and all that is in it.
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
    /// Of the children that stayed, all but the longest row that kept its order have changed places; of two that have
    /// taken each other's, both.
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

    /// Elements whose parent is another one than before, unless something was put in between or taken away.
    private mutating func findMovedElsewhere() {
        for (index, was) in oldIndex {
            guard let parent = new.ancestors(of: index).first(where: { oldIndex[$0] != nil }).flatMap({ oldIndex[$0] }),
                let formerParent = old.ancestors(of: was).first(where: { newIndex[$0] != nil })
            else { continue }
            if parent != formerParent { reordered.insert(index) }
        }
    }
}
