import CImageFiles
import QuoinSystem
import QuoinValues

/// An animated PNG (PNG, third edition, §11.3.7): a PNG of the first picture for programs that show no motion.
package struct PNGAnimation: Sendable {
    /// Pixels per point.
    private let scale: Double
    private var frames: [Frame] = []
    private var latest: Bitmap?

    /// The part of a picture that differs from the picture before.
    fileprivate struct Frame: Sendable {
        var part: Bitmap
        var x = 0
        var y = 0
        /// In milliseconds.
        var duration: Int
    }

    /// An animation without pictures.
    ///
    /// - Parameter scale: the pixels per point of the pictures, above 0.
    package init(scale: Double) {
        self.scale = scale
    }

    /// Adds a picture of the same size as those before.
    ///
    /// - Parameter seconds: how long it is shown.
    package mutating func add(_ bitmap: Bitmap, seconds: Double) {
        let duration = min(Int((seconds * 1000).rounded()), Int(UInt16.max))
        defer { latest = bitmap }
        guard let latest else { return frames.append(Frame(part: bitmap, duration: duration)) }
        // A frame has at least a pixel.
        let rect = bitmap.difference(from: latest) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        frames.append(Frame(part: bitmap.part(rect), x: rect.minX, y: rect.minY, duration: duration))
    }

    /// The content of the file, which plays without end. There is at least one picture.
    package var file: [UInt8] {
        let (scale, hasAlpha) = (scale, !frames.allSatisfy(\.part.isOpaque))
        let parts = WorkerThreads.map(frames) { { PNGEncoder.direct($0.part, scale: scale, hasAlpha: hasAlpha) } }
        guard let first = parts.first else { return [] }
        let chunks = PNGChunk.all(in: first)
        var file = PNGFile()
        for chunk in chunks.prefix(while: { $0.type != "IDAT" }) {
            file.addChunk(chunk.type, Array(first[chunk.content]))
        }
        file.addChunk("acTL", PNGFile.bigEndian(frames.count) + PNGFile.bigEndian(0))
        var number = 0
        for (frame, bytes) in zip(frames, parts) {
            file.addChunk("fcTL", PNGFile.bigEndian(number) + frame.control)
            number += 1
            for chunk in PNGChunk.all(in: bytes) where chunk.type == "IDAT" {
                let content = Array(bytes[chunk.content])
                guard number > 1 else {
                    file.addChunk("IDAT", content)
                    continue
                }
                file.addChunk("fdAT", [PNGFile.bigEndian(number), content])
                number += 1
            }
        }
        file.addChunk("IEND", [] as [UInt8])
        return file.bytes
    }
}

extension PNGAnimation.Frame {
    /// The size and place of the part, how long it is shown, and that its pixels replace those before and stay.
    fileprivate var control: [UInt8] {
        let numbers = [part.width, part.height, x, y].flatMap(PNGFile.bigEndian)
        let time = [duration >> 8, duration & 0xFF, 1000 >> 8, 1000 & 0xFF].map { UInt8($0) }
        return numbers + time + [0, 0]
    }
}

extension Bitmap {
    /// The smallest rectangle around the pixels that differ from a picture of the same size; `nil` if there are none.
    fileprivate func difference(from other: Bitmap) -> PixelRect? {
        var bounds: PixelRect?
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard let first = row.first(where: { pixels[$0] != other.pixels[$0] }),
                let last = row.last(where: { pixels[$0] != other.pixels[$0] })
            else { continue }
            let line = PixelRect(x: first - row.lowerBound, y: y, width: last - first + 1, height: 1)
            bounds = bounds?.union(line) ?? line
        }
        return bounds
    }
}
