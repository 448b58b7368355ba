#if os(Linux)
    import CLinux
#endif

/// The two ends of a pipe, which no program that is started gets by itself.
struct Pipe {
    var reader: FileDescriptor
    var writer: FileDescriptor

    init() throws(Errno) {
        #if os(Linux)
            var ends: [Int32] = [-1, -1]
            guard quoin_pipe(&ends) == 0 else { throw Errno(rawValue: errno) }
            (reader, writer) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
        #else
            do {
                (reader, writer) = try FileDescriptor.pipe()
            } catch {
                throw (error as? Errno) ?? .ioError
            }
            // A program that another thread starts meanwhile would keep the pipe open.
            for file in [reader, writer] { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
        #endif
    }

    /// A pipe from which some bytes can be read, and then the end.
    init(filledWith bytes: ArraySlice<UInt8>) throws(Errno) {
        self = try Pipe()
        defer { writer.closeQuietly() }
        do {
            try writer.writeAll(bytes)
        } catch {
            reader.closeQuietly()
            throw (error as? Errno) ?? .ioError
        }
    }

    func close() {
        reader.closeQuietly()
        writer.closeQuietly()
    }
}

extension FileDescriptor {
    func closeQuietly() { try? close() }

    /// Whether something can be read without waiting, or the end was reached.
    var isReadable: Bool {
        var stream = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
        return poll(&stream, 1, 0) > 0
    }

    /// The bytes that can be read now, at most 64 KiB, without waiting if the file was found to be readable; nothing at
    /// the end.
    func readNow() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = (try? read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
    }
}
