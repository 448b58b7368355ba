import Synchronization

/// Serializes all use of Cairo's glyph cache, which the fonts of all threads share.
///
/// When the cache is full, Cairo 1.16 drops glyphs of any font, even while another thread uses them. So only one thread
/// at a time shapes text with Pango, which gets the extents of glyphs from Cairo, or draws color glyphs.
/// The images of glyphs that ``GlyphRasterizer`` keeps belong to one thread and need no lock.
package enum CairoGlyphCache {
    private static let lock = Mutex(())

    /// Calls `body` while no other thread uses Cairo's glyphs. The lock is not recursive.
    package static func withLock<Value>(_ body: () -> Value) -> Value {
        lock.withLock { _ in Unchecked(value: body()) }.value
    }

    /// Passes a value that never leaves its thread to a closure that is sendable.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
}
