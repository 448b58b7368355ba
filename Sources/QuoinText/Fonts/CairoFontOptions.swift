import CPangoCairo

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
