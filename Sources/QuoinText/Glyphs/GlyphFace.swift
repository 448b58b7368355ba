import CPangoCairo
import QuoinScene
import Synchronization

/// A face opened with FreeType.
package final class GlyphFace {
    package let pointer: FT_Face
    /// A number that is unique within the rasterizer.
    let number: Int
    private var size = 0
    /// The library that is closed together with the face.
    private var ownLibrary: FT_Library?

    /// `nil` if the file is not a font.
    init?(_ face: FontFace, library: FT_Library, number: Int) {
        var opened: FT_Face?
        guard FT_New_Face(library, face.path, FT_Long(face.index), &opened) == 0, let opened else { return nil }
        (pointer, self.number) = (opened, number)
        if !face.variations.isEmpty { setVariations(FontVariations(parsing: face.variations), library: library) }
    }

    /// Opens a face with a library of its own, so that it can outlive all others; `nil` if the file is not a font.
    package convenience init?(alone face: FontFace) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        self.init(face, library: library, number: 0)
        ownLibrary = library
    }

    deinit {
        FT_Done_Face(pointer)
        if let ownLibrary { FT_Done_FreeType(ownLibrary) }
    }

    /// Whether the glyphs can be drawn at any size.
    package var isScalable: Bool { has(FT_FACE_FLAG_SCALABLE) }

    /// Whether the glyphs are outlines without colors.
    package var isPlain: Bool { isScalable && !has(FT_FACE_FLAG_COLOR) }

    private func has(_ flag: Int) -> Bool { Int(pointer.pointee.face_flags) & Int(flag) != 0 }

    private func setVariations(_ variations: FontVariations, library: FT_Library) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(pointer, &description) == 0, let description else { return }
        var coordinates = (0..<Int(description.pointee.num_axis)).map { index in
            let axis = description.pointee.axis[index]
            return variations[UInt32(axis.tag)].map { FT_Fixed(($0 * 65536).rounded()) } ?? axis.def
        }
        FT_Set_Var_Design_Coordinates(pointer, FT_UInt(coordinates.count), &coordinates)
        FT_Done_MM_Var(library, description)
    }

    /// Draws a glyph; an empty image if it has no outline.
    ///
    /// - Parameters:
    ///   - size: in 1/64 pixels.
    ///   - phase: the shift to the right, in quarters of a pixel.
    func render(_ glyph: UInt32, size: Int, phase: Int) -> GlyphImage {
        if size != self.size {
            guard FT_Set_Char_Size(pointer, 0, FT_F26Dot6(size), 72, 72) == 0 else { return GlyphImage() }
            self.size = size
        }
        let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(pointer, glyph, flags) == 0, let slot = pointer.pointee.glyph else { return GlyphImage() }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 64 / GlyphRasterizer.phases), 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return GlyphImage() }
        return GlyphImage(slot.pointee)
    }
}

extension GlyphImage {
    fileprivate init(_ slot: FT_GlyphSlotRec) {
        let bitmap = slot.bitmap
        left = Int(slot.bitmap_left)
        top = -Int(slot.bitmap_top)
        width = Int(bitmap.width)
        height = Int(bitmap.rows)
        guard let pixels = bitmap.buffer else { return }
        coverage.reserveCapacity(width * height)
        for row in 0..<height {
            coverage += UnsafeBufferPointer(start: pixels + row * Int(bitmap.pitch), count: width)
        }
    }
}

extension GlyphFace {
    /// Font units per font size.
    package var unitsPerEm: Double { max(Double(pointer.pointee.units_per_EM), 1) }

    /// The distance from a glyph to the next one in font units.
    package func advance(of glyph: UInt32) -> Double {
        let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(pointer, glyph, flags) == 0, let slot = pointer.pointee.glyph else { return 0 }
        return Double(slot.pointee.metrics.horiAdvance)
    }

    /// The outline of a glyph in font units, with y upward; empty if it has none.
    package func outline(of glyph: UInt32) -> Path {
        let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        var drawing = OutlineDrawing()
        guard FT_Load_Glyph(pointer, glyph, flags) == 0, let slot = pointer.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return drawing.path }
        var functions = OutlineDrawing.functions
        withUnsafeMutablePointer(to: &drawing) { drawing in
            _ = FT_Outline_Decompose(&slot.pointee.outline, &functions, UnsafeMutableRawPointer(drawing))
        }
        drawing.end()
        return drawing.path
    }

    /// The outline of a glyph at a place, with y downward; empty if it has none.
    ///
    /// - Parameter size: the font size, in the unit of the place.
    package func outline(of glyph: UInt32, size: Double, at place: Point) -> Path {
        let unit = size / unitsPerEm
        return outline(of: glyph).map { Point(place.x + $0.x * unit, place.y - $0.y * unit) }
    }
}

extension GlyphRun {
    /// The outlines of all glyphs, in points.
    package func outline(_ face: GlyphFace, at origin: Point) -> Path {
        outline(face, at: glyphs.map { origin + $0.position }, scale: 1)
    }

    /// The outlines of all glyphs.
    ///
    /// - Parameters:
    ///   - places: those of the glyphs.
    ///   - scale: the unit of the places per point.
    package func outline(_ face: GlyphFace, at places: [Point], scale: Double) -> Path {
        var path = Path()
        for (glyph, place) in zip(glyphs, places) {
            path.append(face.outline(of: glyph.id, size: size * scale, at: place))
        }
        return path
    }
}

/// Builds a path from FreeType's callbacks.
private struct OutlineDrawing {
    private(set) var path = Path()
    private var current = Point.zero
    private var isOpen = false

    static let functions = FT_Outline_Funcs(
        move_to: { end, drawing in OutlineDrawing.change(drawing) { $0.move(to: Point(end)) } },
        line_to: { end, drawing in OutlineDrawing.change(drawing) { $0.line(to: Point(end)) } },
        conic_to: { control, end, drawing in
            OutlineDrawing.change(drawing) { $0.curve(to: Point(end), Point(control)) }
        },
        cubic_to: { first, second, end, drawing in
            OutlineDrawing.change(drawing) { $0.curve(to: Point(end), Point(first), Point(second)) }
        }, shift: 0, delta: 0)

    private static func change(
        _ drawing: UnsafeMutableRawPointer?, _ body: (inout OutlineDrawing) -> Void
    ) -> Int32 {
        guard let drawing else { return 1 }
        body(&drawing.assumingMemoryBound(to: OutlineDrawing.self).pointee)
        return 0
    }

    mutating func end() {
        if isOpen { path.close() }
        isOpen = false
    }

    private mutating func move(to end: Point) {
        self.end()
        path.move(to: end)
        (current, isOpen) = (end, true)
    }

    private mutating func line(to end: Point) {
        path.line(to: end)
        current = end
    }

    private mutating func curve(to end: Point, _ first: Point, _ second: Point) {
        path.curve(to: end, first, second)
        current = end
    }

    private mutating func curve(to end: Point, _ control: Point) {
        path.quadraticCurve(from: current, to: end, control)
        current = end
    }
}

extension Point {
    fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
        self = vector.map { Point(Double($0.pointee.x), Double($0.pointee.y)) } ?? .zero
    }
}

/// Serializes all use of Cairo's glyph cache, which the fonts of all threads share.
///
/// When the cache is full, Cairo 1.16 drops glyphs of any font, even while another thread uses them. So only one thread
/// at a time shapes text with Pango, which gets the extents of glyphs from Cairo, or draws color glyphs.
/// The images of glyphs that ``GlyphRasterizer`` keeps belong to one thread and need no lock.
package enum CairoGlyphCache {
    private static let lock = Mutex(())

    /// Calls `body` while no other thread uses Cairo's glyphs. The lock is not recursive.
    package static func withLock<Value>(_ body: () -> Value) -> Value {
        lock.withLock { _ in Unchecked(value: body()) }.value
    }

    /// Passes a value that never leaves its thread to a closure that is sendable.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
}
