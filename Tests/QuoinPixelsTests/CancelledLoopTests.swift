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
        let message = await Task {
            let (white, black) = (Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 3))
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                return try ComparisonRules().difference(of: white, from: black).count == 0 ? "equal" : "different"
            } catch {
                return error.description
            }
        }.value
        #expect(message == "the task was cancelled")
    }
}
