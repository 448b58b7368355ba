import Foundation
import QuoinSystem
import TestSupport
import Testing

@Suite("Paths without links and detours")
struct FilePathResolvingTests {
    @Test("links are followed, also above what is not there; a link to nothing stays what it is")
    func links() throws {
        let scratch = TemporaryFolder()
        let root = FilePath(scratch.url.path).resolved
        try root.appending("folder").makeFolder()
        #expect(symlink("folder", scratch.path("link")) == 0)
        #expect(symlink("nothing", scratch.path("broken")) == 0)
        #expect(root.appending("link").resolved == root.appending("folder"))
        #expect(root.appending("link/./a/b.png").resolved == root.appending("folder/a/b.png"))
        #expect(root.appending("folder/../link").resolved == root.appending("folder"))
        #expect(root.appending("broken").resolved == root.appending("broken"))
    }

    @Test("a relative path begins at the working folder", arguments: ["a/../b", "./b", "b"])
    func relative(path: String) {
        let folder = FilePath(FileManager.default.currentDirectoryPath)
        #expect(FilePath(path).absolute == folder.appending("b"))
    }
}

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
