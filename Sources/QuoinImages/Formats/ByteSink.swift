import CPangoCairo

/// Collects the bytes that Cairo writes.
package final class ByteSink {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// What Cairo's `write` function gets besides the bytes.
    package var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    package static let write: cairo_write_func_t = { sink, data, count in
        guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = UnsafeBufferPointer(start: data, count: Int(count))
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes += bytes
        return CAIRO_STATUS_SUCCESS
    }
}
