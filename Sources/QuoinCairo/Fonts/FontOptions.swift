import CPangoCairo

/// Cairo's options for drawing glyphs, the same in every context: no hinting, grey antialiasing.
final class FontOptions {
    let pointer: OpaquePointer

    init() {
        // Cairo never returns null here, but an object that ignores what is set when there is no memory.
        pointer = cairo_font_options_create()
        cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    }

    deinit {
        cairo_font_options_destroy(pointer)
    }
}
