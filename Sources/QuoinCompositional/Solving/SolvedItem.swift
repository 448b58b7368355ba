import QuoinLayout

/// An item or a group with all its contents placed, relative to its top leading corner.
struct SolvedItem {
    var size: Size
    var cells: [Cell] = []
    /// In the order of the items that they are attached to, a group's after those of its items.
    var supplementaries: [Supplementary] = []
    /// The number of groups by depth, where depth 0 is the item itself if it is a group.
    var groupCounts: [Int] = []
    var warnings: [CollectionLayoutWarning] = []

    struct Cell {
        var frame: Rect
        var zIndex = 0
        var space = CollectionItemSpace()
        /// `nil` outside linear groups.
        var source: CollectionItemSize?
    }

    struct Supplementary {
        var frame: Rect
        var elementKind: String
        var zIndex: Int
        var owner: Owner
        /// The view is only shown if the section has an item for this cell.
        var firstCell: Int
    }

    enum Owner {
        case cell(Int)
        /// A group, by its depth and its index among the groups of that depth.
        case group(depth: Int, number: Int)
    }

    /// The bounds including cells and views outside the item.
    var overflowBounds: Rect {
        var bounds = Rect(origin: .zero, size: size)
        for cell in cells { bounds = bounds.union(cell.frame) }
        for supplementary in supplementaries { bounds = bounds.union(supplementary.frame) }
        return bounds
    }

    /// Adds the contents of a subitem placed in this group.
    ///
    /// - Parameter number: the index of the subitem.
    mutating func add(_ subitem: SolvedItem, at origin: Point, number: Int) {
        let cellBase = cells.count
        for cell in subitem.cells {
            var cell = cell
            cell.frame = cell.frame.moved(by: origin)
            cell.source?.path.prepend(number)
            cells.append(cell)
        }
        for var supplementary in subitem.supplementaries {
            supplementary.frame = supplementary.frame.moved(by: origin)
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
            let path = "subitems[\(number)]" + separator + warning.path
            warnings.append(CollectionLayoutWarning(warning.reason, path: path))
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
