import QuoinLayout
import QuoinScene

extension SVGWriter {
    /// Shows glyphs: those of one color as uses of outlines, others as one path, so that a gradient runs over them all.
    mutating func add(_ run: GlyphRun, at origin: Point, _ shading: Shading) throws(RenderError) {
        let face = try renderer.stack.glyphs.face(run.face)
        let label = "aria-label=\"\(SVGText.escaped(run.text))\""
        guard case .solid = shading else {
            let data = SVGText.data(of: run.outline(face, at: origin))
            return write("<path \(label) \(try paint("fill", shading)) d=\"\(data)\"/>")
        }
        let unit = run.size / face.unitsPerEm
        let place = "\(SVGText.number(origin.x)) \(SVGText.number(origin.y))"
        let scale = "\(SVGText.exactNumber(unit)) \(SVGText.exactNumber(-unit))"
        write("<g \(label) \(try paint("fill", shading)) transform=\"translate(\(place)) scale(\(scale))\">")
        for glyph in run.glyphs {
            let data = SVGText.data(of: face.outline(of: glyph.id))
            if data.isEmpty { continue }
            let name = define("g", data) { "<path id=\"\($0)\" d=\"\(data)\"/>" }
            let (x, y) = (glyph.position.x / unit, -glyph.position.y / unit)
            write("<use href=\"#\(name)\" x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\"/>")
        }
        write("</g>")
    }
}

extension GlyphRun {
    /// The outlines of all glyphs, in points.
    func outline(_ face: GlyphFace, at origin: Point) -> Path {
        let unit = size / face.unitsPerEm
        var path = Path()
        for glyph in glyphs {
            let place = origin + glyph.position
            path.append(face.outline(of: glyph.id).map { Point(place.x + $0.x * unit, place.y - $0.y * unit) })
        }
        return path
    }
}
