extension Bitmap {
    /// The picture with a share of another one of the same size in it. Pixels that both have in common stay as they are.
    ///
    /// - Parameter share: from 0, this picture, to 1, the other one.
    package func mixed(with other: Bitmap, share: Double) -> Bitmap {
        // Alpha and green, and red and blue, are two numbers each, with eight bits of room for the product.
        let mask: UInt32 = 0x00FF_00FF
        let weight = UInt32((share * 256).rounded())
        let rest = 256 - weight
        let rounding: UInt32 = 0x0080_0080
        func mix(_ a: UInt32, _ b: UInt32) -> UInt32 { (a &* rest &+ b &* weight &+ rounding) >> 8 & mask }
        let mixed = Bitmap.pixels(count: pixels.count) { target in
            pixels.withUnsafeBufferPointer { own in
                other.pixels.withUnsafeBufferPointer { others in
                    for index in target.indices {
                        let (a, b) = (own[index], others[index])
                        target[index] = mix(a & mask, b & mask) | mix(a >> 8 & mask, b >> 8 & mask) << 8
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: mixed)
    }
}
