/// A message between two processes: a head, such as JSON, and a body, such as a picture file.
package struct MessageFrame: Hashable, Sendable {
    package var head: [UInt8]
    package var body: [UInt8]

    package init(head: [UInt8], body: [UInt8] = []) {
        (self.head, self.body) = (head, body)
    }

    /// A line with both lengths in bytes, and then both parts.
    package var bytes: [UInt8] { Array("\(head.count) \(body.count)\n".utf8) + head + body }

    /// The most bytes of the line with the lengths.
    private static let longestLine = 48

    /// Why bytes are no frame.
    enum Failure: Error {
        case malformed
        case tooLong
    }

    /// The length of the frame at the beginning of some bytes, and of the line before it; `nil` if more bytes are
    /// needed.
    ///
    /// - Parameter limit: the most bytes of both parts.
    private static func lengths(
        in bytes: [UInt8], limit: Int
    ) throws(Failure) -> (line: Int, head: Int, body: Int)? {
        guard let end = bytes.prefix(longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
            guard bytes.count < longestLine else { throw .malformed }
            return nil
        }
        let counts = bytes[..<end].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) }
        guard counts.count == 2, let head = counts[0], let body = counts[1], head >= 0, body >= 0 else {
            throw .malformed
        }
        guard head <= limit, body <= limit - head else { throw .tooLong }
        return (end + 1, head, body)
    }

    /// Takes a frame from the beginning of bytes that arrive one after the other; `nil` if it is not complete.
    ///
    /// - Parameter limit: the most bytes of both parts.
    init?(takenFrom bytes: inout [UInt8], limit: Int) throws(Failure) {
        guard let lengths = try Self.lengths(in: bytes, limit: limit) else { return nil }
        let end = lengths.line + lengths.head + lengths.body
        guard bytes.count >= end else { return nil }
        head = Array(bytes[lengths.line..<lengths.line + lengths.head])
        body = Array(bytes[(lengths.line + lengths.head)..<end])
        bytes.removeFirst(end)
    }
}
