import Synchronization

/// The pictures that pages ask for next. Old ones are dropped.
final class PictureStore: Sendable {
    private let state = Mutex((next: 1, pictures: [Int: [UInt8]](), bytes: 0, oldest: 1))

    /// The most bytes of all pictures, and the most pictures.
    private static let limit = (bytes: 64 << 20, count: 512)

    /// Keeps a PNG, and returns its number.
    func add(_ png: [UInt8]) -> Int {
        state.withLock { state in
            let id = state.next
            state.next += 1
            state.pictures[id] = png
            state.bytes += png.count
            while state.bytes > Self.limit.bytes && state.oldest < id || state.pictures.count > Self.limit.count {
                state.bytes -= state.pictures.removeValue(forKey: state.oldest)?.count ?? 0
                state.oldest += 1
            }
            return id
        }
    }

    /// The PNG with a number; `nil` if it was dropped.
    subscript(id: Int) -> [UInt8]? { state.withLock { $0.pictures[id] } }
}
