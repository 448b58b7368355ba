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
}
