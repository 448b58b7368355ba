/// The working memory of the simplex method, kept from step to step so that steps do not allocate.
struct SimplexScratch: Sendable {
    /// By row: the row of the basis' inverse that belongs to the leaving slot.
    var inverseRow: [Double] = []
    /// By row: the entering column, brought to the present basis.
    var column: [Double] = []
    /// By row: what slots outside the basis add up to, all of them or those that jump over knots.
    var sums: [Affine] = []
    /// The slots outside the basis with an entry in the tableau's row.
    var touched: [Int] = []
    /// By place in `touched`, one component a priority: how far the multiplier of the leaving slot may go.
    var ratios: [Double] = []
    /// Places in `touched` as a heap, the least ratio first.
    var heap: [Int] = []
    var jumped: [Int] = []
    var ownRatio: [Double] = []

    mutating func prepare(rows: Int, levels: Int) {
        guard inverseRow.count < rows else { return }
        inverseRow = Array(repeating: 0, count: rows)
        column = inverseRow
        sums = Array(repeating: .zero, count: rows)
        ownRatio = Array(repeating: 0, count: levels)
    }
}
