import QuoinDeclarations

/// Finds the required constraints that cannot hold together with earlier ones.
struct ConflictSearch {
    private enum Item {
        /// The extent of an unknown is not negative.
        case extent(Int)
        case constraint(Int)
    }

    private let system: LinearSystem
    private let container: ContainerExtents
    private let budget: Budget?

    /// - Parameter budget: what is left of the limits of the picture. If it is spent, the search ends.
    package init(_ system: LinearSystem, _ container: ContainerExtents, _ budget: Budget? = nil) {
        (self.system, self.container, self.budget) = (system, container, budget)
    }

    /// Takes the required constraints in order and leaves out each that is infeasible with those before it.
    func conflicts() -> [LinearSolver.Conflict] {
        let extents = system.rests.indices.filter { system.rests[$0] == .extent }.map(Item.extent)
        var taken = extents
        var waiting = system.constraints.indices.filter { system.constraints[$0].priority >= 1000 }[...]
        var conflicts: [LinearSolver.Conflict] = []
        while budget?.look() != true, let count = shortestUnfit(taken, waiting) {
            if let limit = budget?.limits.conflicts, conflicts.count == limit {
                budget?.exceed(\.conflicts, "more than \(limit) rules contradict earlier ones")
                break
            }
            let broken = waiting[waiting.startIndex + count - 1]
            taken += waiting.prefix(count - 1).map(Item.constraint)
            waiting = waiting.dropFirst(count)
            conflicts.append(conflict(of: broken, with: taken))
        }
        return conflicts
    }

    /// The least number of waiting constraints that are infeasible with the taken ones; `nil` if all are feasible.
    ///
    /// Twice as many are tried each time, and the number is then found by bisection: a conflict near the start takes small
    /// systems only.
    private func shortestUnfit(_ taken: [Item], _ waiting: ArraySlice<Int>) -> Int? {
        var (fitting, unfit) = (0, min(1, waiting.count))
        while fits(taken + waiting.prefix(unfit).map(Item.constraint)) {
            if unfit == waiting.count { return nil }
            (fitting, unfit) = (unfit, min(unfit * 2, waiting.count))
        }
        while unfit - fitting > 1 {
            let middle = (fitting + unfit) / 2
            if fits(taken + waiting.prefix(middle).map(Item.constraint)) { fitting = middle } else { unfit = middle }
        }
        return unfit
    }

    private func conflict(of broken: Int, with taken: [Item]) -> LinearSolver.Conflict {
        let needed = minimal(connected(taken, to: broken), with: .constraint(broken))
        var conflict = LinearSolver.Conflict(constraint: broken, conflictsWith: [], extents: [])
        for item in needed {
            switch item {
            case .extent(let variable): conflict.extents.append(LinearSystem.Variable(index: variable))
            case .constraint(let index): conflict.conflictsWith.append(index)
            }
        }
        return conflict
    }

    /// A minimal infeasible subset, by divide and conquer (QuickXplain): halves that are not needed are left out at once.
    private func minimal(_ items: [Item], with broken: Item) -> [Item] {
        func reduce(_ run: ArraySlice<Item>, before: [Item], after: ArraySlice<Item>) -> [Item] {
            if run.isEmpty || !fits(before + after + [broken]) { return [] }
            if run.count == 1 { return Array(run) }
            let middle = run.startIndex + run.count / 2
            let first = reduce(run[..<middle], before: before, after: items[middle...])
            return first + reduce(run[middle...], before: before + first, after: after)
        }
        return reduce(items[...], before: [], after: [])
    }

    private func fits(_ items: [Item]) -> Bool {
        var part = system
        part.constraints = []
        for variable in part.rests.indices { part.rests[variable] = .none }
        for item in items {
            switch item {
            case .extent(let variable): part.rests[variable] = .extent
            case .constraint(let index): part.constraints.append(system.constraints[index])
            }
        }
        return LinearSolver.fits(part, container, budget)
    }
}

// MARK: - Connected items

extension ConflictSearch {
    /// The items that share unknowns with a constraint, directly or through other items.
    private func connected(_ items: [Item], to broken: Int) -> [Item] {
        var itemsOfVariable: [[Int]] = Array(repeating: [], count: system.rests.count)
        for (place, item) in items.enumerated() {
            for variable in variables(of: item) { itemsOfVariable[variable].append(place) }
        }
        var isReached = Array(repeating: false, count: items.count)
        var isSeen = Array(repeating: false, count: system.rests.count)
        var waiting = variables(of: .constraint(broken))
        while let variable = waiting.popLast() {
            guard !isSeen[variable] else { continue }
            isSeen[variable] = true
            for place in itemsOfVariable[variable] where !isReached[place] {
                isReached[place] = true
                waiting.append(contentsOf: variables(of: items[place]))
            }
        }
        return items.indices.filter { isReached[$0] }.map { items[$0] }
    }

    /// The unknowns of an item, without the container's extents, which are given.
    private func variables(of item: Item) -> [Int] {
        switch item {
        case .extent(let variable): [variable]
        case .constraint(let index):
            system.terms[system.constraints[index].start..<system.constraints[index].end]
                .map(\.variable.index).filter { $0 > 1 }
        }
    }
}

extension LinearSolver {
    /// Whether the required constraints of a system are feasible together.
    static func fits(_ system: LinearSystem, _ container: ContainerExtents, _ budget: Budget? = nil) -> Bool {
        let presolve = Presolve(system)
        for row in presolve.emptyRows where !row.holds(at: container) { return false }
        var program = Program(presolve)
        program.solve(container, budget)
        return program.parts.allSatisfy(\.isFeasible)
    }
}
