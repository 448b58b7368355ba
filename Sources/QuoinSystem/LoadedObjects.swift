import SystemPackage

#if os(Linux)
    import CLinux
#endif

#if canImport(Darwin)
    import MachO
#endif

/// The program of this process and the libraries that it has loaded.
package enum LoadedObjects {
    /// What differs between builds of the program and of the libraries, by the names of their files: the build id that
    /// the linker wrote, or the SHA-256 of a file without one.
    package static var builds: [String: String] {
        #if os(Linux)
            let objects = Objects()
            quoin_for_each_loaded_object(
                { object, _, objects in Objects.record(object, objects) }, Unmanaged.passUnretained(objects).toOpaque())
            return withExtendedLifetime(objects) { objects.builds }
        #else
            let paths = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
            // The system's own libraries are no files; they come with its version.
            let builds = paths.map { (FilePath($0).lastComponent?.string ?? $0, digest(ofFile: $0)) }
            return Dictionary(builds) { "\($0) \($1)" }
        #endif
    }

    private static func digest(ofFile path: String) -> String { (try? SHA256.digits(ofFile: path)) ?? "" }

    #if os(Linux)
        private final class Objects {
            var builds: [String: String] = [:]

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
                let headers = UnsafeBufferPointer(start: object.headers, count: Int(object.header_count))
                let id = headers.lazy.filter { $0.p_type == PT_NOTE }.compactMap { header in
                    UnsafeRawPointer(bitPattern: UInt(object.address) + UInt(header.p_vaddr)).flatMap {
                        Self.buildID(in: UnsafeRawBufferPointer(start: $0, count: Int(header.p_memsz)))
                    }
                }.first
                builds[name, default: ""] += id ?? digest(ofFile: path)
            }

            /// The build id among notes, each of which has the lengths of its name and of its content, a kind, and both, filled
            /// up to multiples of four bytes.
            private static func buildID(in notes: UnsafeRawBufferPointer) -> String? {
                var place = 0
                while place + 12 <= notes.count {
                    let lengths = (0..<2).map {
                        Int(notes.loadUnaligned(fromByteOffset: place + $0 * 4, as: UInt32.self))
                    }
                    let kind = notes.loadUnaligned(fromByteOffset: place + 8, as: UInt32.self)
                    let content = place + 12 + (lengths[0] + 3) / 4 * 4
                    guard content + lengths[1] <= notes.count else { return nil }
                    if kind == 3, notes[(place + 12)..<(place + 12 + lengths[0])].elementsEqual("GNU\0".utf8) {
                        return notes[content..<(content + lengths[1])].map { String($0, radix: 16) }.joined(
                            separator: ".")
                    }
                    place = content + (lengths[1] + 3) / 4 * 4
                }
                return nil
            }
        }
    #endif
}
