/// A process that reads requests, each a line, and answers each with a ``MessageFrame``, until its input ends.
///
/// It belongs to one thread. It is killed when it is deinitialized.
package final class AnsweringProcess {
    private let process: StartedProcess
    private let input: FileDescriptor
    /// What is left to write of a request.
    private var request: ArraySlice<UInt8> = []
    private var received: [UInt8] = []
    private var record = ChildProcess()
    private var hasEnded = false

    /// The most bytes that are kept of standard error.
    private static let errorLimit = 64 << 10
    /// The requested size of the pipe of answers, in bytes, so that most answers are written at once.
    private static let pipeSize: Int32 = 1 << 20

    /// Starts a program.
    ///
    /// - Throws: the system's error, if it cannot be started.
    package init(_ executable: String, _ arguments: [String]) throws(Errno) {
        let requests = try Pipe()
        do {
            process = try StartedProcess(executable, arguments, input: .file(requests.reader))
        } catch {
            requests.writer.closeQuietly()
            throw error
        }
        input = requests.writer
        // A request may be larger than the pipe, and the process may not read it.
        _ = fcntl(input.rawValue, F_SETFL, O_WRONLY | O_NONBLOCK)
        #if os(Linux)
            // F_SETPIPE_SZ
            _ = fcntl(process.output.rawValue, 1_031, Self.pipeSize)
        #endif
    }

    deinit {
        if !hasEnded { _ = kill(.wroteNoAnswer) }
    }

    /// Begins to write a request.
    ///
    /// - Parameter line: without its line feed, and with no other one.
    package func ask(_ line: [UInt8]) {
        request += line + [UInt8(ascii: "\n")]
        writePart()
    }

    /// Why a process did not answer: its end, with its output to standard error.
    package struct NoAnswer: Error {
        package var process: ChildProcess
    }

    /// Waits for the answer to the oldest request that has none.
    ///
    /// - Parameters:
    ///   - time: the longest time that it takes by the clock. Then the process is killed.
    ///   - limit: the most bytes of the answer.
    /// - Throws: ``NoAnswer`` if the process has ended, or was killed because it took too long, wrote too much or wrote
    ///   something else.
    package func answer(within time: Duration, limit: Int) throws(NoAnswer) -> MessageFrame {
        let end = ContinuousClock.now + time
        while true {
            do {
                if let frame = try MessageFrame(takenFrom: &received, limit: limit) { return frame }
            } catch {
                throw NoAnswer(process: kill(error == .tooLong ? .wroteTooMuch : .wroteNoAnswer))
            }
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { throw NoAnswer(process: kill(.timedOut)) }
            guard receive(waiting: Int32(min(left.rounded(.up), 1e6))) else { throw NoAnswer(process: finish()) }
        }
    }

    /// Ends the input of the process, and waits until it has ended by itself; kills it after some time.
    @discardableResult
    package func end(within time: Duration) -> ChildProcess {
        input.closeQuietly()
        let end = ContinuousClock.now + time
        while ContinuousClock.now < end {
            guard receive(waiting: 100) else { break }
            received = []
        }
        return reap(until: end)
    }

    // MARK: - Streams

    /// Waits until data can be written or read, and then writes and reads.
    ///
    /// - Parameter milliseconds: the longest wait.
    /// - Returns: whether the process may still write to standard output.
    private func receive(waiting milliseconds: Int32) -> Bool {
        var streams = [
            pollfd(fd: process.output.rawValue, events: Int16(POLLIN), revents: 0),
            pollfd(fd: process.errors.rawValue, events: Int16(POLLIN), revents: 0),
            pollfd(fd: request.isEmpty ? -1 : input.rawValue, events: Int16(POLLOUT), revents: 0),
        ]
        if hasClosedErrors { streams[1].fd = -1 }
        guard poll(&streams, nfds_t(streams.count), milliseconds) > 0 else { return true }
        if streams[2].revents != 0 { writePart() }
        if streams[1].revents != 0 { readErrors() }
        guard streams[0].revents != 0 else { return true }
        let part = process.output.readNow()
        received += part
        return !part.isEmpty
    }

    private var hasClosedErrors = false

    private func readErrors() {
        let part = process.errors.readNow()
        record.keep(errors: part, upTo: Self.errorLimit)
        hasClosedErrors = part.isEmpty
    }

    /// Writes as much as possible without waiting. A process that has ended reads nothing any more.
    private func writePart() {
        while !request.isEmpty {
            let count = request.withUnsafeBytes { write(input.rawValue, $0.baseAddress, $0.count) }
            if count > 0 {
                request = request.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                return
            } else if errno != EINTR {
                request = []
            }
        }
    }

    // MARK: - The end

    private func kill(_ ending: ChildProcess.Ending) -> ChildProcess {
        input.closeQuietly()
        var result = reap(until: nil)
        result.ending = ending
        return result
    }

    /// The end of a process that has closed its standard output.
    private func finish() -> ChildProcess {
        input.closeQuietly()
        var result = reap(until: ContinuousClock.now + .seconds(1))
        if result.ending == .timedOut { result.ending = .wroteNoAnswer }
        return result
    }

    /// Waits for the end of the process, and kills it at a time, or at once if there is none.
    private func reap(until end: ContinuousClock.Instant?) -> ChildProcess {
        hasEnded = true
        record.wait(for: process, until: end)
        // A program that the process has started may keep the pipe open forever.
        while !hasClosedErrors, record.errors.count < Self.errorLimit, process.errors.isReadable { readErrors() }
        process.closeStreams()
        return record
    }
}

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
    package enum Failure: Error {
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
    package init?(takenFrom bytes: inout [UInt8], limit: Int) throws(Failure) {
        guard let lengths = try Self.lengths(in: bytes, limit: limit) else { return nil }
        let end = lengths.line + lengths.head + lengths.body
        guard bytes.count >= end else { return nil }
        head = Array(bytes[lengths.line..<lengths.line + lengths.head])
        body = Array(bytes[(lengths.line + lengths.head)..<end])
        bytes.removeFirst(end)
    }
}
