import CPangoCairo
import QuoinScene

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
}
