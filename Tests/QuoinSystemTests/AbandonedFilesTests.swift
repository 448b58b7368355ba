import Foundation
import QuoinSystem
import TestSupport
import Testing

@Suite("Abandoned files")
struct AbandonedFilesTests {
    private let folder = TemporaryFolder()
    /// No process has the largest number that the kernel can give.
    private let killed = 4_194_305

    private var names: Set<String> {
        get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) }
    }

    private func make(_ name: String, age: TimeInterval) throws {
        let path = folder.path(name)
        try Data([1]).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }

    @Test("what killed processes left is removed with the next file that is replaced, and nothing else is")
    func removal() throws {
        try make(".quoin-\(killed)-1a2b", age: 60)
        try make(".quoin-\(killed)-ffff", age: -60)
        try make(".quoin-\(getpid())-1a2b", age: 60)
        try make(".quoin-\(killed)-notes", age: 60)
        try make(".quoin-cache", age: 60)
        try make("a.png", age: 60)
        try AtomicFile.write([2], to: FilePath(folder.path("a.png")))
        #expect(
            try names == [
                "a.png", ".quoin-\(killed)-ffff", ".quoin-\(getpid())-1a2b", ".quoin-\(killed)-notes", ".quoin-cache",
            ])
    }

    #if os(Linux)
        @Test("a folder is not searched when a new file is written, which needs no temporary one")
        func newFile() throws {
            try make(".quoin-\(killed)-1a2b", age: 60)
            try AtomicFile.write([1], to: FilePath(folder.path("a.png")))
            #expect(try names == ["a.png", ".quoin-\(killed)-1a2b"])
        }
    #endif
}

@Suite("Files that may never end")
struct EndlessFileTests {
    private let folder = TemporaryFolder()

    @Test("a device and a pipe are refused at once, and a file with more bytes than the limit is not read")
    func refusal() throws {
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero"] {
            #expect(throws: NotARegularFile.self) { try FileDescriptor.content(at: path) }
        }
        #expect(throws: Errno.isDirectory) { try FileDescriptor.content(at: folder.url.path) }
        let file = folder.path("a")
        try Data(count: 100).write(to: URL(fileURLWithPath: file))
        #expect(try FileDescriptor.content(at: file, limit: 99) == nil)
        #expect(try FileDescriptor.content(at: file, limit: 100)?.count == 100)
        #expect(truncate(file, 1 << 40) == 0)
        #expect(try FileDescriptor.content(at: file, limit: 1 << 20) == nil)
    }

    @Test("a pipe that nothing reads is no output")
    func unreadPipe() throws {
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: Errno.noSuchAddressOrDevice) { try FileDescriptor.openToWrite(FilePath(pipe)) }
    }
}
