import Foundation
import QuoinCairo
import Testing

@Suite("Painter")
struct PicturePainterTests {
    private func card(_ number: Int) -> some LayoutElement {
        Text("Card \(number)").inset(8).background(Box().fill(.white).cornerRadius(4))
    }

    @Test("tasks that draw at the same time get the pictures of one renderer")
    func manyTasks() async throws {
        let painter = try PicturePainter(lanes: 2)
        let pictures = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for number in 0..<12 {
                group.addTask { (number, try await painter.png(card(number), on: Canvas())) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let renderer = try PictureRenderer()
        for number in 0..<12 {
            #expect(try pictures[number] == renderer.file(card(number), on: Canvas(), as: .png).bytes)
        }
    }

    @Test("drawing ends with an error when the task is cancelled, and the next picture is drawn")
    func cancellation() async throws {
        let painter = try PicturePainter(lanes: 1)
        let tasks = (0..<4).map { number in
            Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await painter.png(card(number), on: Canvas())
            }
        }
        for task in tasks {
            let error = await #expect(throws: QuoinError.self) { try await task.value }
            #expect(error?.description == "the task was cancelled")
        }
        #expect(try await !painter.png(card(1), on: Canvas()).isEmpty)
    }

    @Test("a drawing that has begun ends when its task is cancelled, and its lane draws the next one")
    func cancelledWhileDrawing() async throws {
        let painter = try PicturePainter(lanes: 1)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await painter.png(Element(Waiting(beginning: beginning)), on: Canvas()) }
        for await _ in begun { break }
        task.cancel()
        let error = await #expect(throws: QuoinError.self) { try await task.value }
        #expect(error?.description == "the task was cancelled")
        #expect(try await !painter.png(card(1), on: Canvas()).isEmpty)
    }

    @Test("other tasks go on while there are as many drawings as processors")
    func otherTasks() async throws {
        let count = ProcessInfo.processInfo.activeProcessorCount
        let painter = try PicturePainter(lanes: count)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let drawings = (0..<count).map { _ in
            Task.detached { try await painter.png(Element(Waiting(beginning: beginning)), on: Canvas()) }
        }
        var remaining = count
        for await _ in begun {
            remaining -= 1
            if remaining == 0 { break }
        }
        for drawing in drawings { drawing.cancel() }
        for drawing in drawings {
            await #expect(throws: QuoinError.self) { try await drawing.value }
        }
    }

    @Test("a renderer asks for a cancellation while it lays out and paints")
    func cancelledRenderer() async throws {
        let message = await Task {
            do {
                let renderer = try PictureRenderer()
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try renderer.draw(card(1), on: Canvas())
                return "drawn"
            } catch {
                return "\(error)"
            }
        }.value
        #expect(message.contains("the task was cancelled"))
    }
}

/// Says when it is painted, and paints until the task is cancelled, or for so long that nothing can have cancelled it.
private struct Waiting: PaintedKind {
    static let name = "waiting"
    let beginning: AsyncStream<Void>.Continuation
    var paint = Paint()

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: Size(10, 10))
    }

    func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        beginning.yield()
        // Other tests may keep the threads of all tasks busy for minutes.
        let end = ContinuousClock.now + .seconds(600)
        while !Task.isCancelled, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.001) }
    }
}
