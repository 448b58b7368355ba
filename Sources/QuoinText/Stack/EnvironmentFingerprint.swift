import CPangoCairo
import QuoinSystem
import QuoinValues
import Synchronization

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

/// Keeps the environment of the process from changing pictures.
package enum ProcessEnvironment {
    /// Variables that change what fontconfig, HarfBuzz, FreeType or Pango do.
    package static let variables = [
        "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_DEBUG", "FC_LANG", "FREETYPE_PROPERTIES",
        "HB_OPTIONS", "HB_SHAPER_LIST", "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND",
    ]

    /// Removes the variables that could change a picture or print on standard output.
    ///
    /// Call it at the start of a program, before there is a second thread. Some libraries read the environment only
    /// once.
    package static func makeHermetic() {
        for variable in variables { unsetenv(variable) }
        // Pango and librsvg print warnings that contain text of fonts and images. Quoin reports such problems itself.
        g_log_set_writer_func(dropMessage, nil, nil)
        g_quark_from_string(silentMark)
        isHermetic.withLock { $0 = true }
    }

    private static let isHermetic = Mutex(false)
    private static let dropMessage: GLogWriterFunc = { _, _, _, _ in G_LOG_WRITER_HANDLED }
    /// A name that the copies of GLib know whose messages are dropped.
    private static let silentMark = "quoin-silent"

    /// Drops the messages of the GLib that a library is linked with, if ``makeHermetic()`` was called. It is another copy than
    /// Quoin's if that is part of the program.
    package static func dropMessages(of library: SharedLibrary) {
        typealias Name = @convention(c) (UnsafePointer<CChar>) -> GQuark
        typealias Setter = @convention(c) (GLogWriterFunc?, gpointer?, GDestroyNotify?) -> Void
        guard let name: Name = try? library.function("g_quark_try_string"),
            let setName: Name = try? library.function("g_quark_from_string"),
            let set: Setter = try? library.function("g_log_set_writer_func")
        else { return }
        isHermetic.withLock { isHermetic in
            // GLib ends the process if a second function is set.
            guard isHermetic, name(silentMark) == 0 else { return }
            _ = setName(silentMark)
            set(dropMessage, nil, nil)
        }
    }
}
