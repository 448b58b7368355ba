import QuoinPixels

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

extension ColorStatement {
    /// By the segments of a JPEG that a profile is divided into (ICC.1, annex B.4).
    init?(ofJPEG bytes: [UInt8]) {
        let mark = Array("ICC_PROFILE\0".utf8)
        var parts: [UInt8: ArraySlice<UInt8>] = [:]
        var count: UInt8?
        for segment in JPEGSegments(bytes) where segment.marker == 0xFFE2 && segment.content.starts(with: mark) {
            let content = segment.content.dropFirst(mark.count)
            guard let number = content.first, let all = content.dropFirst().first else { continue }
            parts[number] = content.dropFirst(2)
            count = all
        }
        guard let count else { return nil }
        let profile = parts.sorted { $0.key < $1.key }.flatMap(\.value)
        self = parts.count == Int(count) && profile.count <= Self.profileLimit ? .profile(profile) : .unusable
    }
}

extension ImageOrientation {
    /// The orientation in the EXIF data of a JPEG; upright if there is none or it is invalid.
    init(ofJPEG bytes: [UInt8]) {
        let mark = Array("Exif\0\0".utf8)
        let segment = JPEGSegments(bytes).first { $0.marker == 0xFFE1 && $0.content.starts(with: mark) }
        self = segment.flatMap { ImageOrientation(ofTIFF: $0.content.dropFirst(mark.count)) } ?? .upright
    }

    /// The orientation in the first directory of a TIFF (TIFF 6.0, §2).
    init?(ofTIFF bytes: ArraySlice<UInt8>) {
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
