import CPangoCairo
import QuoinSystem
import Synchronization

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
