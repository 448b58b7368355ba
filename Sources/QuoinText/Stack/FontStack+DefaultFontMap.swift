import CPangoCairo
import QuoinScene
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
        let requests = FamilyRequests(unnamedFamily: unnamedFamily)
        let configuration = try allFonts().configuration
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

    init(unnamedFamily: String?) {
        self.unnamedFamily = unnamedFamily
    }

    /// Pango calls this for each font that it requests, after the rules of the configuration.
    static let record: PangoFcSubstituteFunc = { pattern, requests in
        guard let pattern, let requests else { return }
        Unmanaged<FamilyRequests>.fromOpaque(requests).takeUnretainedValue().add(pattern)
    }

    private func add(_ pattern: OpaquePointer) {
        let names = FontPattern(pointer: pattern).families.dropLast(FontConfiguration.fallbackFamilies.count)
        guard Array(names) != unnamedFamily.map({ [$0] }) else {
            // The rest of the list begins with the default family.
            FcPatternRemove(pattern, FC_FAMILY, 0)
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
