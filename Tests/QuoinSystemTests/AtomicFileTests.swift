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
