/// The inverse of a basis as a product of elementary steps (product form of the inverse).
///
/// A step stands for one unknown that took the place of another. Sparse columns stay sparse here where an explicit inverse,
/// or a tableau, would fill up.
struct EtaFile: Sendable {
    struct Entry: Sendable {
        var row: Int
        var value: Double
    }

    private var starts: [Int] = []
    /// Each step's entries; the first holds the pivot row and the inverse of the pivot.
    private var entries: [Entry] = []

    /// Entries below this are left out.
    private static let tolerance = 1e-13

    var count: Int { starts.count }

    mutating func removeAll() {
        starts.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    /// Appends the step in which a column, already brought to the present basis, takes over a row.
    mutating func append(_ column: [Double], in rows: Range<Int>, pivot: Int) {
        starts.append(entries.count)
        entries.append(Entry(row: pivot, value: 1 / column[pivot]))
        for row in rows where row != pivot && abs(column[row]) > Self.tolerance {
            entries.append(Entry(row: row, value: column[row]))
        }
    }

    /// The row that the latest step took over.
    var lastPivot: Int? { starts.last.map { entries[$0].row } }

    mutating func removeLast() {
        guard let start = starts.popLast() else { return }
        entries.removeSubrange(start...)
    }

    /// Begins a step of which the entries follow one by one through ``add(_:at:)``.
    mutating func begin(pivot: Int, value: Double) {
        starts.append(entries.count)
        entries.append(Entry(row: pivot, value: 1 / value))
    }

    mutating func add(_ value: Double, at row: Int) {
        entries.append(Entry(row: row, value: value))
    }

    /// Solves `B × result = vector` in place.
    func solve<Number: Scalable>(_ vector: inout [Number]) {
        for step in starts.indices {
            let start = starts[step]
            let pivot = entries[start].row
            guard !vector[pivot].isZero else { continue }
            let factor = vector[pivot] * entries[start].value
            vector[pivot] = factor
            for place in start + 1..<end(of: step) {
                vector[entries[place].row] = vector[entries[place].row] - factor * entries[place].value
            }
        }
    }

    /// Solves `result × B = vector` in place.
    func solveTransposed(_ vector: inout [Double]) {
        for step in starts.indices.reversed() {
            let start = starts[step]
            let pivot = entries[start].row
            var sum = vector[pivot]
            for place in start + 1..<end(of: step) {
                sum -= entries[place].value * vector[entries[place].row]
            }
            vector[pivot] = sum * entries[start].value
        }
    }

    private func end(of step: Int) -> Int {
        step + 1 < starts.count ? starts[step + 1] : entries.count
    }
}
