import Dispatch
import QuoinCairo
import Synchronization

/// Draws the card of the first article for many tasks at a time, as a server does.
enum PainterWorkload: Workload {
    static let name = "painter"
    private static let runs = 5
    private static let count = 400

    static func figures(_ context: BenchContext) throws -> [Figure] {
        PictureRenderer.keepFreedMemory()
        return try [1, 2].map { lanes in
            let painter = try PicturePainter(lanes: lanes)
            let (time, _) = try ElapsedTime.median(of: runs) { try waiting(for: { try await draw(with: painter) }) }
            let title = "\(count) cards to PNG by a painter, \(lanes) \(lanes == 1 ? "lane" : "lanes")"
            return Figure(
                title: title, unit: .milliseconds, value: time.processor, clock: time.clock,
                peakMebibytes: ProcessMemory.peakMebibytes)
        }
    }

    private static func draw(with painter: PicturePainter) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await painter.png(
                        card("Anna \(number)"), on: Canvas(width: 300, scale: 2, fill: .solid(.white))
                    ).count
                }
            }
            return try await group.reduce(0, +)
        }
    }

    private static func card(_ name: String) -> some LayoutElement {
        Row(spacing: 10, alignItems: .center) {
            Box().fill(Color(hex: 0x0A84FF)).size(40, 40).cornerRadius(20)
            Text(name).fontSize(17).weight(.semibold).flexShrink()
            Spacer()
            Text("30m").fontSize(14).color(.gray)
        }
        .inset(12)
    }

    /// Waits for a task.
    private static func waiting<Value: Sendable>(
        for work: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let done = DispatchSemaphore(value: 0)
        let result = Mutex<Result<Value, any Error>?>(nil)
        Task {
            let made: Result<Value, any Error>
            do { made = .success(try await work()) } catch { made = .failure(error) }
            result.withLock { $0 = made }
            done.signal()
        }
        done.wait()
        guard let made = result.withLock({ $0 }) else { throw CancellationError() }
        return try made.get()
    }
}
