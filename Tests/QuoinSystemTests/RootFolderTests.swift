import Foundation
import QuoinSystem
import TestSupport
import Testing

@Suite("Reading below a root folder")
struct RootFolderTests {
    private let folder = TemporaryFolder()
    private var root: RootFolder { RootFolder(folder.path("root")) }

    init() throws {
        try folder.write("in", to: "root/a/in.txt")
        try folder.write("out", to: "out.txt")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    private func text(_ path: String) throws -> String {
        let content = try FileDescriptor.content(at: folder.path(path), below: folder.path("root"), limit: 100)
        return String(decoding: content ?? [], as: UTF8.self)
    }

    @Test("files in the folder and below it")
    func within() throws {
        #expect(try text("root/a/in.txt") == "in")
        #expect(try text("root/a/../a/./in.txt") == "in")
        #expect(throws: RootFolder.Failure.system(.noSuchFileOrDirectory)) { try text("root/a/none.txt") }
        #expect(throws: Errno.isDirectory) { try text("root/a") }
        #expect(throws: RootFolder.Failure.system(.notDirectory)) { try text("root/a/in.txt/b") }
    }

    @Test("links that stay within are followed")
    func linksWithin() throws {
        try link("root/file", to: "a/in.txt")
        try link("root/folder", to: "a")
        try link("root/a/back", to: "../a/../file")
        try link("root/a/absolute", to: folder.path("root/folder/in.txt"))
        #expect(try text("root/a/absolute") == "in")
        #expect(try text("root/file") == "in")
        #expect(try text("root/folder/in.txt") == "in")
        #expect(try text("root/a/back") == "in")
        try link("root/circle", to: "circle")
        #expect(throws: RootFolder.Failure.system(.tooManySymbolicLinkLevels)) { try text("root/circle") }
    }

    @Test(
        "no path and no link leads out, whether there is a file or not",
        arguments: ["out.txt", "none.txt", "none/x"])
    func outside(name: String) throws {
        try link("root/relative", to: "../" + name)
        try link("root/absolute", to: folder.path(name))
        try link("root/a/up", to: "../..")
        for path in ["root/../" + name, "root/relative", "root/absolute", "root/a/up/" + name] {
            #expect(throws: RootFolder.Failure.outside, "\(path)") { try text(path) }
        }
    }

    @Test("a name that begins like the folder's is outside")
    func neighbor() throws {
        try folder.write("out", to: "root2/x")
        #expect(throws: RootFolder.Failure.outside) { try text("root2/x") }
    }

    @Test("a pipe is an error at once", .timeLimit(.minutes(1)))
    func pipe() throws {
        #expect(mkfifo(folder.path("root/pipe"), 0o600) == 0)
        #expect(throws: RootFolder.Failure.special) { try text("root/pipe") }
    }
}

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
