/// Reads lines from a file or a pipe as they arrive.
package struct LineReader: Sendable {
    /// A line, without its line feed.
    package enum Line: Hashable, Sendable {
        case whole([UInt8])
        /// A line with more bytes than the limit, which was read and dropped.
        case tooLong
    }

    /// The number of lines that were read.
    package private(set) var count = 0
    private let file: FileDescriptor
    /// The most bytes of a line.
    private let limit: Int
    private var buffer: [UInt8] = []
    /// Where the next line begins in the buffer, and up to where no line feed was found.
    private var (start, searched) = (0, 0)
    private var isTooLong = false
    private var hasEnded = false

    private static let lineFeed = UInt8(ascii: "\n")

    /// - Parameter limit: the most bytes of a line.
    package init(_ file: FileDescriptor, limit: Int) {
        (self.file, self.limit) = (file, limit)
    }

    /// Waits for a line; `nil` at the end.
    package mutating func next() throws -> Line? {
        while true {
            if let line = takeLine() { return line }
            if hasEnded { return takeRest() }
            try readPart()
        }
    }

    /// A line that can be read without waiting; `nil` if there is none, and at the end.
    package mutating func nextWithoutWaiting() throws -> Line? {
        while true {
            if let line = takeLine() { return line }
            guard !hasEnded, file.isReadable else { return nil }
            try readPart()
        }
    }

    private mutating func readPart() throws {
        if start > 0 {
            buffer.removeFirst(start)
            (start, searched) = (0, searched - start)
        }
        let part = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
            count = try file.read(into: UnsafeMutableRawBufferPointer(bytes))
        }
        hasEnded = part.isEmpty
        buffer += part
    }

    /// The next whole line in the buffer.
    private mutating func takeLine() -> Line? {
        guard let end = buffer[searched...].firstIndex(of: Self.lineFeed) else {
            searched = buffer.count
            if searched - start > limit {
                isTooLong = true
                (buffer, start, searched) = ([], 0, 0)
            }
            return nil
        }
        return take(upTo: end)
    }

    /// What is after the last line feed.
    private mutating func takeRest() -> Line? {
        guard start < buffer.count || isTooLong else { return nil }
        return take(upTo: buffer.count)
    }

    private mutating func take(upTo end: Int) -> Line {
        defer {
            start = min(end + 1, buffer.count)
            (searched, isTooLong) = (start, false)
        }
        count += 1
        return isTooLong || end - start > limit ? .tooLong : .whole(Array(buffer[start..<end]))
    }
}
