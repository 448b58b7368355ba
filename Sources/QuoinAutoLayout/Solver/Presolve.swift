import QuoinLayout

/// The presolve: makes a linear system smaller before the simplex method solves it.
///
/// Most rules of a layout are like `a.left = b.right + 8`. A required equation in two unknowns substitutes one for the other.
/// A constraint on one unknown becomes a breakpoint of that unknown's cost. An unknown without a cost that appears in one
/// required equation only is computed after the rest. What remains are few rows with few unknowns. None of the steps changes
/// the set of optimal solutions.
package struct Presolve {
    package struct Entry {
        package var unknown: Int
        package var coefficient: Double
    }

    /// A constraint on several unknowns.
    package struct Row {
        package var start: Int
        package var end: Int
        package var relation: Relation
        package var rightSide: Affine
        package var level: Int
        /// Whether the row defines a free column singleton.
        var isRemoved = false
    }

    package static let constant = -1
    /// Coefficients below this come from cancellation.
    package static let tolerance = 1e-11

    package let system: LinearSystem
    /// The priorities in use, highest first; the first is always required.
    package private(set) var levels: [Double] = [1000]
    package var substitutions: [Substitution] = []
    package var rows: [Row] = []
    package var entries: [Entry] = []
    var singletonRows: [SingletonRow] = []
    var emptyRows: [EmptyRow] = []
    var freeColumnSingletons: [FreeColumnSingleton] = []
    /// By unknown, whether it is a free column singleton; empty if none is.
    var isFreeColumnSingleton: [Bool] = []

    /// By constraint, whether a substitution or an empty row took its place.
    var isEliminated: [Bool] = []
    /// The current constraint after all substitutions, `form relation formConstant`. Reused to avoid allocations.
    var form: [Entry] = []
    var formConstant = Affine.zero
    var path: [Int] = []

    package init(_ system: LinearSystem) {
        self.system = system
        isEliminated = Array(filledWith: false, count: system.constraints.count)
        form.reserveCapacity(8)
        rows.reserveCapacity(system.constraints.count)
        entries.reserveCapacity(system.terms.count)
        singletonRows.reserveCapacity(system.constraints.count)
        collectLevels()
        removeDoubletonEquations()
        collectRows()
        collectExtents()
        removeFreeColumnSingletons()
    }

    /// Makes a row of every required constraint on an unknown, so that each row is one constraint, and leaves out the
    /// others.
    ///
    /// - Parameter constraintOfRow: by row, its constraint.
    package init(rowsOf system: LinearSystem, constraintOfRow: inout [Int]) {
        self.system = system
        for unknown in system.rests.indices {
            substitutions.append(
                Substitution(root: unknown < 2 ? Self.constant : unknown, factor: 1, offset: .zero))
        }
        (substitutions[0].offset, substitutions[1].offset) = (.containerWidth, .containerHeight)
        for index in system.constraints.indices where system.constraints[index].priority >= 1000 {
            substitute(index)
            guard !form.isEmpty else { continue }
            addRow(system.constraints[index].relation, 0)
            constraintOfRow.append(index)
        }
        collectExtents()
    }

    /// Whether the simplex method has to solve for an unknown.
    @inline(__always)
    package func isColumn(_ unknown: Int) -> Bool {
        substitutions[unknown].root == unknown && (isFreeColumnSingleton.isEmpty || !isFreeColumnSingleton[unknown])
    }
}

// MARK: - Levels

extension Presolve {
    private mutating func collectLevels() {
        var last = 1000.0
        for constraint in system.constraints where constraint.priority < 1000 && constraint.priority != last {
            last = constraint.priority
            if let place = levels.firstIndex(where: { $0 <= last }) {
                if levels[place] != last { levels.insert(last, at: place) }
            } else {
                levels.append(last)
            }
        }
    }

    func level(of priority: Double) -> Int {
        if priority >= 1000 { return 0 }
        var level = 1
        while levels[level] > priority { level += 1 }
        return level
    }
}

/// An unknown without a cost, and the one required equation that it appears in. The equation defines the unknown once the
/// others are known.
package struct FreeColumnSingleton {
    package var unknown: Int
    package var row: Int
}

extension Presolve {
    /// Removes free column singletons with their rows. Each removal may make another unknown a singleton, so a chain goes
    /// from its ends inward; an unknown's equation may contain unknowns that are removed later.
    mutating func removeFreeColumnSingletons() {
        guard rows.contains(where: { $0.relation == .equal && $0.level == 0 }) else { return }
        isFreeColumnSingleton = Array(filledWith: false, count: substitutions.count)
        var rowCounts = Array(filledWith: 0, count: substitutions.count)
        // The sum of the numbers of an unknown's rows: if one row is left, its number.
        var rowSums = Array(filledWith: 0, count: substitutions.count)
        for row in rows.indices {
            for entry in entries[rows[row].start..<rows[row].end] {
                rowCounts[entry.unknown] += 1
                rowSums[entry.unknown] += row
            }
        }
        // An unknown with a cost is not free, whatever rows are removed: its count never falls to 1.
        for singleton in singletonRows { rowCounts[singleton.unknown] += 2 * rows.count + 2 }
        var ready = rowCounts.indices.reversed().filter { rowCounts[$0] == 1 }
        while let unknown = ready.popLast() {
            let row = rowSums[unknown]
            guard rowCounts[unknown] == 1, rows[row].relation == .equal, rows[row].level == 0 else { continue }
            rows[row].isRemoved = true
            isFreeColumnSingleton[unknown] = true
            freeColumnSingletons.append(FreeColumnSingleton(unknown: unknown, row: row))
            for entry in entries[rows[row].start..<rows[row].end] {
                rowCounts[entry.unknown] -= 1
                rowSums[entry.unknown] -= row
                if rowCounts[entry.unknown] == 1 { ready.append(entry.unknown) }
            }
        }
    }
}

/// A constraint that leaves one unknown: a breakpoint of that unknown's cost.
package struct SingletonRow {
    package var unknown: Int
    package var breakpoint: Breakpoint
}

/// A required constraint that leaves no unknown: `value relation 0`.
package struct EmptyRow {
    package var value: Affine
    package var relation: Relation

    /// Distances below this are rounding errors, in points.
    private static let tolerance = 1e-7

    @inline(__always)
    package func holds(at extents: ContainerExtents) -> Bool {
        let value = value.value(at: extents)
        return switch relation {
        case .equal: abs(value) <= Self.tolerance
        case .lessOrEqual: value <= Self.tolerance
        case .greaterOrEqual: value >= -Self.tolerance
        }
    }
}

extension [EmptyRow] {
    @inline(__always)
    func hold(at extents: ContainerExtents) -> Bool {
        for row in self where !row.holds(at: extents) { return false }
        return true
    }
}

// Sorts what the substitutions left: empty rows, singleton rows, and rows for the simplex method.

extension Presolve {
    mutating func collectRows() {
        for index in system.constraints.indices where !isEliminated[index] {
            substitute(index)
            let constraint = system.constraints[index]
            let level = level(of: constraint.priority)
            switch form.count {
            case 0:
                // An optional row without unknowns costs the same everywhere.
                if level == 0 {
                    emptyRows.append(EmptyRow(value: formConstant * -1, relation: constraint.relation))
                }
            case 1:
                addSingletonRow(form[0], constraint.relation, formConstant, level)
            default:
                addRow(constraint.relation, level)
            }
        }
    }

    /// Makes a row of the current constraint.
    mutating func addRow(_ relation: Relation, _ level: Int) {
        let start = entries.count
        entries.append(contentsOf: form)
        rows.append(
            Row(start: start, end: entries.count, relation: relation, rightSide: formConstant, level: level))
    }

    /// Adds the bounds of widths and heights, which are never negative.
    mutating func collectExtents() {
        for unknown in system.rests.indices where system.rests[unknown] == .extent {
            let substitution = substitutions[unknown]
            if substitution.root == Self.constant {
                if substitution.offset.moves || substitution.offset.constant < 0 {
                    emptyRows.append(EmptyRow(value: substitution.offset, relation: .greaterOrEqual))
                }
            } else {
                addSingletonRow(
                    Entry(unknown: substitution.root, coefficient: substitution.factor), .greaterOrEqual,
                    substitution.offset * -1, 0)
            }
        }
    }

    private mutating func addSingletonRow(_ entry: Entry, _ relation: Relation, _ rightSide: Affine, _ level: Int) {
        singletonRows.append(
            SingletonRow(
                unknown: entry.unknown,
                breakpoint: Breakpoint(
                    position: rightSide * (1 / entry.coefficient),
                    relation: entry.coefficient < 0 ? relation.flipped : relation,
                    level: level, weight: abs(entry.coefficient))))
    }
}
