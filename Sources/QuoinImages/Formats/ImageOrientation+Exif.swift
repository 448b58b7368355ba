import QuoinPixels

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
