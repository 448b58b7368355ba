import CPangoCairo
import QuoinScene

extension GlyphFace {
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
