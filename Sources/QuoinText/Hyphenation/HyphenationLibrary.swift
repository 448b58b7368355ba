#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The functions of libhyphen. It is loaded for the first text with automatic hyphens.
struct HyphenationLibrary {
    /// `nil` if libhyphen is not installed.
    static let shared = HyphenationLibrary()

    typealias Patterns = OpaquePointer
    typealias Replacements = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
    typealias Numbers = UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>

    /// Reads patterns from an open `FILE`.
    private let read: @convention(c) (UnsafeMutableRawPointer) -> Patterns?
    let free: @convention(c) (Patterns) -> Void
    /// Writes an odd digit for each byte of a word after which a hyphen may follow. The arguments are the word and its
    /// length. If a hyphen changes letters, arrays for the changes are allocated.
    let hyphenate:
        @convention(c) (
            Patterns, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>?,
            Replacements, Numbers, Numbers
        ) -> Int32

    private init?() {
        #if canImport(Darwin)
            let names = [
                "libhyphen.0.dylib", "/opt/homebrew/lib/libhyphen.0.dylib", "/usr/local/lib/libhyphen.0.dylib",
            ]
        #else
            let names = ["libhyphen.so.0"]
        #endif
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let read = dlsym(library, "hnj_hyphen_load_file"), let free = dlsym(library, "hnj_hyphen_free"),
            let hyphenate = dlsym(library, "hnj_hyphen_hyphenate2")
        else { return nil }
        self.read = Self.function(read)
        self.free = Self.function(free)
        self.hyphenate = Self.function(hyphenate)
    }

    /// The patterns in the bytes of a file.
    func patterns(in file: [UInt8]) -> Patterns? {
        var file = file
        return file.withUnsafeMutableBytes { bytes in
            guard let stream = fmemopen(bytes.baseAddress, bytes.count, "r") else { return nil }
            defer { fclose(stream) }
            return read(UnsafeMutableRawPointer(stream))
        }
    }

    private static func function<Function>(_ address: UnsafeMutableRawPointer) -> Function {
        unsafeBitCast(address, to: Function.self)
    }
}
