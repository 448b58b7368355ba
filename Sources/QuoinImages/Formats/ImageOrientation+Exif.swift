import QuoinBitmap

extension ImageOrientation {
    /// The orientation in the EXIF data of a JPEG; upright if there is none or it is invalid.
    init(ofJPEG bytes: [UInt8]) {
        var reading = ByteReading(bytes[...])
        reading.skip(2)
        self = .upright
        // A segment is a marker and a length that includes itself. Image data begins after SOS.
        while let marker = reading.number(bytes: 2), marker >> 8 == 0xFF, marker != 0xFFDA,
            let length = reading.number(bytes: 2), length >= 2, let segment = reading.take(length - 2)
        {
            guard marker == 0xFFE1, segment.starts(with: Array("Exif\0\0".utf8)) else { continue }
            self = ImageOrientation(ofTIFF: segment.dropFirst(6)) ?? .upright
            return
        }
    }

    /// The orientation in the first directory of a TIFF (TIFF 6.0, §2).
    private init?(ofTIFF bytes: ArraySlice<UInt8>) {
        var reading = ByteReading(bytes)
        switch reading.number(bytes: 2) {
        case 0x4949: reading.isLittleEndian = true
        case 0x4D4D: break
        default: return nil
        }
        guard reading.number(bytes: 2) == 42, let start = reading.number(bytes: 4) else { return nil }
        reading.skip(start - 8)
        guard let count = reading.number(bytes: 2) else { return nil }
        for _ in 0..<count {
            guard let tag = reading.number(bytes: 2), let type = reading.number(bytes: 2) else { return nil }
            reading.skip(4)
            guard let value = reading.number(bytes: 2) else { return nil }
            reading.skip(2)
            let (orientationTag, shortType) = (274, 3)
            guard tag == orientationTag, type == shortType else { continue }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}

/// Reads bytes in order; `nil` beyond the end.
private struct ByteReading {
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
