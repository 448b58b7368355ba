/// The segments of a JPEG before its image data.
///
/// A segment is a marker and a length that includes itself. Image data begins after SOS.
struct JPEGSegments: Sequence, IteratorProtocol {
    private var reading: ByteReading

    init(_ bytes: [UInt8]) {
        reading = ByteReading(bytes[...])
        reading.skip(2)
    }

    mutating func next() -> (marker: Int, content: ArraySlice<UInt8>)? {
        guard let marker = reading.number(bytes: 2), marker >> 8 == 0xFF, marker != 0xFFDA,
            let length = reading.number(bytes: 2), length >= 2, let content = reading.take(length - 2)
        else { return nil }
        return (marker, content)
    }
}

/// Reads bytes in order; `nil` beyond the end.
struct ByteReading {
    private var rest: ArraySlice<UInt8>
    var isLittleEndian = false

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func skip(_ count: Int) {
        rest = rest.dropFirst(max(count, 0))
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func number(bytes count: Int) -> Int? {
        guard let bytes = take(count) else { return nil }
        return (isLittleEndian ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
}
