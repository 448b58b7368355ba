import CPangoCairo
import QuoinSystem

/// The functions of Pango that make font maps: of Quoin's own Pango, or of the Pango of a library that is loaded when it is
/// needed, which is another copy if Quoin's is part of the program.
package struct FontMapLibrary: Sendable {
    typealias Map = OpaquePointer

    let make: @convention(c) (cairo_font_type_t) -> UnsafeMutablePointer<PangoFontMap>?
    let setDefault: @convention(c) (Map?) -> Void
    let setConfiguration: @convention(c) (Map?, OpaquePointer?) -> Void
    let setSubstitution: @convention(c) (Map?, PangoFcSubstituteFunc?, gpointer?, GDestroyNotify?) -> Void
    let release: @convention(c) (gpointer?) -> Void

    /// Quoin's own Pango.
    package static let own = FontMapLibrary(
        make: { pango_cairo_font_map_new_for_font_type($0) }, setDefault: { pango_cairo_font_map_set_default($0) },
        setConfiguration: { pango_fc_font_map_set_config($0, $1) },
        setSubstitution: { pango_fc_font_map_set_default_substitute($0, $1, $2, $3) }, release: { g_object_unref($0) })
}

extension FontMapLibrary {
    /// The Pango that a library is linked with.
    package init(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        self.init(
            make: try library.function("pango_cairo_font_map_new_for_font_type"),
            setDefault: try library.function("pango_cairo_font_map_set_default"),
            setConfiguration: try library.function("pango_fc_font_map_set_config"),
            setSubstitution: try library.function("pango_fc_font_map_set_default_substitute"),
            release: try library.function("g_object_unref"))
    }
}
