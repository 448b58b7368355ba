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
}
