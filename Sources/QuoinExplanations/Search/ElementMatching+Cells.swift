import Quoin

extension ElementMatching {
    /// Matches the cells of a collection that show what cells with other numbers showed, as those after an inserted cell
    /// do. If their numbers match as many, none is matched.
    mutating func matchShiftedCells(of oldIndex: Int, _ index: Int) {
        let before = old.cells(in: oldIndex).filter { newIndices[$0] == nil }
        let now = new.cells(in: index).filter { oldIndices[$0] == nil }
        let numbered = Dictionary(before.map { (old.elements[$0].label, $0) }, uniquingKeysWith: { first, _ in first })
        let same = now.count { cell in
            numbered[new.elements[cell].label].map { old.signatures[$0] } == new.signatures[cell]
        }
        guard same < now.count else { return }
        let pairs = aligned(before, now)
        // Two cells that change places are identified by their numbers.
        guard pairs.count > same + (before.count == now.count ? 1 : 0) else { return }
        for (oldIndex, index) in pairs { match(oldIndex, index) }
        matchBetween(pairs, before, now)
    }

    /// Whether a cell without a match was put between others or taken out, and is not only in view or out of it.
    func isOwnChange(_ cell: Int, isAdded: Bool) -> Bool {
        (isAdded ? insertedCells : takenOutCells).contains(cell)
    }

    /// Pairs of cells that look the same, in their order. Those that look like other cells keep their numbers.
    private func aligned(_ before: [Int], _ now: [Int]) -> [(Int, Int)] {
        let formerCounts = Dictionary(grouping: before) { old.signatures[$0] }.mapValues(\.count)
        let counts = Dictionary(grouping: now) { new.signatures[$0] }.mapValues(\.count)
        let alignment = Alignment(certainty: 1) { [old, new] in
            let signature = new.signatures[$1]
            guard old.signatures[$0] == signature else { return 0 }
            let isDistinct = formerCounts[signature] == 1 && counts[signature] == 1
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
