import CPangoCairo
import QuoinScene

/// Pango's view of a font configuration: a font map and a context whose options are the same everywhere.
final class PangoFonts {
    let context: OpaquePointer
    let configuration: FontConfiguration
    /// The names of the families and their aliases, in lower case.
    private let familyNames: Set<String>
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]

    /// Each size of a face is a font of its own; so many are known before all are forgotten.
    private static let facesLimit = 512

    /// What is known of a font that Pango chose.
    struct Face {
        var face: FontFace
        /// In lower case.
        var families: Set<String>
        var isItalic: Bool
        var weight: FontWeight?
        /// In percent of the normal width.
        var width: Double?
        /// The four-letter tags of a variable font's axes.
        var axes: Set<String>
        var metrics: FontMetrics
    }

    /// - Parameter others: the families of fonts that may be opened later.
    init(_ configuration: FontConfiguration, others: [String] = []) throws(FontError) {
        guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .libraryFailed("pango")
        }
        pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration.pointer)
        guard let context = pango_font_map_create_context(fontMap) else {
            g_object_unref(fontMap)
            throw .libraryFailed("pango")
        }
        self.fontMap = fontMap
        self.context = context
        self.configuration = configuration
        let names = Set((configuration.familyNames.joined() + others).map { $0.lowercased() })
        familyNames = names.union(FontConfiguration.aliases.filter { names.contains($0.value.lowercased()) }.keys)
        setOptions()
    }

    deinit {
        // Fonts that go away take their glyphs out of Cairo's cache.
        CairoGlyphCache.withLock {
            forgetFaces()
            g_object_unref(UnsafeMutableRawPointer(context))
            // A font map that goes away keeps its configuration alive, with all its fonts.
            pango_fc_font_map_set_config(OpaquePointer(fontMap), nil)
            g_object_unref(fontMap)
        }
    }

    private func setOptions() {
        let options = FontOptions()
        pango_cairo_context_set_font_options(context, options.pointer)
        pango_cairo_context_set_resolution(context, 96)
        // Advances that are not rounded are the same at every scale, and so are the line breaks.
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    }

    /// Whether a family is among the fonts, or stands for one that is.
    func hasFamily(_ name: String) -> Bool {
        familyNames.contains(name.lowercased())
    }

    /// Opens another font, and tells whether it is one.
    func open(_ file: String) -> Bool {
        guard (try? configuration.add(file)) != nil else { return false }
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        return true
    }

    /// What is known of a font.
    func face(of font: UnsafeMutablePointer<PangoFont>) -> Face? {
        if let known = faces[font] { return known }
        guard
            let pointer = pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        else { return nil }
        let pattern = FontPattern(pointer: pointer)
        let face = Face(
            face: pattern.face, families: Set(pattern.families.map { $0.lowercased() }), isItalic: pattern.isItalic,
            weight: pattern.weight.map { FontWeight($0) }, width: pattern.width, axes: axes(of: font),
            metrics: FontMetrics(font, pattern: pattern))
        if faces.count >= PangoFonts.facesLimit { forgetFaces() }
        // The font is kept alive, for its address is its name in the table.
        g_object_ref(font)
        faces[font] = face
        return face
    }

    private func forgetFaces() {
        for font in faces.keys { g_object_unref(font) }
        faces.removeAll()
    }

    private func axes(of font: UnsafeMutablePointer<PangoFont>) -> Set<String> {
        guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return [] }
        var count = hb_ot_var_get_axis_count(face)
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return Set(infos.prefix(Int(count)).map { FontVariations.tag(of: $0.tag) })
    }
}
