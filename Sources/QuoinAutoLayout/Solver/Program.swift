/// A reduced system in the form that the simplex method works on.
///
/// *Columns* are the unknowns that remain, *rows* are sums of columns that a constraint is about. Both are *slots*: numbers
/// with a convex cost given by knots, columns first. A part is a run of columns and rows that have nothing to do with any
/// other part; parts are solved one by one, and one that the container does not touch is solved once.
///
/// The method is a dual simplex over piecewise linear costs that are vectors, one component for each priority, so that all
/// priorities are settled in one go and truly in order. At every moment each slot has a multiplier; a slot outside the
/// basis stands at a knot whose slopes embrace its multiplier; a slot in the basis has whatever value follows, and the
/// method is done when that value, too, is one at which the slopes embrace the multiplier. Multipliers do not depend on
/// where the knots are: after a change of the container the last basis is a valid start, and mostly the end.
struct Program: Sendable {
    struct Part: Sendable {
        var columns: Range<Int>
        var rows: Range<Int>
        /// The slots with a knot that moves with the container: places in ``Program/movingSlots``.
        var moving = 0..<0
        /// Whether a slot outside the basis has a range of best values, be it for now an empty one.
        var mayBeOpen = false
        /// Whether a slot outside the basis has a range of best values; where none has, the best solution is the only one.
        var isOpen = false
        var isFeasible = true
    }

    /// A column or row, and the state of the method about it.
    struct Slot: Sendable {
        var value = Affine.zero
        /// Where the slot's knots are, from the first to before the end.
        var firstKnot = 0
        var endKnot = 0
        /// The knot whose slopes embrace the multiplier; `none` where the slot has no knots.
        var knot = Program.none
        /// The first and last knot at which the slopes embrace the multiplier, `none` where they do so without end: between
        /// them lie the optimal values, once the method is done.
        var lowKnot = Program.none
        var highKnot = Program.none
        /// The row that the slot holds in the basis; `none` outside.
        var row = Program.none
        /// The slot's entry in the row of the tableau that the present step is about.
        var entry = 0.0
        var isTouched = false
    }

    static let none = -1
    /// Distances below this, relative to their size, count as none.
    static let tolerance = 1e-9

    let columnCount: Int
    let rowCount: Int
    let levelCount: Int
    var parts: [Part] = []
    /// For each unknown of the system its column, for each row of the reduction its row here.
    let columnOfVariable: [Int]
    let rowOfRow: [Int]

    /// What each row sums up.
    let matrix: SparseMatrix

    var slots: [Slot] = []
    /// Slot by slot, from left to right; and the slopes of the segments between them.
    var knots: [Knot] = []
    var slopes: [Double] = []
    /// Slot by slot, one component a priority.
    var multipliers: [Double] = []

    var movingSlots: [Int] = []
    /// Part by part.
    var margins: [Margin] = []
    var extents = ContainerExtents(width: 0, height: 0)

    /// By row: the slot in the basis.
    var basis: [Int] = []
    /// By part: the inverse of the basis.
    var inverses: [EtaFile] = []
    var scratch = SimplexScratch()
    #if DEBUG
        /// Set where the invariants are to be looked at after each step.
        var invariants: InvariantWatch?
    #endif

    init(_ reduction: Reduction) {
        let partition = Partition(reduction)
        levelCount = reduction.levels.count
        columnCount = partition.columnCount
        rowCount = partition.rowCount
        columnOfVariable = partition.columnOfVariable
        rowOfRow = partition.rowOfRow
        parts = partition.parts
        matrix = SparseMatrix(reduction, partition)
        gatherKnots(reduction)
        prepareState()
    }

    var slotCount: Int { columnCount + rowCount }

    @inline(__always)
    func value(_ slot: Int) -> Double { slots[slot].value.value(at: extents) }

    /// The slots of a part's rows; those of its columns are the columns.
    @inline(__always)
    func rowSlots(of part: Part) -> Range<Int> {
        part.rows.lowerBound + columnCount..<part.rows.upperBound + columnCount
    }
}

// MARK: - Building

extension Program {
    private mutating func gatherKnots(_ reduction: Reduction) {
        slots = Array(repeating: Slot(), count: slotCount)
        for pull in reduction.pulls { slots[columnOfVariable[pull.variable]].endKnot += 1 }
        for row in rowOfRow where row != Self.none { slots[columnCount + row].endKnot += 1 }
        var count = 0
        for slot in slots.indices {
            count += slots[slot].endKnot
            slots[slot].firstKnot = count - slots[slot].endKnot
            slots[slot].endKnot = slots[slot].firstKnot
        }
        knots = Array(repeating: Knot(position: .zero, relation: .equal, level: 0, weight: 0), count: count)
        for pull in reduction.pulls { append(pull.knot, to: columnOfVariable[pull.variable]) }
        for (row, number) in zip(reduction.rows, rowOfRow) where number != Self.none {
            append(
                Knot(position: row.rightSide, relation: row.relation, level: row.level, weight: 1),
                to: columnCount + number)
        }
    }

    @inline(__always)
    private mutating func append(_ knot: Knot, to slot: Int) {
        knots[slots[slot].endKnot] = knot
        slots[slot].endKnot += 1
    }

    private mutating func prepareState() {
        slopes = Array(repeating: 0, count: (knots.count + slotCount) * levelCount)
        multipliers = Array(repeating: 0, count: slotCount * levelCount)
        basis = Array(columnCount..<slotCount)
        for row in 0..<rowCount { slots[columnCount + row].row = row }
        inverses = Array(repeating: EtaFile(), count: parts.count)
        for part in parts.indices {
            let first = movingSlots.count
            for slot in parts[part].columns where hasMovingKnot(slot) { movingSlots.append(slot) }
            for slot in rowSlots(of: parts[part]) where hasMovingKnot(slot) { movingSlots.append(slot) }
            parts[part].moving = first..<movingSlots.count
        }
    }

    private func hasMovingKnot(_ slot: Int) -> Bool {
        for knot in knotRange(slot) where knots[knot].position.moves { return true }
        return false
    }
}
