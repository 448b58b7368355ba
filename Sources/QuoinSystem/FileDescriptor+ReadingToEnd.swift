import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileDescriptor {
    /// Reads a file, device or pipe to its end.
    ///
    /// - Throws: the system's error; for a folder `Errno.isDirectory`.
    package static func content(at path: String) throws -> [UInt8] {
        let file = try open(FilePath(path), .readOnly, options: .closeOnExec)
        return try file.closeAfter { try file.readToEnd() }
    }

    /// Reads to the end, or until the writer closes a pipe.
    package func readToEnd() throws -> [UInt8] {
        let expectedCount = (try? stat().size).map(Int.init) ?? 0
        // A sparse file may report more bytes than there is memory for.
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

extension FileDescriptor {
    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(rawValue) == 1 }
}

/// The value of an environment variable; `nil` if it is not set.
package func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
