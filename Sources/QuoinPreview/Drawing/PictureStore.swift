import Synchronization

/// The pictures that pages request next. Old ones are dropped.
final class PictureStore: Sendable {
    private struct State {
        var next = 1
        var oldest = 1
        var byteCount = 0
        var pictures: [Int: [UInt8]] = [:]
        var numbers: [[UInt8]: Int] = [:]
    }

    private let state = Mutex(State())

    /// The most bytes of all pictures, and the most pictures.
    private static let limit = (bytes: 64 << 20, count: 512)
    /// How many of the latest pictures keep their numbers when they are drawn again.
    private static let lateCount = 64

    /// Keeps a PNG, and returns its number. A picture that was kept a short while ago has the same number.
    func add(_ png: [UInt8]) -> Int {
        state.withLock { state in
            if let known = state.numbers[png], known > state.next - Self.lateCount { return known }
            let number = state.next
            state.next += 1
            state.pictures[number] = png
            state.numbers[png] = number
            state.byteCount += png.count
            while state.byteCount > Self.limit.bytes && state.oldest < number || state.pictures.count > Self.limit.count
            {
                Self.dropOldest(&state)
            }
            return number
        }
    }

    private static func dropOldest(_ state: inout State) {
        if let png = state.pictures.removeValue(forKey: state.oldest) {
            state.byteCount -= png.count
            if state.numbers[png] == state.oldest { state.numbers[png] = nil }
        }
        state.oldest += 1
    }

    /// The PNG with a number; `nil` if it was dropped.
    subscript(number: Int) -> [UInt8]? { state.withLock { $0.pictures[number] } }
}
