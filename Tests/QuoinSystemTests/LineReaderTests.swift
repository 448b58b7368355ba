import Foundation
import QuoinSystem
import Testing

@Suite("Lines of a stream")
struct LineReaderTests {
    /// A pipe that programs do not keep open which other tests start meanwhile.
    private static func pipe() throws -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
        let pipe = try FileDescriptor.pipe()
        for end in [pipe.readEnd, pipe.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
        return pipe
    }

    private func lines(_ text: String, limit: Int = 10, parts: Int = 1_000) throws -> [LineReader.Line] {
        let pipe = try Self.pipe()
        let writer = Thread {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                _ = try? pipe.writeEnd.writeAll(rest.prefix(parts))
                rest = rest.dropFirst(parts)
            }
            try? pipe.writeEnd.close()
        }
        writer.start()
        var reader = LineReader(pipe.readEnd, limit: limit)
        var result: [LineReader.Line] = []
        while let line = try reader.next() { result.append(line) }
        #expect(reader.count == result.count)
        try pipe.readEnd.close()
        return result
    }

    private func whole(_ text: String) -> LineReader.Line { .whole(Array(text.utf8)) }

    @Test("lines end with a line feed or with the stream, however they arrive", arguments: [1, 3, 1_000])
    func ends(parts: Int) throws {
        #expect(try lines("a\n\nbc\nd", parts: parts) == [whole("a"), whole(""), whole("bc"), whole("d")])
        #expect(try lines("a\n", parts: parts) == [whole("a")])
        #expect(try lines("", parts: parts) == [])
    }

    @Test("a line that is too long is dropped, and the next one is read", arguments: [1, 7, 1_000_000])
    func tooLong(parts: Int) throws {
        let long = String(repeating: "x", count: 200_000)
        #expect(
            try lines("0123456789\n" + long + "\nb\n", parts: max(parts, 7)) == [
                whole("0123456789"), .tooLong, whole("b"),
            ])
        #expect(try lines("01234567890\na", parts: parts) == [.tooLong, whole("a")])
        #expect(try lines(long, parts: 70_000) == [.tooLong])
    }

    @Test("a line that is not complete is not waited for")
    func waiting() throws {
        let pipe = try Self.pipe()
        var reader = LineReader(pipe.readEnd, limit: 10)
        #expect(try reader.nextWithoutWaiting() == nil)
        try pipe.writeEnd.writeAll("a\nb".utf8)
        #expect(try reader.nextWithoutWaiting() == whole("a"))
        #expect(try reader.nextWithoutWaiting() == nil)
        try pipe.writeEnd.writeAll("c\n".utf8)
        #expect(try reader.nextWithoutWaiting() == whole("bc"))
        try pipe.writeEnd.close()
        #expect(try reader.nextWithoutWaiting() == nil)
        try pipe.readEnd.close()
    }
}
