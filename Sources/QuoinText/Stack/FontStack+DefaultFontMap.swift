import CPangoCairo
import QuoinSystem
import QuoinValues

extension FontStack {
    /// Makes the stack Pango's source of fonts on this thread while `body` runs, for a library that draws texts with
    /// Pango's default font map. `body` runs within the lock of ``CairoGlyphCache``.
    ///
    /// The font map is a new one each time, so that earlier drawings have no influence.
    ///
    /// - Parameters:
    ///   - pango: the Pango that the library uses.
    ///   - unnamedFamily: the family that the library requests for texts that name none. They are drawn in the default
    ///     family. `nil` if a text names this family itself.
    /// - Returns: the lists of families that the library requested and of which none is in the stack.
    package func withDefaultFontMap(
        of pango: FontMapLibrary, unnamedFamily: String?, _ body: () -> Void
    ) throws(QuoinError) -> [[String]] {
        let requests = FamilyRequests(unnamedFamily: unnamedFamily, pango.fontconfig)
        let configuration =
            if let copy = pango.fontconfig { try copiedFonts(in: copy) } else { try allFonts().configuration }
        let fontMap = try FontMap(configuration, of: pango)
        CairoGlyphCache.withLock {
            pango.setSubstitution(
                OpaquePointer(fontMap.pointer), FamilyRequests.record, Unmanaged.passUnretained(requests).toOpaque(),
                nil)
            pango.setDefault(OpaquePointer(fontMap.pointer))
            body()
            pango.setDefault(nil)
            fontMap.free()
        }
        return requests.families.filter { !$0.contains(where: hasFamily) }
    }

    /// The characters of a text that no font of the stack has, each once. Invisible characters need no glyph.
    package func missingCharacters(of text: String) throws(QuoinError) -> [Unicode.Scalar] {
        let fonts = try allFonts().configuration.patterns
            .compactMap { $0.flatMap { FontPattern(pointer: $0).characters } }
        var missing: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !scalar.isInvisible && !missing.contains(scalar) {
            if !fonts.contains(where: { FcCharSetHasChar($0, scalar.value) == FcTrue }) { missing.append(scalar) }
        }
        return missing
    }
}

/// The families that Pango requests from a font map.
private final class FamilyRequests {
    private(set) var families: [[String]] = []
    private let unnamedFamily: String?
    private let fontconfig: FontconfigLibrary

    init(unnamedFamily: String?, _ fontconfig: FontconfigLibrary?) {
        (self.unnamedFamily, self.fontconfig) = (unnamedFamily, fontconfig ?? .own)
    }

    /// Pango calls this for each font that it requests, after the rules of the configuration.
    static let record: PangoFcSubstituteFunc = { pattern, requests in
        guard let pattern, let requests else { return }
        Unmanaged<FamilyRequests>.fromOpaque(requests).takeUnretainedValue().add(pattern)
    }

    private func add(_ pattern: OpaquePointer) {
        let names = fontconfig.families(of: pattern).dropLast(FontConfiguration.fallbackFamilies.count)
        guard Array(names) != unnamedFamily.map({ [$0] }) else {
            // The rest of the list begins with the default family.
            _ = fontconfig.remove(pattern, FC_FAMILY, 0)
            return
        }
        if !families.contains(Array(names)) { families.append(Array(names)) }
    }
}

extension Unicode.Scalar {
    /// Whether the character is invisible.
    fileprivate var isInvisible: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
    }
}

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

/// The functions of Pango that make font maps: of Quoin's own Pango, or of the Pango of a library that is loaded when it is
/// needed, which is another copy if Quoin's is part of the program.
package struct FontMapLibrary: Sendable {
    typealias Map = OpaquePointer

    let make: @convention(c) (cairo_font_type_t) -> UnsafeMutablePointer<PangoFontMap>?
    let setDefault: @convention(c) (Map?) -> Void
    let setConfiguration: @convention(c) (Map?, OpaquePointer?) -> Void
    let setSubstitution: @convention(c) (Map?, PangoFcSubstituteFunc?, gpointer?, GDestroyNotify?) -> Void
    let release: @convention(c) (gpointer?) -> Void
    /// The Fontconfig that it reads configurations with; `nil` for Quoin's own.
    let fontconfig: FontconfigLibrary?

    /// Quoin's own Pango.
    package static let own = FontMapLibrary(
        make: { pango_cairo_font_map_new_for_font_type($0) }, setDefault: { pango_cairo_font_map_set_default($0) },
        setConfiguration: { pango_fc_font_map_set_config($0, $1) },
        setSubstitution: { pango_fc_font_map_set_default_substitute($0, $1, $2, $3) }, release: { g_object_unref($0) },
        fontconfig: nil)
}

extension FontMapLibrary {
    /// The Pango that a library is linked with.
    package init(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        self.init(
            make: try library.function("pango_cairo_font_map_new_for_font_type"),
            setDefault: try library.function("pango_cairo_font_map_set_default"),
            setConfiguration: try library.function("pango_fc_font_map_set_config"),
            setSubstitution: try library.function("pango_fc_font_map_set_default_substitute"),
            release: try library.function("g_object_unref"), fontconfig: try .copy(of: library))
    }
}
