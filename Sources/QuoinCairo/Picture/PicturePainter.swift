import Dispatch
import QuoinText
import Synchronization

/// Draws pictures for many tasks, such as the requests of a server.
///
/// Each lane has a renderer of its own, and draws one picture at a time. A call waits until a lane is free, in the order
/// of the calls, so there are never more pictures in memory than lanes. When its task is cancelled, it stops waiting or
/// drawing.
public final class PicturePainter: Sendable {
    private let state: Mutex<State>

    private struct State: Sendable {
        var idle: [Lane]
        var waiting: [(id: Int, continuation: CheckedContinuation<Lane?, Never>)] = []
        var callCount = 0
    }

    /// Opens fonts for each lane, the default set unless others are given.
    ///
    /// - Parameters:
    ///   - lanes: how many pictures are drawn at a time, at least 1. Each keeps a processor core busy, on a thread of its own, so
    ///     that other tasks go on meanwhile.
    ///   - limits: how much each picture may take.
    /// - Throws: a ``QuoinError``.
    public init(
        lanes: Int = 2, fonts: FontSources = .defaults, limits: Limits = Limits()
    ) throws(QuoinError) {
        var idle: [Lane] = []
        for _ in 0..<max(1, lanes) { idle.append(try Lane(fonts, limits)) }
        state = Mutex(State(idle: idle))
    }

    /// Lays an element out on a canvas and gives the content of a PNG file with its picture.
    ///
    /// - Throws: a ``QuoinError``, also if the task is cancelled.
    public func png(_ element: some LayoutElement, on canvas: Canvas) async throws(QuoinError) -> [UInt8] {
        try await file(element, on: canvas, as: .png).bytes
    }

    /// Lays an element out on a canvas and writes its picture.
    ///
    /// - Throws: a ``QuoinError``, also if the task is cancelled.
    public func file(
        _ element: some LayoutElement, on canvas: Canvas, as format: Picture.Format
    ) async throws(QuoinError) -> Picture.File {
        guard let lane = await freeLane() else { throw .limitPassed(.cancellation) }
        defer { giveBack(lane) }
        return try await lane.file(element, on: canvas, as: format)
    }
}

// MARK: - Lanes

extension PicturePainter {
    /// What draws one picture at a time.
    private actor Lane {
        private let renderer: PictureRenderer
        private let thread = LaneThread()

        /// Drawing on the threads of all tasks would stop timers and cancellations of as many tasks as there are cores.
        nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

        init(_ fonts: FontSources, _ limits: Limits) throws(QuoinError) {
            renderer = try PictureRenderer(fonts: fonts, limits: limits)
        }

        func file(
            _ element: some LayoutElement, on canvas: Canvas, as format: Picture.Format
        ) throws(QuoinError) -> Picture.File {
            try renderer.file(element, on: canvas, as: format)
        }
    }

    /// Where a lane draws.
    private final class LaneThread: SerialExecutor {
        private let queue = DispatchQueue(label: "quoin.lane")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    /// Waits for a lane; `nil` if the task is cancelled.
    private func freeLane() async -> Lane? {
        let id = state.withLock { state in
            state.callCount += 1
            return state.callCount
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let found: Lane?? = state.withLock { state in
                    // A cancellation after this look finds the continuation.
                    if Task.isCancelled { return .some(nil) }
                    if let lane = state.idle.popLast() { return lane }
                    state.waiting.append((id, continuation))
                    return nil
                }
                if let found { continuation.resume(returning: found) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0).continuation }
            }
            waiting?.resume(returning: nil)
        }
    }

    private func giveBack(_ lane: Lane) {
        let next: CheckedContinuation<Lane?, Never>? = state.withLock { state in
            if !state.waiting.isEmpty { return state.waiting.removeFirst().continuation }
            state.idle.append(lane)
            return nil
        }
        next?.resume(returning: lane)
    }
}
