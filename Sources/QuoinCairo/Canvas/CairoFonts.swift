import CPangoCairo
import QuoinText

/// Cairo's font faces, for color glyphs and PDFs.
final class CairoFonts {
    private var faces: [FontFace: OpaquePointer] = [:]
    private var optionsByVariations: [String: CairoFontOptions] = [:]

    /// The number of faces that are kept; beyond that all are dropped. Each setting of a variable font is a face.
    private static let facesLimit = 256

    deinit {
        dropFaces()
    }

    /// - Throws: `missingFont`.
    func face(_ face: FontFace, isScalable: Bool) throws(QuoinError) -> OpaquePointer {
        if let known = faces[face] { return known }
        guard let opened = isScalable ? CairoFonts.open(face) : CairoFonts.openBitmaps(face) else {
            throw .missingFont(path: face.path)
        }
        guard cairo_font_face_status(opened) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(opened)
            throw .missingFont(path: face.path)
        }
        if faces.count >= CairoFonts.facesLimit { dropFaces() }
        faces[face] = opened
        return opened
    }

    /// The options to draw a face with. Cairo applies a font's variations before each glyph, from the options.
    func options(for face: FontFace) -> CairoFontOptions {
        if let known = optionsByVariations[face.variations] { return known }
        let options = CairoFontOptions(variations: face.variations)
        optionsByVariations[face.variations] = options
        return options
    }

    private func dropFaces() {
        for face in faces.values { cairo_font_face_destroy(face) }
        faces.removeAll()
        optionsByVariations.removeAll()
    }

    /// Opens a face of its own, and keeps it open as long as Cairo uses it.
    ///
    /// A face that Cairo opened itself is shared by all fonts of the file. Measuring moves it along its axes, and a PDF
    /// would get whatever outlines it had last. Cairo also closes such faces once it has ten of them.
    private static func open(_ face: FontFace) -> OpaquePointer? {
        guard let opened = GlyphFace(alone: face),
            let cairoFace = cairo_ft_font_face_create_for_ft_face(opened.pointer, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        let owner = Unmanaged.passRetained(opened)
        let status = cairo_font_face_set_user_data(cairoFace, ownerKey, owner.toOpaque()) { owner in
            if let owner { Unmanaged<GlyphFace>.fromOpaque(owner).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(cairoFace)
            owner.release()
            return nil
        }
        return cairoFace
    }

    private static func openBitmaps(_ face: FontFace) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, face.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
        // Cairo draws nothing if a bitmap font is to be antialiased.
        FcPatternAddBool(pattern, FC_ANTIALIAS, FcFalse)
        return cairo_ft_font_face_create_for_pattern(pattern)
    }

    /// Only its address counts.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
