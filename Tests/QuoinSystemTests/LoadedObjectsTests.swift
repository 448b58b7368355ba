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
