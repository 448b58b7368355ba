/// Linear constraints with priorities on unknown numbers, which a ``LinearSolver`` solves.
///
/// Each system has two variables whose values are given: the width and the height of a container. They may change after the
/// system has been built:
///
///     var system = LinearSystem()
///     let width = system.addUnknown(.extent)
///     system.add([Term(width, 1), Term(.containerWidth, -0.5)], .equal, 10)
///     var solver = LinearSolver(system, container: Size(300, 200))
///     solver.value(of: width)          // 160
///     solver.resize(to: Size(100, 200))
///     solver.value(of: width)          // 60
package struct LinearSystem: Sendable {
    /// An unknown of a system, or an extent of its container.
    package struct Variable: Hashable, Sendable {
        package let index: Int

        @inline(__always)
        package init(index: Int) {
            self.index = index
        }

        package static let containerWidth = Variable(index: 0)
        package static let containerHeight = Variable(index: 1)
    }

    package struct Term: Sendable {
        package var variable: Variable
        package var coefficient: Double

        @inlinable
        package init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The value that an unknown takes if the constraints leave several.
    package enum Rest: UInt8, Sendable {
        /// Any.
        case none
        /// As near 0 as possible, before any position; never negative.
        case extent
        /// As near 0 as possible, after all extents.
        case position
    }

    package struct Constraint: Sendable {
        package var start: Int
        package var end: Int
        package var relation: Relation
        package var rightSide: Double
        package var priority: Double
    }

    /// The extent of an item whose content is text, which wraps or is cut where it lacks room.
    package struct Text: Sendable {
        package var extent: Variable
        package var size: Double
        /// The priority with which the extent is not below the size.
        package var priority: Double
    }

    package var rests: [Rest] = [.none, .none]
    /// By unknown, the sum that is as near 0 as possible in place of the unknown itself.
    private var restSums: [Int: [Term]] = [:]
    package var texts: [Text] = []
    package var terms: [Term] = []
    package var constraints: [Constraint] = []

    package init() {}

    /// Reserves memory for a number of unknowns and constraints.
    package mutating func reserve(unknowns: Int, constraints count: Int) {
        rests.reserveCapacity(unknowns + 2)
        constraints.reserveCapacity(count)
        terms.reserveCapacity(count * 3)
    }

    /// Adds an unknown. The order of the unknowns decides between solutions that are equally good.
    package mutating func addUnknown(_ rest: Rest = .none) -> Variable {
        rests.append(rest)
        return Variable(index: rests.count - 1)
    }

    /// Sets the sum that is as near 0 as possible in place of an unknown.
    package mutating func setRest(of unknown: Variable, _ terms: [Term]) { restSums[unknown.index] = terms }

    /// The sum that is as near 0 as possible for an unknown.
    package func restSum(of unknown: Int) -> [Term] { restSums[unknown] ?? [Term(Variable(index: unknown), 1)] }

    /// Adds `terms relation rightSide`.
    ///
    /// - Parameters:
    ///   - terms: a sum; a variable may occur more than once.
    ///   - priority: above 0; 1000 and more is required.
    @inlinable
    package mutating func add(
        _ terms: [Term], _ relation: Relation, _ rightSide: Double, priority: Double = 1000
    ) {
        let start = self.terms.count
        for term in terms { self.terms.append(term) }
        constraints.append(
            Constraint(
                start: start, end: self.terms.count, relation: relation, rightSide: rightSide, priority: priority))
    }

    /// Adds `a × x relation rightSide`.
    package mutating func add(
        _ term: Term, _ relation: Relation, _ rightSide: Double, priority: Double = 1000
    ) {
        let start = terms.count
        terms.append(term)
        constraints.append(
            Constraint(start: start, end: start + 1, relation: relation, rightSide: rightSide, priority: priority))
    }
}

/// How the left side of a constraint compares to the right one.
package enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    /// The relation read from right to left.
    @inline(__always)
    package var flipped: Relation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}

/// A number that depends on the container: `constant + a × container width + b × container height`.
///
/// The presolve keeps every constant in this form, so a resized container changes numbers and never the structure.
package struct Affine: Equatable, Sendable, Scalable {
    package var constant: Double
    /// The points for each point of the container's width.
    package var perWidth = 0.0
    /// The points for each point of the container's height.
    package var perHeight = 0.0

    @inline(__always)
    package init(_ constant: Double, perWidth: Double = 0, perHeight: Double = 0) {
        (self.constant, self.perWidth, self.perHeight) = (constant, perWidth, perHeight)
    }

    package static let zero = Affine(0)
    package static let containerWidth = Affine(0, perWidth: 1)
    package static let containerHeight = Affine(0, perHeight: 1)

    /// Coefficients below this come from cancellation.
    private static let tolerance = 1e-11

    /// Whether the number depends on the container.
    @inline(__always)
    package var moves: Bool { perWidth != 0 || perHeight != 0 }

    @inline(__always)
    package func value(at extents: ContainerExtents) -> Double {
        constant + perWidth * extents.width + perHeight * extents.height
    }

    /// The number without the rounding errors that are left of coefficients that cancel.
    @inline(__always)
    var cleaned: Affine {
        func cleaned(_ coefficient: Double) -> Double { abs(coefficient) < Self.tolerance ? 0 : coefficient }
        return Affine(cleaned(constant), perWidth: cleaned(perWidth), perHeight: cleaned(perHeight))
    }

    @inline(__always)
    package var isZero: Bool { constant == 0 && !moves }

    @inline(__always)
    package static func + (a: Affine, b: Affine) -> Affine {
        Affine(a.constant + b.constant, perWidth: a.perWidth + b.perWidth, perHeight: a.perHeight + b.perHeight)
    }
    @inline(__always)
    package static func - (a: Affine, b: Affine) -> Affine {
        Affine(a.constant - b.constant, perWidth: a.perWidth - b.perWidth, perHeight: a.perHeight - b.perHeight)
    }
    @inline(__always)
    package static func * (a: Affine, factor: Double) -> Affine {
        Affine(a.constant * factor, perWidth: a.perWidth * factor, perHeight: a.perHeight * factor)
    }
}

/// The container's size, as ``Affine`` numbers are evaluated with it.
package struct ContainerExtents: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }
}

/// The elements of a vector that a basis can be solved for: plain numbers, and numbers that depend on the container.
package protocol Scalable {
    var isZero: Bool { get }
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, factor: Double) -> Self
}

extension Double: Scalable {}

extension Array {
    /// An array of equal elements. The compiler does not specialize the allocation of `init(repeating:count:)`, which takes
    /// twice as long for a short array.
    init(filledWith element: Element, count: Int) {
        self.init(repeatElement(element, count: count))
    }
}
