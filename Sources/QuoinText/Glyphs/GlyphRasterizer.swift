import CPangoCairo
import QuoinScene
import QuoinSystem

/// Draws glyphs as coverage with FreeType, and keeps the images.
///
/// Cairo 1.16 puts glyphs on whole pixels, which makes the spacing of small text uneven. Here they are placed at
/// quarters of a pixel along the line.
package final class GlyphRasterizer {
    private let library: FT_Library
    /// Open faces. Each setting of a variable font is a face.
    private var faces = KeptValues<FontFace, GlyphFace>(limit: 256)
    private var openedCount = 0
    private var images: [Key: GlyphImage] = [:]
    private var keptBytes = 0

    /// The bytes of coverage that are kept; beyond that all images are dropped.
    private static let keptBytesLimit = 16 << 20
    /// The cost of an image beside its coverage, in bytes.
    private static let imageCost = 128
    /// The number of horizontal positions within a pixel.
    static let phases = 4

    private struct Key: Hashable {
        var face: Int
        var size: Int
        var glyph: UInt32
        var phase: Int
    }

    init() throws(QuoinError) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { throw .libraryFailed("freetype") }
        self.library = library
        // Set explicitly: the FREETYPE_PROPERTIES environment variable may override the default.
        var noDarkening: FT_Bool = 1
        FT_Property_Set(library, "cff", "no-stem-darkening", &noDarkening)
    }

    deinit {
        faces.removeAll()
        FT_Done_FreeType(library)
    }

    /// Opens a face, unless it is open.
    package func face(_ face: FontFace) throws(QuoinError) -> GlyphFace {
        try faces.value(for: face) { () throws(QuoinError) in
            guard let opened = GlyphFace(face, library: library, number: openedCount) else {
                throw .missingFont(path: face.path)
            }
            openedCount += 1
            return opened
        }
    }

    /// The coverage of a glyph.
    ///
    /// - Parameters:
    ///   - size: in 1/64 pixels.
    ///   - phase: the shift to the right, in quarters of a pixel.
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

/// The coverage of pixels by a glyph.
struct GlyphImage {
    /// The first column and the first row, relative to the pixel of the origin.
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// From 0 to 255, row by row.
    var coverage: [UInt8] = []
}
