import CPangoCairo

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the libraries would take from the process around them.
public enum ProcessEnvironment {
    /// Variables that steer fontconfig, HarfBuzz, FreeType or Pango.
    private static let variables = [
        "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_DEBUG", "FC_LANG", "FREETYPE_PROPERTIES",
        "HB_OPTIONS", "HB_SHAPER_LIST", "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND",
    ]

    /// Removes the variables that would change a picture or print on standard output.
    ///
    /// To be called first thing in a program, before there is a second thread: the environment is the process's, and
    /// some libraries read it only once.
    public static func makeHermetic() {
        for variable in variables { unsetenv(variable) }
    }

    /// Gives fontconfig an empty configuration before Pango asks for the current one: Pango would have it load the
    /// system's configuration and fonts, in a thread of its own.
    static let emptyFontConfiguration: Void = {
        guard let configuration = FcConfigCreate() else { return }
        FcConfigSetSysRoot(configuration, nil)
        FcConfigSetCurrent(configuration)
        FcConfigDestroy(configuration)
    }()
}
