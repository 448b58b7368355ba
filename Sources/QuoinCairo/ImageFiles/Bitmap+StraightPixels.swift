extension Bitmap {
    /// Turns pixels whose bytes are red, green, blue and alpha, not multiplied, as image files have them, into what a
    /// bitmap's pixels are.
    mutating func premultiplyBytes() {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let bytes = pixels[index].littleEndian
                pixels[index] = Bitmap.premultiplied(
                    SIMD4(
                        UInt8(truncatingIfNeeded: bytes), UInt8(truncatingIfNeeded: bytes >> 8),
                        UInt8(truncatingIfNeeded: bytes >> 16), UInt8(truncatingIfNeeded: bytes >> 24)))
            }
        }
    }
}
