import QuoinLayout

/// Linear constraints with priorities on unknown numbers: what a ``LinearSolver`` solves.
///
/// Two numbers are there from the start, the extents of a container. They are given, not sought, and may change after the
/// system has been built:
///
///     var system = LinearSystem()
///     let width = system.addUnknown(.extent)
///     system.add([Term(width, 1), Term(.containerWidth, -0.5)], .equal, 10)
///     var solver = LinearSolver(system, container: Size(300, 200))
///     solver.value(of: width)          // 160
///     solver.resize(to: Size(100, 200))
///     solver.value(of: width)          // 60
public struct LinearSystem: Sendable {
    /// An unknown of a system, or one of its container's extents.
    public struct Variable: Hashable, Sendable {
        @usableFromInline
        let index: Int

        @inline(__always)
        init(index: Int) {
            self.index = index
        }

        /// The width that the solver is given, in points, as the next is the height.
        public static let containerWidth = Variable(index: 0)
        public static let containerHeight = Variable(index: 1)
    }

    /// A multiple of a variable.
    public struct Term: Sendable {
        /// One of the same system.
        public var variable: Variable
        /// How often the variable counts; it may be negative.
        public var coefficient: Double

        @inlinable
        public init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// What an unknown settles at where the constraints leave it open (rest values, two levels below every priority).
    public enum Rest: UInt8, Sendable {
        /// Wherever the others leave it.
        case none
        /// As near to 0 as possible, before any position; never negative.
        case extent
        /// As near to 0 as possible, after all extents.
        case position
    }

    @usableFromInline
    struct Constraint: Sendable {
        var start: Int
        var end: Int
        var relation: Relation
        var rightSide: Double
        var priority: Double

        @usableFromInline
        init(start: Int, end: Int, relation: Relation, rightSide: Double, priority: Double) {
            self.start = start
            self.end = end
            self.relation = relation
            self.rightSide = rightSide
            self.priority = priority
        }
    }

    var rests: [Rest] = [.none, .none]
    @usableFromInline
    var terms: [Term] = []
    @usableFromInline
    var constraints: [Constraint] = []

    /// A system that knows only the extents of its container.
    public init() {}

    /// Makes room for a number of unknowns and constraints at once.
    public mutating func reserve(unknowns: Int, constraints count: Int) {
        rests.reserveCapacity(unknowns + 2)
        constraints.reserveCapacity(count)
        terms.reserveCapacity(count * 3)
    }

    /// A new unknown. The order in which unknowns are added settles ties.
    public mutating func addUnknown(_ rest: Rest = .none) -> Variable {
        rests.append(rest)
        return Variable(index: rests.count - 1)
    }

    /// Adds `terms relation rightSide`.
    ///
    /// - Parameters:
    ///   - terms: a sum; a variable may occur more than once.
    ///   - priority: above 0; 1000 and more is required. A higher priority is never given up for lower ones.
    /// - Returns: the constraint's number, counted from 0.
    @inlinable
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ rightSide: Double, priority: Double = 1000
    ) -> Int {
        let start = self.terms.count
        for term in terms { self.terms.append(term) }
        constraints.append(
            Constraint(
                start: start, end: self.terms.count, relation: relation, rightSide: rightSide, priority: priority))
        return constraints.count - 1
    }

    /// Adds `a × x relation rightSide`.
    @discardableResult
    public mutating func add(
        _ term: Term, _ relation: Relation, _ rightSide: Double, priority: Double = 1000
    ) -> Int {
        let start = terms.count
        terms.append(term)
        constraints.append(
            Constraint(start: start, end: start + 1, relation: relation, rightSide: rightSide, priority: priority))
        return constraints.count - 1
    }
}

/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    /// The relation read from right to left.
    @inline(__always)
    public var flipped: Relation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
