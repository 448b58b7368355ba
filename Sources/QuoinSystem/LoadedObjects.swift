#if os(Linux)
    import CLinux
#endif

#if canImport(Darwin)
    import MachO
#endif

/// The program of this process and the libraries that it has loaded.
package enum LoadedObjects {
    /// The builds of the program and of the libraries, by the names of their files: the build id that the linker wrote,
    /// or the SHA-256 of a file without one.
    package static var builds: [String: String] {
        #if os(Linux)
            let objects = Objects()
            quoin_for_each_loaded_object(
                { object, _, objects in Objects.record(object, objects) }, Unmanaged.passUnretained(objects).toOpaque())
            return withExtendedLifetime(objects) { objects.builds }
        #else
            let paths = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
            // The system's own libraries are not files; they come with its version.
            let builds = paths.map { (FilePath($0).lastComponent?.string ?? $0, digest(ofFile: $0)) }
            return Dictionary(builds) { "\($0) \($1)" }
        #endif
    }

    #if os(Linux)
        /// The first note with a name and a kind in the program itself.
        static func programNote(named name: String, kind: UInt32) -> [UInt8]? {
            let objects = Objects()
            quoin_for_each_loaded_object(
                { object, _, objects in Objects.noteProgram(object, objects) },
                Unmanaged.passUnretained(objects).toOpaque())
            return withExtendedLifetime(objects) { objects.program }?.first(named: name, kind: kind)
        }
    #endif

    private static func digest(ofFile path: String) -> String { (try? SHA256.digits(ofFile: path)) ?? "" }

    #if os(Linux)
        private final class Objects {
            var builds: [String: String] = [:]

            /// The notes of the program.
            var program: ObjectNotes?

            /// Called for the first object, which is the program, and ends the list.
            static func noteProgram(
                _ object: UnsafeMutablePointer<quoin_loaded_object>?, _ objects: UnsafeMutableRawPointer?
            ) -> CInt {
                guard let object, let objects else { return 1 }
                Unmanaged<Objects>.fromOpaque(objects).takeUnretainedValue().program = ObjectNotes(object.pointee)
                return 1
            }

            /// Called for each object.
            static func record(
                _ object: UnsafeMutablePointer<quoin_loaded_object>?, _ objects: UnsafeMutableRawPointer?
            ) -> CInt {
                guard let object, let objects else { return 0 }
                Unmanaged<Objects>.fromOpaque(objects).takeUnretainedValue().add(object.pointee)
                return 0
            }

            private func add(_ object: quoin_loaded_object) {
                let own = object.name.map { String(cString: $0) } ?? ""
                let path = own.isEmpty ? "/proc/self/exe" : own
                let name = own.isEmpty ? "program" : FilePath(own).lastComponent?.string ?? own
                // The kernel's part of each process has a build id, too, but draws nothing.
                guard !name.hasPrefix("linux-vdso") && !name.hasPrefix("linux-gate") else { return }
                let id = ObjectNotes(object).first(named: "GNU", kind: 3).map { bytes in
                    bytes.map { String($0, radix: 16) }.joined(separator: ".")
                }
                builds[name, default: ""] += id ?? digest(ofFile: path)
            }
        }
    #endif
}
