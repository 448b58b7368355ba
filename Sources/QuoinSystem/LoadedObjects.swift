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
                let name = own.isEmpty ? "program" : own.split(separator: "/").last.map(String.init) ?? own
                // The kernel's part of each process has a build id, too, but draws nothing, nor do the C library's converters
                // of texts, which it loads at any time.
                guard !name.hasPrefix("linux-vdso"), !name.hasPrefix("linux-gate"), !path.contains("/gconv/") else {
                    return
                }
                let id = ObjectNotes(object).first(named: "GNU", kind: 3).map { bytes in
                    bytes.map { String($0, radix: 16) }.joined(separator: ".")
                }
                builds[name, default: ""] += id ?? digest(ofFile: path)
            }
        }
    #endif
}

#if os(Linux)
    /// The notes that linkers have put into a loaded program or library.
    struct ObjectNotes {
        private let segments: [UnsafeRawBufferPointer]

        /// The object must stay loaded.
        init(_ object: quoin_loaded_object) {
            let headers = UnsafeBufferPointer(start: object.headers, count: Int(object.header_count))
            segments = headers.filter { $0.p_type == PT_NOTE }.compactMap { header in
                UnsafeRawPointer(bitPattern: UInt(object.address) + UInt(header.p_vaddr)).map {
                    UnsafeRawBufferPointer(start: $0, count: Int(header.p_memsz))
                }
            }
        }

        /// The content of the first note with a name and a kind.
        func first(named name: String, kind: UInt32) -> [UInt8]? {
            segments.lazy.compactMap { Self.first(named: name, kind: kind, in: $0) }.first
        }

        /// Each note has the lengths of its name and of its content, a kind, and both, filled up to multiples of four bytes.
        private static func first(named name: String, kind: UInt32, in notes: UnsafeRawBufferPointer) -> [UInt8]? {
            let name = Array(name.utf8) + [0]
            var place = 0
            while place + 12 <= notes.count {
                let head = (0..<3).map { notes.loadUnaligned(fromByteOffset: place + $0 * 4, as: UInt32.self) }
                let lengths = head.prefix(2).map { Int($0) }
                let content = place + 12 + (lengths[0] + 3) / 4 * 4
                guard content + lengths[1] <= notes.count else { return nil }
                if head[2] == kind, notes[(place + 12)..<(place + 12 + lengths[0])].elementsEqual(name) {
                    return Array(notes[content..<(content + lengths[1])])
                }
                place = content + (lengths[1] + 3) / 4 * 4
            }
            return nil
        }
    }
#endif

/// A library that is loaded when it is needed. Quoin also runs without it.
package struct SharedLibrary {
    private let handle: UnsafeMutableRawPointer

    /// `nil` if there is no such library.
    package init?(linux: String, darwin: String) {
        #if canImport(Darwin)
            let names = [darwin, "/opt/homebrew/lib/" + darwin, "/usr/local/lib/" + darwin]
        #else
            let names = [linux]
        #endif
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        self.handle = handle
    }

    /// The address of a symbol of the library, or of a library that it is linked with.
    package subscript(symbol: String) -> UnsafeMutableRawPointer? { dlsym(handle, symbol) }

    /// The functions of a library; `nil` if it is not installed, or lacks one of them.
    ///
    /// - Parameter functions: finds each by ``function(_:)``.
    package static func functions<Functions>(
        linux: String, darwin: String, _ functions: (SharedLibrary) throws(MissingSymbol) -> Functions
    ) -> Functions? {
        SharedLibrary(linux: linux, darwin: darwin).flatMap { try? functions($0) }
    }

    /// A symbol that a library does not have.
    package struct MissingSymbol: Error {}

    /// A function of the library, of the type of a function in C.
    package func function<Function>(_ symbol: String) throws(MissingSymbol) -> Function {
        guard let address = self[symbol] else { throw MissingSymbol() }
        return unsafeBitCast(address, to: Function.self)
    }
}
