import CPangoCairo
import QuoinPixels
import QuoinSystem

/// Images of glyphs, and their places.
package struct PlacedGlyphs {
    private var glyphs: [(image: GlyphImage, x: Int, y: Int)] = []
    /// The pixels that they touch.
    package private(set) var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// - Parameters:
    ///   - origin: the origin of the positions, in pixels.
    ///   - scale: pixels per point.
    package init(_ run: GlyphRun, at origin: Point, scale: Double, face: GlyphFace, rasterizer: GlyphRasterizer) {
        let size = Int((run.size * scale * 64).rounded())
        for (glyph, place) in zip(run.glyphs, Self.places(of: run, at: origin, scale: scale)) {
            guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
            let x = place.x.rounded(.down)
            let phase = Int((place.x - x) * Double(GlyphRasterizer.phases))
            let image = rasterizer.image(of: glyph.id, face: face, size: size, phase: phase)
            add(image, Int(x) + image.left, Int(place.y) + image.top)
        }
    }

    /// The places of glyphs, at quarters of a pixel along the line. Baselines are on whole pixels, so that horizontal
    /// strokes look the same in all lines.
    package static func places(of run: GlyphRun, at origin: Point, scale: Double) -> [Point] {
        let phases = Double(GlyphRasterizer.phases)
        return run.glyphs.map { glyph in
            let place = Point(origin.x + glyph.position.x * scale, origin.y + glyph.position.y * scale)
            return Point((place.x * phases).rounded() / phases, place.y.rounded())
        }
    }

    private mutating func add(_ image: GlyphImage, _ x: Int, _ y: Int) {
        guard !image.coverage.isEmpty else { return }
        glyphs.append((image, x, y))
        bounds = bounds.union(PixelRect(minX: x, minY: y, maxX: x + image.width, maxY: y + image.height))
    }

    /// Adds the coverage of every glyph to a mask.
    ///
    /// - Parameters:
    ///   - stride: bytes from row to row.
    ///   - bounds: the pixels of the mask.
    package func draw(into mask: UnsafeMutableBufferPointer<UInt8>, stride: Int, bounds: PixelRect) {
        for (image, x, y) in glyphs {
            let (firstColumn, firstRow) = (max(bounds.minX - x, 0), max(bounds.minY - y, 0))
            let (lastColumn, lastRow) = (min(bounds.maxX - x, image.width), min(bounds.maxY - y, image.height))
            // A glyph may be outside the mask.
            guard firstColumn < lastColumn, firstRow < lastRow else { continue }
            image.coverage.withUnsafeBytes { coverage in
                guard let source = coverage.baseAddress, let target = UnsafeMutableRawPointer(mask.baseAddress) else {
                    return
                }
                for row in firstRow..<lastRow {
                    let start = (y + row - bounds.minY) * stride + x - bounds.minX
                    PlacedGlyphs.add(
                        source + (row * image.width + firstColumn), to: target + (start + firstColumn),
                        count: lastColumn - firstColumn)
                }
            }
        }
    }

    /// Adds coverage to other coverage, eight pixels at a time.
    @inline(__always)
    private static func add(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        var column = 0
        while column &+ 8 <= count {
            let above = source.loadUnaligned(fromByteOffset: column, as: SIMD8<UInt8>.self)
            let below = target.loadUnaligned(fromByteOffset: column, as: SIMD8<UInt8>.self)
            // Most glyphs do not overlap.
            let isFree = unsafeBitCast(below, to: UInt64.self) == 0
            target.storeBytes(of: isFree ? above : combined(below, above), toByteOffset: column, as: SIMD8<UInt8>.self)
            column &+= 8
        }
        while column < count {
            let above = source.load(fromByteOffset: column, as: UInt8.self)
            let below = target.load(fromByteOffset: column, as: UInt8.self)
            let both = below == 0 ? above : combined(SIMD8(repeating: below), SIMD8(repeating: above))[0]
            target.storeBytes(of: both, toByteOffset: column, as: UInt8.self)
            column &+= 1
        }
    }

    /// The combined coverage of two independent shapes.
    @inline(__always)
    private static func combined(_ first: SIMD8<UInt8>, _ second: SIMD8<UInt8>) -> SIMD8<UInt8> {
        let (first, second) = (SIMD8<UInt16>(truncatingIfNeeded: first), SIMD8<UInt16>(truncatingIfNeeded: second))
        let product = first &* second &+ 127
        // A division by 255: exact below 65,535.
        let both = (product &+ 1 &+ product &>> 8) &>> 8
        return SIMD8<UInt8>(truncatingIfNeeded: first &+ second &- both)
    }
}

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
