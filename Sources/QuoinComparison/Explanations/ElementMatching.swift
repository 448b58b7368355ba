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

    /// Children without a name are the same where they look most alike, in their order.
    private mutating func matchChildren(of was: Int, _ index: Int) {
        let before = old.children[was].filter { newIndex[$0] == nil }
        let now = new.children[index].filter { oldIndex[$0] == nil }
        let pairs = Alignment(certainty: ElementMatching.sameLikeness, weight: likeness).pairs(before, now)
        for (was, index) in pairs { match(was, index) }
        // What looks the same and is left over on both sides has changed places.
        for index in now where oldIndex[index] == nil {
            let same = before.first { newIndex[$0] == nil && old.signatures[$0] == new.signatures[index] }
            if let same { match(same, index) }
        }
        findReordered(among: new.children[index], within: was)
    }

    /// How much two elements have in common that look the same.
    private static let sameLikeness = 100

    /// How much two elements have in common; 0 for those that cannot be the same.
    private func likeness(_ was: Int, _ index: Int) -> Int {
        let (before, now) = (old.elements[was], new.elements[index])
        guard before.kind == now.kind else { return 0 }
        if old.signatures[was] == new.signatures[index] { return ElementMatching.sameLikeness }
        if let id = before.id, let other = now.id, id != other { return 0 }
        var likeness = 1
        if before.text != nil, before.text?.string == now.text?.string { likeness += 8 }
        if before.paint == now.paint { likeness += 4 }
        if before.wishes == now.wishes { likeness += 2 }
        if before.frame.size == now.frame.size { likeness += 2 }
        return likeness
    }

    /// Of the children that stayed, all but the longest row that kept its order have changed places; of two that have
    /// taken each other's, both.
    private mutating func findReordered(among children: [Int], within was: Int) {
        let stayed = children.filter { oldIndex[$0].flatMap { old.parents[$0] } == was }
        let order = stayed.compactMap { oldIndex[$0] }
        let kept = Set(Alignment(certainty: 1) { $0 == $1 ? 1 : 0 }.pairs(order.sorted(), order).map(\.0))
        for (place, was) in order.enumerated() where !kept.contains(was) {
            let passed = order.indices.filter { ($0 < place) != (order[$0] < was) && $0 != place }
            reordered.insert(stayed[place])
            if passed.count == 1 { reordered.insert(stayed[passed[0]]) }
        }
    }

    /// Elements whose parent is another one than before, unless something was put in between.
    private mutating func findMovedElsewhere() {
        for (index, was) in oldIndex {
            guard let parent = new.ancestors(of: index).first(where: { oldIndex[$0] != nil }).flatMap({ oldIndex[$0] }),
                let formerParent = old.ancestors(of: was).first(where: { newIndex[$0] != nil })
            else { continue }
            if parent != formerParent { reordered.insert(index) }
        }
    }
}
