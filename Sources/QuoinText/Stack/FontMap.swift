import CPangoCairo
import QuoinPlatform
import QuoinValues

/// Pango's font map for a font configuration. ``free()`` must be called.
///
/// Pango sorts the fonts for each style on a separate thread, which changes the font map's tables without a lock when
/// it is done. So the tables are only replaced or freed while that thread has no work left.
struct FontMap {
    let pointer: UnsafeMutablePointer<PangoFontMap>
    private let library: FontMapLibrary

    init(_ configuration: FontConfiguration, of library: FontMapLibrary = .own) throws(QuoinError) {
        guard let pointer = library.make(CAIRO_FONT_TYPE_FT) else { throw .libraryFailed("pango") }
        (self.pointer, self.library) = (pointer, library)
        library.setConfiguration(OpaquePointer(pointer), configuration.pointer)
    }

    /// Adds a font file to the map's configuration; `false` if it is not a font.
    ///
    /// - Parameter contexts: the number of the map's contexts.
    func add(_ file: String, to configuration: FontConfiguration, contexts: Int) -> Bool {
        waitForSorting(contexts: contexts)
        guard (try? configuration.add(file)) != nil else { return false }
        pango_fc_font_map_config_changed(OpaquePointer(pointer))
        return true
    }

    /// Frees the map after its contexts. The caller holds the lock of ``CairoGlyphCache``, because fonts that are freed
    /// remove their glyphs from Cairo's cache.
    func free() {
        waitForSorting(contexts: 0)
        // A freed font map would leak its configuration.
        library.setConfiguration(OpaquePointer(pointer), nil)
        library.release(pointer)
    }

    /// Waits until Pango's thread has sorted all fonts. Each of its tasks holds the map, as this value and each context
    /// do.
    private func waitForSorting(contexts: Int) {
        while pointer.pointee.parent_instance.ref_count > contexts + 1 { sched_yield() }
    }
}
