import Synchronization

/// What Cairo keeps of glyphs, for the fonts of all threads together.
///
/// Where it has become too much, version 1.16 drops glyphs of any font without a look at whether another thread is just
/// using it. So one thread at a time has to do with glyphs of Cairo's: to shape texts with Pango, which asks Cairo for
/// their extents, and to draw their outlines or colors. Our own images of glyphs are each thread's own.
enum CairoGlyphCache {
    private static let lock = Mutex(())

    /// Runs something that uses Cairo's glyphs, while no other thread does. It must not come here again.
    static func withLock<Value>(_ body: () -> Value) -> Value {
        lock.withLock { _ in Unchecked(value: body()) }.value
    }

    /// A value that stays with the thread that made it.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
}
