import Quoin

extension Bitmap {
    /// A 64-bit FNV-1a hash of the size and the pixels, each pixel as one word. It replaces a picture that is not in
    /// the repository.
    package var digest: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
        add(UInt64(width))
        add(UInt64(height))
        pixels.withUnsafeBufferPointer { pixels in
            var index = 0
            while index < pixels.count {
                hash = (hash ^ UInt64(pixels[index])) &* 0x100_0000_01B3
                index += 1
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
