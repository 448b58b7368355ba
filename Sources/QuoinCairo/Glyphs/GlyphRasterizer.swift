import CPangoCairo
import QuoinScene

/// Draws single glyphs as coverage, and keeps them.
///
/// Cairo 1.16 puts glyphs on whole pixels, which makes the spacing of small text uneven; here they stand at quarters of
/// a pixel along the line.
final class GlyphRasterizer {
    private let library: FT_Library
    private var faces: [FontFace: GlyphFace] = [:]
    private var openedCount = 0
    private var images: [Key: GlyphImage] = [:]
    private var keptBytes = 0

    /// Each setting of a variable font is a face of its own; so many are open before all are dropped.
    private static let facesLimit = 256
    /// So much coverage is kept before all of it is dropped.
    private static let keptBytesLimit = 16 << 20
    /// In bytes: what an image takes up beside its coverage, which a space has none of.
    private static let imageCost = 128
    /// The number of places a glyph can have within a pixel.
    static let phases = 4

    private struct Key: Hashable {
        var face: Int
        var size: Int
        var glyph: UInt32
        var phase: Int
    }

    init() throws(FontError) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { throw .libraryFailed("freetype") }
        self.library = library
        // Said outright, for FREETYPE_PROPERTIES could say otherwise.
        var noDarkening: FT_Bool = 1
        FT_Property_Set(library, "cff", "no-stem-darkening", &noDarkening)
    }

    deinit {
        faces.removeAll()
        FT_Done_FreeType(library)
    }

    /// A face, opened.
    ///
    /// - Throws: ``RenderError/missingFont(path:)``.
    func face(_ face: FontFace) throws(RenderError) -> GlyphFace {
        if let known = faces[face] { return known }
        guard let opened = GlyphFace(face, library: library, number: openedCount) else {
            throw .missingFont(path: face.path)
        }
        if faces.count >= GlyphRasterizer.facesLimit { faces.removeAll() }
        faces[face] = opened
        openedCount += 1
        return opened
    }

    /// The coverage of a glyph.
    ///
    /// - Parameters:
    ///   - size: 64ths of a pixel.
    ///   - phase: quarters of a pixel to the right.
    func image(of glyph: UInt32, face: GlyphFace, size: Int, phase: Int) -> GlyphImage {
        let key = Key(face: face.number, size: size, glyph: glyph, phase: phase)
        if let known = images[key] { return known }
        let image = face.render(glyph, size: size, phase: phase)
        if keptBytes > GlyphRasterizer.keptBytesLimit {
            images.removeAll()
            keptBytes = 0
        }
        images[key] = image
        keptBytes += image.coverage.count + GlyphRasterizer.imageCost
        return image
    }
}

/// A glyph's coverage of pixels.
struct GlyphImage {
    /// From the origin's pixel to the first column, and to the first row, downward.
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// Row by row, from 0 to 255.
    var coverage: [UInt8] = []
}
