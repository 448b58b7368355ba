import QuoinAutoLayout
import Testing

@Suite("Eta file")
struct EtaFileTests {
    /// The etas of random columns, and the matrix that they invert.
    private struct Example {
        var inverse = EtaFile()
        var columns: [[Double]]
        let size = 6

        init(_ random: inout RandomNumbers) {
            let size = size
            columns = (0..<size).map { row in (0..<size).map { $0 == row ? 1 : 0 } }
            var open = Array(0..<size)
            for _ in 0..<4 {
                let column = (0..<size).map { _ in Double(random.pick([0, 0, 1, -2, 3])) }
                var present = column
                inverse.solve(&present)
                guard let row = open.first(where: { abs(present[$0]) > 0.1 }) else { continue }
                open.removeAll { $0 == row }
                inverse.append(present, in: 0..<size, pivot: row)
                columns[row] = column
            }
        }
    }

    @Test("turns each column of the basis into the unit vector of its row")
    func columns() {
        var random = RandomNumbers(seed: 1)
        for _ in 0..<40 {
            let example = Example(&random)
            for row in 0..<example.size {
                var unit = example.columns[row]
                example.inverse.solve(&unit)
                #expect((0..<example.size).allSatisfy { abs(unit[$0] - ($0 == row ? 1 : 0)) < 1e-9 })
            }
        }
    }

    @Test("solves the transposed equations")
    func transposed() {
        var random = RandomNumbers(seed: 2)
        for _ in 0..<40 {
            let example = Example(&random)
            let wanted = (0..<example.size).map { _ in Double(random.pick(9) - 4) }
            var prices = wanted
            example.inverse.solveTransposed(&prices)
            for row in 0..<example.size {
                let product = zip(prices, example.columns[row]).map { $0 * $1 }.reduce(0, +)
                #expect(abs(product - wanted[row]) < 1e-9)
            }
        }
    }

    @Test("is as before once the last eta is removed")
    func removing() {
        var random = RandomNumbers(seed: 3)
        for _ in 0..<20 {
            var inverse = Example(&random).inverse
            let vector = (0..<6).map { _ in Double(random.pick(9)) }
            var (before, after) = (vector, vector)
            inverse.solve(&before)
            let count = inverse.count
            inverse.append([5, 1, 2, 3, 4, 1], in: 0..<6, pivot: 2)
            #expect(inverse.lastPivot == 2)
            inverse.removeLast()
            inverse.solve(&after)
            #expect(inverse.count == count)
            #expect(before == after)
        }
    }
}
