extension FileDescriptor {
    /// Reads the file at a path, or whatever else there is, to its end.
    ///
    /// - Throws: the system's reason, which for a folder is `Errno.isDirectory`.
    public static func content(at path: String) throws -> [UInt8] {
        let file = try open(FilePath(path), .readOnly, options: .closeOnExec)
        return try file.closeAfter { try file.readToEnd() }
    }

    /// Reads all there is, until the other side ends it.
    public func readToEnd() throws -> [UInt8] {
        let expectedCount = (try? stat().size).map(Int.init) ?? 0
        // A file may say to have more than there is memory for.
        var content = try readPart(upTo: min(expectedCount, 64 << 20) + 1)
        while true {
            let part = try readPart(upTo: 1 << 16)
            if part.isEmpty { return content }
            content += part
        }
    }

    private func readPart(upTo limit: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = try read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}
