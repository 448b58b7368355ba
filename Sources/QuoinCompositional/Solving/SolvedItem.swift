import QuoinLayout

/// An item or a group with everything in it placed, relative to its own corner.
struct SolvedItem {
    var size: Size
    var cells: [Cell] = []
    /// In the order of the items they belong to, a group's after those of its items.
    var supplementaries: [Supplementary] = []
    /// How many groups there are by depth, the item itself at depth 0 if it is one.
    var groupCounts: [Int] = []
    var warnings: [CollectionLayoutWarning] = []

    struct Cell {
        var frame: Rect
        var zIndex = 0
    }

    struct Supplementary {
        var frame: Rect
        var elementKind: String
        var zIndex: Int
        var owner: Owner
        /// The first cell that it belongs to; without that cell it is not there.
        var firstCell: Int
    }

    enum Owner {
        case cell(Int)
        /// A group, by its depth and its number among the groups of that depth.
        case group(depth: Int, number: Int)
    }

    /// The rectangle that holds the item and what leaves it.
    var reach: Rect {
        var reach = Rect(origin: .zero, size: size)
        for cell in cells { reach = reach.union(cell.frame) }
        for supplementary in supplementaries { reach = reach.union(supplementary.frame) }
        return reach
    }

    /// Adds a subitem's content, placed in this group.
    mutating func add(_ subitem: SolvedItem, at origin: Point, part: @autoclosure () -> String) {
        let cellBase = cells.count
        for cell in subitem.cells { cells.append(Cell(frame: cell.frame.shifted(by: origin), zIndex: cell.zIndex)) }
        for var supplementary in subitem.supplementaries {
            supplementary.frame = supplementary.frame.shifted(by: origin)
            supplementary.firstCell += cellBase
            supplementary.owner = shifted(supplementary.owner, cellBase: cellBase)
            supplementaries.append(supplementary)
        }
        for (depth, count) in subitem.groupCounts.enumerated() {
            if depth + 1 >= groupCounts.count { groupCounts.append(0) }
            groupCounts[depth + 1] += count
        }
        for warning in subitem.warnings {
            let separator = warning.path.isEmpty ? "" : "."
            warnings.append(CollectionLayoutWarning(warning.reason, path: part() + separator + warning.path))
        }
    }

    private func shifted(_ owner: Owner, cellBase: Int) -> Owner {
        switch owner {
        case .cell(let index): .cell(index + cellBase)
        case .group(let depth, let number):
            .group(depth: depth + 1, number: number + (depth + 1 < groupCounts.count ? groupCounts[depth + 1] : 0))
        }
    }
}
