import CPangoCairo

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
        g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
    }

    /// Makes an empty configuration the current one. Otherwise Pango loads the configuration and the fonts of the
    /// system in another thread.
    static let emptyFontConfiguration: Void = {
        guard let configuration = FcConfigCreate() else { return }
        FcConfigSetSysRoot(configuration, nil)
        FcConfigSetCurrent(configuration)
        FcConfigDestroy(configuration)
    }()
}
