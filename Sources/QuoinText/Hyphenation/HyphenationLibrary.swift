import QuoinSystem

/// The functions of libhyphen. It is loaded for the first text with automatic hyphens.
struct HyphenationLibrary {
    /// `nil` if libhyphen is not installed.
    static let shared = SharedLibrary.functions(
        linux: "libhyphen.so.0", darwin: "libhyphen.0.dylib", HyphenationLibrary.init)

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

    private init(_ library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        read = try library.function("hnj_hyphen_load_file")
        free = try library.function("hnj_hyphen_free")
        hyphenate = try library.function("hnj_hyphen_hyphenate2")
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
}
