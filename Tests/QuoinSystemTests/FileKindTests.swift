import Foundation
import QuoinSystem
import SystemPackage
import TestSupport
import Testing

@Suite("Kinds of files")
struct FileKindTests {
    @Test("a link is what it leads to")
    func link() throws {
        let scratch = TemporaryFolder()
        let folder = scratch.url.path
        try scratch.write("", to: "file")
        #expect(symlink("file", folder + "/link") == 0)
        #expect(symlink("nothing", folder + "/broken") == 0)
        #expect(try FileKind(at: folder) == .folder)
        #expect(try FileKind(at: folder + "/file") == .file)
        #expect(try FileKind(at: folder + "/link") == .file)
        #expect(try FileKind(at: "/dev/null") == .other)
        #expect(throws: Errno.noSuchFileOrDirectory) { try FileKind(at: folder + "/broken") }
        #expect(FileKind.isFolder(folder) && !FileKind.isFolder(folder + "/file"))
    }
}
