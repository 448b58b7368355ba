import QuoinLayout

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
