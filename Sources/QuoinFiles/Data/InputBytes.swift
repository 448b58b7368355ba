import QuoinSystem

/// The bytes of a file or a stream, a part at a time, with the place of the next one.
struct InputBytes {
    private let descriptor: FileDescriptor
    private var buffer: [UInt8] = []
    private var index = 0
    private var isAtEnd = false
    /// The line of the next byte, from 1.
    private(set) var line = 1
    /// The column of the next byte in characters, from 1.
    private(set) var column = 1
    /// Why reading stopped before the end.
    private(set) var failure: (any Error)?

    private static let partSize = 1 << 16

    init(_ descriptor: FileDescriptor) {
        self.descriptor = descriptor
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        while buffer.count < mark.count, fill() {}
        if buffer.starts(with: mark) { index = mark.count }
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? {
        mutating get {
            if index == buffer.count {
                (buffer, index) = ([], 0)
                guard fill() else { return nil }
            }
            return buffer[index]
        }
    }

    /// Skips the next byte, which must exist.
    mutating func advance() {
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
            // The continuation bytes of a character do not add a column.
            column += 1
        }
    }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
    }

    /// Reads more bytes after those in the buffer; `false` at the end.
    private mutating func fill() -> Bool {
        guard !isAtEnd else { return false }
        do {
            let descriptor = descriptor
            let part = try [UInt8](unsafeUninitializedCapacity: Self.partSize) { bytes, count in
                count = try descriptor.read(into: UnsafeMutableRawBufferPointer(bytes))
            }
            buffer += part
            isAtEnd = part.isEmpty
        } catch {
            (failure, isAtEnd) = (error, true)
        }
        return !isAtEnd
    }
}
