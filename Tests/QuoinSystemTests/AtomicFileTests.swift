import Foundation
import QuoinSystem
import SystemPackage
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
        var status = stat()
        #expect(stat(target.string, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o640)
        #expect(FileManager.default.contents(atPath: target.string) == Data([2]))
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
