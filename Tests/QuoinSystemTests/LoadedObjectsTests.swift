import Foundation
import QuoinSystem
import Testing

@Suite("The libraries of the process")
struct LoadedObjectsTests {
    @Test("each has a build, the same at every look")
    func builds() {
        let builds = LoadedObjects.builds
        #expect(builds.count > 3 && builds.values.allSatisfy { $0.count > 8 })
        #expect(LoadedObjects.builds == builds)
        #if os(Linux)
            #expect(builds["program"] != nil && builds.keys.contains { $0.hasPrefix("libc.") })
        #endif
    }

    #if os(Linux)
        @Test("converters of texts, which are loaded at any time, do not count")
        func converters() throws {
            let converter = try #require(iconv_open("UTF-8", "ISO-8859-2"))
            defer { iconv_close(converter) }
            #expect(!LoadedObjects.builds.keys.contains { $0.hasPrefix("ISO8859-2") })
        }
    #endif
}

@Suite("The version and what is installed with it")
struct ProgramVersionTests {
    @Test("the version stands in one place, and the changelog names it as released or as to be released")
    func version() throws {
        let parts = ProgramVersion.number.split(separator: ".")
        #expect(parts.count == 3 && parts.allSatisfy { Int($0) != nil })
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let changelog = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        #expect(changelog.contains("## \(ProgramVersion.number)"))
    }

    @Test("files of Quoin are first looked for beside the folder of the program")
    func folders() throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
        #expect(InstalledFolders.paths.first == prefix.appending(path: "share/quoin").path)
        #expect(InstalledFolders.paths.contains("/usr/local/share/quoin"))
    }

    @Test("a program that scripts/build-release did not build names no commit")
    func commit() {
        #expect(ProgramVersion.commit == nil)
    }
}
