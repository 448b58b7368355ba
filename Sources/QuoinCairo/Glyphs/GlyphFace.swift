import CPangoCairo
import QuoinScene

/// A face that FreeType has opened.
final class GlyphFace {
    let pointer: FT_Face
    /// No other face that was opened with the same library has it.
    let number: Int
    private var size = 0

    /// Nothing if the file is no font.
    init?(_ face: FontFace, library: FT_Library, number: Int) {
        var opened: FT_Face?
        guard FT_New_Face(library, face.path, FT_Long(face.index), &opened) == 0, let opened else { return nil }
        (pointer, self.number) = (opened, number)
        if !face.variations.isEmpty { setVariations(FontVariations(parsing: face.variations), library: library) }
    }

    deinit {
        FT_Done_Face(pointer)
    }

    /// Whether the glyphs have shapes that can be drawn at any size.
    var isScalable: Bool { has(FT_FACE_FLAG_SCALABLE) }

    /// Whether the glyphs are shapes of one color.
    var isPlain: Bool { isScalable && !has(FT_FACE_FLAG_COLOR) }

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

    /// Draws a glyph; an empty image where it has no outline.
    ///
    /// - Parameters:
    ///   - size: 64ths of a pixel.
    ///   - phase: quarters of a pixel to the right.
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
