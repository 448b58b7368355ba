import CPangoCairo

/// What a picture depends on besides its layout: the versions of the libraries that drew it, and its fonts.
public struct EnvironmentFingerprint: Hashable, Sendable, Codable {
    /// By the library's name.
    public var libraries: [String: String]
    /// The SHA-256 of each font file, by the file's name.
    public var fonts: [String: String]

    /// A fingerprint that is known already, as that of a picture's record, whose digests may be shortened.
    public init(libraries: [String: String], fonts: [String: String]) {
        (self.libraries, self.fonts) = (libraries, fonts)
    }

    /// The fingerprint of what draws with a stack. Reads every font file.
    ///
    /// - Throws: ``FontError/unreadable(path:)``.
    public init(_ stack: FontStack) throws(FontError) {
        let files = try stack.files().map {
            (name: $0.path.split(separator: "/").last.map(String.init) ?? "", $0.digest)
        }
        self.init(
            libraries: EnvironmentFingerprint.libraryVersions, fonts: Dictionary(files) { first, _ in first })
    }

    /// The versions of the libraries that the process runs with, by name.
    public static let libraryVersions: [String: String] = {
        [
            "cairo": String(cString: cairo_version_string()),
            "fontconfig": fontconfigVersion,
            "freetype": freetypeVersion,
            "harfbuzz": String(cString: hb_version_string()),
            "pango": String(cString: pango_version_string()),
        ]
    }()

    /// Fontconfig gives its version as one number: 21401 is 2.14.1.
    private static var fontconfigVersion: String {
        let version = FcGetVersion()
        return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
    }

    private static var freetypeVersion: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}
