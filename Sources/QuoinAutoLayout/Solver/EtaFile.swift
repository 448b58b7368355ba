/// The inverse of a basis as a product of eta matrices (product form of the inverse).
///
/// Each eta is for one variable that entered the basis for another. Sparse columns stay sparse, whereas an explicit
/// inverse or a tableau would fill up.
package struct EtaFile: Sendable {
    package struct Entry: Sendable {
        package var row: Int
        package var value: Double
    }

    private var starts: [Int] = []
    /// The entries of each eta; the first holds the pivot row and the inverse of the pivot.
    private var entries: [Entry] = []

    /// Entries below this are dropped.
    private static let tolerance = 1e-13

    package init() {}

    package var count: Int { starts.count }

    /// The number of entries of all etas.
    var entryCount: Int { entries.count }

    package mutating func removeAll() {
        starts.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    /// Appends the eta of a column that enters the basis; the column is in terms of the present basis.
    package mutating func append(_ column: [Double], in rows: Range<Int>, pivot: Int) {
        starts.append(entries.count)
        entries.append(Entry(row: pivot, value: 1 / column[pivot]))
        for row in rows where row != pivot && abs(column[row]) > Self.tolerance {
            entries.append(Entry(row: row, value: column[row]))
        }
    }

    /// The pivot row of the last eta.
    package var lastPivot: Int? { starts.last.map { entries[$0].row } }

    package mutating func removeLast() {
        guard let start = starts.popLast() else { return }
        while entries.count > start { entries.removeLast() }
    }

    /// Begins an eta whose entries are added one by one with ``add(_:at:)``.
    package mutating func begin(pivot: Int, value: Double) {
        starts.append(entries.count)
        entries.append(Entry(row: pivot, value: 1 / value))
    }

    package mutating func add(_ value: Double, at row: Int) {
        entries.append(Entry(row: row, value: value))
    }

    /// Solves `B × result = vector` in place (FTRAN).
    package func solve<Number: Scalable>(_ vector: inout [Number]) {
        var vector = vector.mutableSpan
        for eta in starts.indices {
            let start = starts[eta]
            let pivot = entries[start].row
            guard !vector[pivot].isZero else { continue }
            let factor = vector[pivot] * entries[start].value
            vector[pivot] = factor
            for place in start + 1..<end(of: eta) {
                vector[entries[place].row] = vector[entries[place].row] - factor * entries[place].value
            }
        }
    }

    /// Solves `result × B = vector` in place (BTRAN).
    package func solveTransposed(_ vector: inout [Double]) {
        var vector = vector.mutableSpan
        for eta in starts.indices.reversed() {
            let start = starts[eta]
            let pivot = entries[start].row
            var sum = vector[pivot]
            for place in start + 1..<end(of: eta) {
                sum -= entries[place].value * vector[entries[place].row]
            }
            vector[pivot] = sum * entries[start].value
        }
    }

    @inline(__always)
    private func end(of eta: Int) -> Int {
        eta + 1 < starts.count ? starts[eta + 1] : entries.count
    }
}
