import Foundation
import QuoinSystem
import Synchronization
import TestSupport
import Testing

@Suite("Atomic files")
struct AtomicFileTests {
    private let folder = TemporaryFolder()

    private var target: FilePath { FilePath(folder.path("a.png")) }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.url.path) }

    @Test("a file is written, and nothing is left beside it")
    func new() throws {
        try AtomicFile.write([1, 2, 3], to: target)
        #expect(try names() == ["a.png"])
        #expect(FileManager.default.contents(atPath: target.string) == Data([1, 2, 3]))
    }

    @Test("a file that is replaced leaves its permissions to the new one")
    func permissions() throws {
        try AtomicFile.write([1], to: target)
        #expect(chmod(target.string, 0o640) == 0)
        try AtomicFile.write([2], to: target)
        #expect(try status().st_mode & 0o7777 == 0o640)
        #expect(FileManager.default.contents(atPath: target.string) == Data([2]))
    }

    @Test("a file that has the content already is marked as written now, and stays the same file")
    func sameContent() throws {
        try AtomicFile.write([1, 2], to: target)
        let number = try status().st_ino
        let past = Date(timeIntervalSinceNow: -3600)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: target.string)
        try AtomicFile.write([1, 2], to: target)
        let written = try FileManager.default.attributesOfItem(atPath: target.string)[.modificationDate] as? Date
        #expect(try #require(written).timeIntervalSinceNow > -1800)
        #expect(try status().st_ino == number)
        try AtomicFile.write([1, 3], to: target)
        #expect(FileManager.default.contents(atPath: target.string) == Data([1, 3]))
    }

    #if os(Linux)
        @Test("while a new file is written, there is nothing with a name")
        func nameless() async throws {
            let folder = folder
            let isDone = Mutex(false)
            let names = Mutex<Set<String>>([])
            let watching = Thread {
                while !isDone.withLock({ $0 }) {
                    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
                    names.withLock { $0.formUnion(found) }
                }
                isDone.withLock { $0 = false }
            }
            watching.start()
            let content = [UInt8](repeating: 1, count: 1 << 16)
            for number in 0..<200 { try AtomicFile.write(content, to: FilePath(folder.path("\(number)"))) }
            isDone.withLock { $0 = true }
            while isDone.withLock({ $0 }) { await Task.yield() }
            #expect(names.withLock { $0 }.allSatisfy { !$0.hasPrefix(".") })
        }
    #endif

    private func status() throws -> stat {
        var status = stat()
        #expect(stat(target.string, &status) == 0)
        return status
    }

    @Test("what cannot take a file's place leaves everything as it was")
    func failure() throws {
        let inside = target.appending("x")
        #expect(throws: Errno.noSuchFileOrDirectory) { try AtomicFile.write([1], to: inside) }
        try FileManager.default.createDirectory(atPath: inside.string, withIntermediateDirectories: true)
        #expect(throws: Errno.isDirectory) { try AtomicFile.write([1], to: target) }
        #expect(try names() == ["a.png"])
        #expect(FileKind.isFolder(inside.string))
    }
}

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
