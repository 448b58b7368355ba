#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Bitmap {
    /// Whether a row has the same pixels as the one above.
    ///
    /// - Parameter first: the pixels of the picture.
    @inline(__always)
    func isRowRepeated(_ y: Int, _ first: UnsafePointer<UInt32>) -> Bool {
        let row = first + y * width
        return y > 0 && memcmp(row, row - width, width * MemoryLayout<UInt32>.stride) == 0
    }
}
