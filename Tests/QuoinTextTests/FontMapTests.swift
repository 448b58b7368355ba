import CPangoCairo
import QuoinText
import Testing

@Suite("Font maps")
struct FontMapTests {
    @Test("a font map is free once its drawing is done, although Pango sorts fonts on a thread of its own")
    func freed() throws {
        let stack = try FontStack()
        for size in 1...100 {
            let map = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
            map.initialize(to: nil)
            _ = try stack.withDefaultFontMap(of: .own, unnamedFamily: nil) {
                Self.loadFont(size: size, keepingMapIn: map)
            }
            try #require(map.pointee == nil)
            map.deallocate()
        }
    }

    /// Loads a font from Pango's default font map.
    ///
    /// - Parameter map: receives the font map, and `nil` when that is freed.
    private static func loadFont(size: Int, keepingMapIn map: UnsafeMutablePointer<gpointer?>) {
        guard let fontMap = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(fontMap),
            let description = pango_font_description_from_string("Inter \(size)px")
        else { return }
        map.pointee = gpointer(fontMap)
        fontMap.withMemoryRebound(to: GObject.self, capacity: 1) { g_object_add_weak_pointer($0, map) }
        if let font = pango_context_load_font(context, description) { g_object_unref(font) }
        pango_font_description_free(description)
        g_object_unref(UnsafeMutableRawPointer(context))
    }
}
