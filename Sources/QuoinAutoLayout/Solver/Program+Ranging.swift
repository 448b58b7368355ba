/// A number that must not be negative for a part's basis to stay optimal (right-hand side ranging).
struct RangingCondition: Sendable {
    package var number: Affine
    package var part: Int
}

// How far the container may change before a basis has to be optimized again.

extension [RangingCondition] {
    /// The first condition from `start` on that does not hold at the container's extents.
    func firstViolated(from start: Int, at extents: ContainerExtents) -> Int? {
        for place in start..<count where self[place].number.value(at: extents) < -Program.tolerance {
            return place
        }
        return nil
    }
}

extension Program {
    /// Collects the conditions of all parts: basic values stay optimal, breakpoints keep their order, and required
    /// constraints hold.
    mutating func findRangingConditions() {
        rangingConditions.removeAll(keepingCapacity: true)
        for index in parts.indices where !parts[index].moving.isEmpty || parts[index].hasAlternatives {
            findRangingConditions(index)
        }
    }

    private mutating func findRangingConditions(_ index: Int) {
        let part = parts[index]
        if part.mayHaveAlternatives {
            // Which of several optimal solutions is taken also depends on unknowns that the presolve removed.
            rangingConditions.append(RangingCondition(number: Affine(-1), part: index))
            return
        }
        for row in part.rows {
            let variable = variables[basis[row]]
            if variable.lowBreakpoint != Self.none {
                add(variable.value - breakpoints[variable.lowBreakpoint].position, index)
            }
            if variable.highBreakpoint != Self.none {
                add(breakpoints[variable.highBreakpoint].position - variable.value, index)
            }
        }
        for place in part.moving { addBreakpointConditions(movingVariables[place], index) }
    }

    private mutating func addBreakpointConditions(_ variable: Int, _ index: Int) {
        for breakpoint in breakpointRange(variable) {
            if breakpoint > variables[variable].firstBreakpoint {
                add(breakpoints[breakpoint].position - breakpoints[breakpoint - 1].position, index)
            }
            guard breakpoints[breakpoint].level == 0 else { continue }
            let distance = variables[variable].value - breakpoints[breakpoint].position
            if breakpoints[breakpoint].left > 0 { add(distance, index) }
            if breakpoints[breakpoint].right > 0 { add(distance * -1, index) }
        }
    }

    /// Adds a condition, unless it does not move with the container and so always holds.
    private mutating func add(_ number: Affine, _ index: Int) {
        let number = number.cleaned
        if number.moves { rangingConditions.append(RangingCondition(number: number, part: index)) }
    }
}
