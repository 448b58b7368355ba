import CPangoCairo
import QuoinSystem
import QuoinValues

/// The inputs of a picture besides its layout: the kind of processor, the versions of libraries, and the fonts.
package struct EnvironmentFingerprint: Hashable, Sendable, Codable {
    /// The versions by the libraries' names, and the kind of processor as `architecture`.
    package var libraries: [String: String]
    /// The SHA-256 of each font file, by the file's name.
    package var fonts: [String: String]

    /// A known fingerprint, such as that of a picture's record, whose digests may be shortened.
    package init(libraries: [String: String], fonts: [String: String]) {
        (self.libraries, self.fonts) = (libraries, fonts)
    }

    /// The versions of the libraries in this process, by name, and the kind of processor.
    package static let libraryVersions: [String: String] = {
        [
            "architecture": ProgramVersion.architecture,
            "cairo": String(cString: cairo_version_string()),
            "fontconfig": fontconfigVersion,
            "freetype": freetypeVersion,
            "harfbuzz": String(cString: hb_version_string()),
            "pango": String(cString: pango_version_string()),
            "pixman": String(cString: pixman_version_string()),
        ]
    }()

    /// Fontconfig returns its version as one number: 21401 is 2.14.1.
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

extension FontStack {
    /// The fingerprint of the libraries and of some fonts, for pictures that show only these fonts.
    ///
    /// - Parameter paths: font files as in glyph runs. Each is read once in the life of the stack.
    /// - Throws: a ``QuoinError`` for a font that cannot be read.
    package func fingerprint(ofFiles paths: Set<String>) throws(QuoinError) -> EnvironmentFingerprint {
        var fonts: [String: String] = [:]
        for path in paths.sorted() {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            fonts[name] = try digest(of: path)
        }
        return EnvironmentFingerprint(libraries: EnvironmentFingerprint.libraryVersions, fonts: fonts)
    }

    private func digest(of path: String) throws(QuoinError) -> String {
        try digests.value(for: path) { () throws(QuoinError) in try FontFile.digest(ofFile: path) }
    }
}
