import CPangoCairo
import QuoinScene
import QuoinSystem

/// Pango's font map and context for a font configuration, with the same options everywhere.
package final class PangoFonts {
    let context: OpaquePointer
    package let configuration: FontConfiguration
    /// The families and their aliases, in lowercase.
    private let familyNames: Set<String>
    private let fontMap: FontMap
    private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]
    /// The metrics of styles, by what chooses their fonts.
    private var styleMetrics = KeptValues<StyleKey, FontMetrics?>(limit: facesLimit)

    /// The number of fonts that are kept; beyond that all are dropped. Each size of a face is a font.
    private static let facesLimit = 512

    /// The properties of a style that choose its font.
    private struct StyleKey: Hashable {
        var families: [String]
        var size: Double
        var weight: FontWeight
        var width: TextStyle.FontWidth
        var isItalic: Bool
        var axes: [String: Double]

        init(_ style: TextStyle) {
            (families, size, weight, width) = (style.families, style.letterSize, style.weight, style.width)
            (isItalic, axes) = (style.isItalic, style.axes)
        }
    }

    /// The properties of a font that Pango chose.
    struct Face {
        var face: FontFace
        /// In lowercase.
        var families: Set<String>
        var isItalic: Bool
        var weight: FontWeight?
        /// In percent of the normal width.
        var width: Double?
        /// The four-letter tags of a variable font's axes.
        var axes: Set<String>
        var metrics: FontMetrics
    }

    /// - Parameter others: families that may be opened later.
    init(_ configuration: FontConfiguration, others: [String] = []) throws(QuoinError) {
        let fontMap = try FontMap(configuration)
        guard let context = pango_font_map_create_context(fontMap.pointer) else {
            fontMap.free()
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
        CairoGlyphCache.withLock {
            forgetFaces()
            g_object_unref(UnsafeMutableRawPointer(context))
            fontMap.free()
        }
    }

    private func setOptions() {
        let options = CairoFontOptions()
        pango_cairo_context_set_font_options(context, options.pointer)
        pango_cairo_context_set_resolution(context, 96)
        // Unrounded advances, and so line breaks, are the same at every scale.
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    }

    /// Whether the fonts have a family, or one that the name is an alias of.
    func hasFamily(_ name: String) -> Bool {
        familyNames.contains(name.lowercased())
    }

    /// Opens another file; `false` if it is not a font.
    func open(_ file: String) -> Bool {
        guard fontMap.add(file, to: configuration, contexts: 1) else { return false }
        styleMetrics.removeAll()
        return true
    }

    /// The properties of a font.
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
        // The address is the key, so the font must stay alive.
        g_object_ref(font)
        faces[font] = face
        return face
    }

    /// The metrics of the first font of a style, which may lack the characters that a face shows.
    func metrics(of style: TextStyle, in face: Face) -> FontMetrics {
        if style.families.first.map(face.isOf) == true { return face.metrics }
        return metrics(of: style) ?? face.metrics
    }

    private func metrics(of style: TextStyle) -> FontMetrics? {
        styleMetrics.value(for: StyleKey(style)) {
            let description = FontDescription(style)
            let font = pango_context_load_font(context, description.pointer)
            defer { if let font { g_object_unref(font) } }
            return font.flatMap { face(of: $0)?.metrics }
        }
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

extension PangoFonts {
    /// Whether the letters of a text are all of scripts that are not slanted in print: all others than Latin, Greek, Cyrillic
    /// and Armenian.
    func hasNoItalics(_ text: Substring) -> Bool {
        var hasUpright = false
        for scalar in text.unicodeScalars where scalar.value >= 0x590 || scalar.properties.isAlphabetic {
            switch scalar.value {
            case ..<0x590, 0x1D00..<0x2000, 0x2C60..<0x2C80, 0xA640..<0xA6A0, 0xA720..<0xA800, 0xAB30..<0xAB70,
                0xFB00..<0xFB18:
                if scalar.properties.isAlphabetic { return false }
            case 0x2000..<0x2E80: continue
            default: hasUpright = true
            }
        }
        // Digits alone may belong to letters of another direction.
        return hasUpright || !text.contains(where: \.isLetter)
    }

    /// The differences of a face from a style.
    ///
    /// - Parameter text: the text in this face.
    func substitutions(in face: Face, for style: TextStyle, of text: Substring) -> [TextContent.Problem] {
        guard let family = style.families.first(where: face.isOf) else {
            if let emoji = text.first(where: \.isEmoji)?.unicodeScalars.first,
                let family = style.families.first(where: { hasColored(emoji, in: $0) })
            {
                return [.unusedEmoji(emoji, family: family, by: face.face.family)]
            }
            // Styles name no family for emoji, nor for the scripts that Inter has faces beside it for. A missing family is
            // another problem, which is reported elsewhere.
            let isBesideInter =
                face.weight == style.weight && style.families.contains("Inter")
                && DefaultFonts.scriptFamilies.contains(face.face.family)
            guard !isBesideInter, style.families.contains(where: hasFamily),
                let character = text.first(where: { !$0.isEmoji && !$0.isWhitespace }),
                let scalar = character.unicodeScalars.first
            else {
                return []
            }
            return [.substitutedFamily(scalar, families: style.families, by: face.face.family)]
        }
        var problems: [TextContent.Problem] = []
        if face.isItalic != style.isItalic, !style.isItalic || !hasNoItalics(text) {
            problems.append(.missingStyle(family: family, isItalic: style.isItalic))
        }
        if let weight = face.weight, weight != style.weight {
            problems.append(.missingWeight(family: family, style.weight, nearest: weight))
        }
        // Fontconfig keeps widths as whole percents.
        if let width = face.width, abs(width - style.width.percent) > 1 {
            problems.append(.missingWidth(family: family, style.width.percent, nearest: width))
        }
        for tag in style.axes.keys.sorted() where !face.axes.contains(tag) {
            problems.append(.missingAxis(family: family, tag: tag))
        }
        return problems
    }

    /// Whether a family has a glyph of its own colors for a character. Pango asks for one family for all emoji.
    private func hasColored(_ scalar: Unicode.Scalar, in family: String) -> Bool {
        configuration.patterns.contains { pointer in
            guard let pattern = pointer.map({ FontPattern(pointer: $0) }), pattern.hasColors,
                let characters = pattern.characters, FcCharSetHasChar(characters, scalar.value) == FcTrue
            else { return false }
            return pattern.families.contains { $0.lowercased() == family.lowercased() }
        }
    }
}

extension PangoFonts.Face {
    /// Whether the face belongs to a family, which may be given by an alias.
    fileprivate func isOf(family name: String) -> Bool {
        let name = name.lowercased()
        return families.contains(FontConfiguration.aliases[name]?.lowercased() ?? name)
    }
}

extension Character {
    /// Whether it has an emoji presentation by default or by a variation selector or keycap.
    fileprivate var isEmoji: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    }
}

/// Cairo's options for drawing glyphs: no hinting, gray antialiasing.
package final class CairoFontOptions {
    package let pointer: OpaquePointer

    /// - Parameter variations: the axes of a variable font, as fontconfig writes them; empty for its defaults.
    package init(variations: String = "") {
        // Cairo never returns null here; without memory it returns an object that ignores changes.
        pointer = cairo_font_options_create()
        cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
        if !variations.isEmpty { cairo_font_options_set_variations(pointer, variations) }
    }

    deinit {
        cairo_font_options_destroy(pointer)
    }
}
