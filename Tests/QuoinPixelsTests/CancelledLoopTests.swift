import QuoinPixels
import Testing

@Suite("Loops over pixels")
struct CancelledLoopTests {
    @Test("end at the row at which the task is cancelled")
    func cancellation() async {
        let rows = await Task {
            var rows = 0
            for row in (0..<1_000).untilCancelled {
                rows += 1
                if row == 9 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return rows
        }.value
        #expect(rows == 10)
    }

    @Test("a comparison in a cancelled task gives an error in place of a part of the difference")
    func comparison() async {
        let error = await Task { () -> QuoinError? in
            let (old, new) = (Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 3))
            withUnsafeCurrentTask { $0?.cancel() }
            return #expect(throws: QuoinError.self) { try ComparisonRules().difference(of: new, from: old) }
        }.value
        #expect(error?.description == "the task was cancelled")
    }
}
