extension Bitmap {
    /// The pixels as bytes: red, green, blue and straight alpha.
    public var rgba: [UInt8] {
        Array(unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
            for (index, pixel) in pixels.enumerated() {
                let straight = Bitmap.straight(pixel)
                for part in 0..<4 { bytes[index * 4 + part] = straight[part] }
            }
            count = pixels.count * 4
        }
    }

    /// A picture from bytes: red, green, blue and straight alpha.
    ///
    /// - Parameter rgba: four bytes per pixel; with any other number the picture is transparent.
    public init(width: Int, height: Int, rgba: [UInt8]) {
        self.init(width: width, height: height)
        guard rgba.count == pixels.count * 4 else { return }
        for index in pixels.indices {
            let byte = index * 4
            pixels[index] = Bitmap.premultiplied(
                SIMD4(rgba[byte], rgba[byte + 1], rgba[byte + 2], rgba[byte + 3]))
        }
    }

    /// The red, green, blue and straight alpha of a pixel.
    @inlinable @inline(__always)
    package static func straight(_ pixel: UInt32) -> SIMD4<UInt8> {
        let alpha = pixel >> 24
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        if alpha == 0xFF { return SIMD4(UInt8(red), UInt8(green), UInt8(blue), 0xFF) }
        if alpha == 0 { return SIMD4(repeating: 0) }
        func divided(_ component: UInt32) -> UInt8 { UInt8(min((component * 255 + alpha / 2) / alpha, 255)) }
        return SIMD4(divided(red), divided(green), divided(blue), UInt8(alpha))
    }

    /// A pixel from red, green, blue and straight alpha.
    @inlinable @inline(__always)
    package static func premultiplied(_ color: SIMD4<UInt8>) -> UInt32 {
        let alpha = UInt32(color.w)
        func multiplied(_ component: UInt8) -> UInt32 { (UInt32(component) * alpha + 127) / 255 }
        return alpha << 24 | multiplied(color.x) << 16 | multiplied(color.y) << 8 | multiplied(color.z)
    }

    /// Converts pixels whose bytes are red, green, blue and straight alpha, as decoders write them.
    ///
    /// - Parameter rows: all by default.
    package mutating func premultiplyBytes(rows: Range<Int>? = nil) {
        let rows = rows ?? 0..<height
        let range = rows.lowerBound * width..<rows.upperBound * width
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in range {
                let bytes = pixels[index].littleEndian
                pixels[index] = Bitmap.premultiplied(
                    SIMD4(
                        UInt8(truncatingIfNeeded: bytes), UInt8(truncatingIfNeeded: bytes >> 8),
                        UInt8(truncatingIfNeeded: bytes >> 16), UInt8(truncatingIfNeeded: bytes >> 24)))
            }
        }
    }

    /// Converts pixels whose bytes are cyan, magenta, yellow and black. As in Adobe's files, 255 is no ink.
    package mutating func mixInks() {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let inks = pixels[index].littleEndian
                let black = inks >> 24
                func light(_ ink: UInt32) -> UInt32 { ((ink & 0xFF) * black + 127) / 255 }
                pixels[index] = 0xFF << 24 | light(inks) << 16 | light(inks >> 8) << 8 | light(inks >> 16)
            }
        }
    }

    /// Takes over pixels whose bytes are red, green, blue, and straight alpha if there are four channels.
    package mutating func takeBytes(_ bytes: UnsafePointer<UInt8>, channels: Int) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let pixel = bytes + index * channels
                pixels[index] = Bitmap.premultiplied(
                    SIMD4(pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255))
            }
        }
    }
}

extension Range<Int> {
    /// The rows of a picture, up to the one at which the task is cancelled. Whoever asked for the picture then throws an
    /// error in place of the rest.
    package var untilCancelled: some Sequence<Int> { lazy.prefix { _ in !Task.isCancelled } }
}
