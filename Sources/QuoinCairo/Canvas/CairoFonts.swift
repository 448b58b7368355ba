import CPangoCairo
import QuoinScene
import QuoinText

/// Cairo's font faces, for color glyphs and PDFs.
final class CairoFonts {
    let options = CairoFontOptions()
    private var faces: [FontFace: OpaquePointer] = [:]

    /// The number of faces that are kept; beyond that all are dropped. Each setting of a variable font is a face.
    private static let facesLimit = 256

    deinit {
        dropFaces()
    }

    /// - Throws: `missingFont`.
    func face(_ face: FontFace, isScalable: Bool) throws(RenderError) -> OpaquePointer {
        if let known = faces[face] { return known }
        guard let opened = CairoFonts.open(face, isScalable: isScalable) else { throw .missingFont(path: face.path) }
        guard cairo_font_face_status(opened) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(opened)
            throw .missingFont(path: face.path)
        }
        if faces.count >= CairoFonts.facesLimit { dropFaces() }
        faces[face] = opened
        return opened
    }

    private func dropFaces() {
        for face in faces.values { cairo_font_face_destroy(face) }
        faces.removeAll()
    }

    private static func open(_ face: FontFace, isScalable: Bool) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, face.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
        FcPatternAddBool(pattern, FC_HINTING, FcFalse)
        FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse)
        // Cairo draws nothing if a bitmap font is to be antialiased.
        FcPatternAddBool(pattern, FC_ANTIALIAS, isScalable ? FcTrue : FcFalse)
        if !face.variations.isEmpty { FcPatternAddString(pattern, FC_FONT_VARIATIONS, face.variations) }
        return cairo_ft_font_face_create_for_pattern(pattern)
    }
}
