extension FileDescriptor {
    /// Reads all there is, until the other side ends it.
    public func readToEnd() throws -> [UInt8] {
        var content: [UInt8] = []
        let step = 1 << 16
        while true {
            let part = try [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
                count = try read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            if part.isEmpty { return content }
            content += part
        }
    }
}
