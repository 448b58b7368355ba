import QuoinLayout

/// The solution of a ``LinearSystem``, kept so that a change of the container is cheap.
///
/// Required constraints hold exactly. Optional ones are met as nearly as possible, priority by priority, never giving up any
/// of a higher priority for lower ones; within a priority the sum of the absolute errors is least. What then is still open
/// settles as ``LinearSystem/Rest`` says. Ties are settled by the order of declaration.
///
/// Required constraints are taken in the order in which they were added. One that cannot hold with those before it is left
/// out, and named in ``broken``.
public struct LinearSolver: Sendable {
    /// A required constraint that was given up, and a minimal set of earlier ones it conflicts with.
    public struct Conflict: Hashable, Sendable {
        /// The constraint's number, as the system gave it when it was added.
        public var constraint: Int
        /// The numbers of constraints: leave any one out and the broken one would fit.
        public var conflictsWith: [Int]
        /// Unknowns whose extent would have to be negative, where that is part of the conflict.
        public var extents: [LinearSystem.Variable]
    }

    let system: LinearSystem
    private(set) var reduction: Reduction
    var program: Program
    /// By unknown, as a function of the container.
    var numbers: [Affine]
    var moving: [Moving] = []
    private(set) var extents: ContainerExtents
    @usableFromInline
    var values: [Double]
    /// The constraints that were given up, in document order.
    public private(set) var broken: [Conflict] = []

    /// Solves a system.
    ///
    /// - Parameter container: the container's extents, in points.
    public init(_ system: LinearSystem, container: Size = .zero) {
        self.system = system
        extents = ContainerExtents(width: container.width, height: container.height)
        reduction = Reduction(system)
        program = Program(reduction)
        numbers = Array(repeating: .zero, count: system.rests.count)
        values = Array(repeating: 0, count: system.rests.count)
        program.solve(extents)
        if !isFeasible { breakConflicts() }
        settle()
    }

    /// Solves the system again for other extents of the container, starting from the last solution.
    public mutating func resize(to container: Size) {
        let extents = ContainerExtents(width: container.width, height: container.height)
        guard extents != self.extents else { return }
        guard broken.isEmpty else {
            self = LinearSolver(system, container: container)
            return
        }
        self.extents = extents
        let hasChanged = program.resolve(extents)
        guard areChecksMet, !hasChanged || isFeasible else {
            breakConflicts()
            settle()
            return
        }
        if hasChanged { settle() } else { moveUnknowns() }
    }

    /// The value of an unknown, or of an extent of the container.
    @inlinable
    public func value(of variable: LinearSystem.Variable) -> Double {
        values[variable.index]
    }

    /// Whether all required constraints hold.
    var isFeasible: Bool {
        for part in program.parts where !part.isFeasible { return false }
        return areChecksMet
    }

    private var areChecksMet: Bool {
        for check in reduction.checks where !check.holds(at: extents) { return false }
        return true
    }

    /// Whether there is more than one best solution.
    var isOpen: Bool {
        for part in program.parts where part.isOpen { return true }
        return false
    }

    private mutating func breakConflicts() {
        broken = ConflictSearch(system, extents).conflicts()
        var rest = system
        let gone = Set(broken.map(\.constraint))
        rest.constraints = system.constraints.indices.filter { !gone.contains($0) }.map { system.constraints[$0] }
        reduction = Reduction(rest)
        program = Program(reduction)
        program.solve(extents)
    }

    private mutating func settle() {
        settleUnknowns()
        guard isOpen else { return }
        let face = OptimalFace(self)
        for (column, value) in face.restValues() { program.slots[column].value = Affine(value) }
        settleUnknowns()
    }
}

// MARK: - Checks

extension Reduction.Check {
    /// Distances below this are arithmetic noise.
    private static let tolerance = 1e-7

    func holds(at extents: ContainerExtents) -> Bool {
        let value = value.value(at: extents)
        return switch relation {
        case .equal: abs(value) <= Self.tolerance
        case .lessOrEqual: value <= Self.tolerance
        case .greaterOrEqual: value >= -Self.tolerance
        }
    }
}
