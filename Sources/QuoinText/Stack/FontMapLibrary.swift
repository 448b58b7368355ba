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
    /// The Pango that a library is linked with; `nil` if it is linked with none.
    package init?(of library: SharedLibrary) {
        guard let make = library["pango_cairo_font_map_new_for_font_type"],
            let setDefault = library["pango_cairo_font_map_set_default"],
            let setConfiguration = library["pango_fc_font_map_set_config"],
            let setSubstitution = library["pango_fc_font_map_set_default_substitute"],
            let release = library["g_object_unref"]
        else { return nil }
        self.init(
            make: SharedLibrary.function(make), setDefault: SharedLibrary.function(setDefault),
            setConfiguration: SharedLibrary.function(setConfiguration),
            setSubstitution: SharedLibrary.function(setSubstitution), release: SharedLibrary.function(release))
    }
}
