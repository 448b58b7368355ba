import QuoinScene

extension SVGWriter {
    /// Shows glyphs as outlines: those of one color as references, others as one path that a gradient covers as a
    /// whole.
    mutating func addOutlines(
        of run: GlyphRun, at origin: Point, _ shading: VectorShading
    ) throws(QuoinError) {
        let face = try renderer.glyphFace(run.face)
        let label = "aria-label=\"\(SVGText.escaped(run.text))\"\(marks)"
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

    /// Shows glyphs as text in their font family. The length is fixed, so that a text in another font is not wider.
    mutating func addText(of run: GlyphRun, at origin: Point, _ shading: VectorShading) throws(QuoinError) {
        let run = run.withoutSpacesAtEnd
        let face = try renderer.glyphFace(run.face)
        // Marks are above or below the letters, which stand on the baseline.
        let letters = run.glyphs.filter { face.advance(of: $0.id) > 0 }
        guard let first = letters.first ?? run.glyphs.first, let last = letters.last ?? run.glyphs.last,
            !run.text.allSatisfy(\.isWhitespace)
        else { return }
        let unit = run.size / face.unitsPerEm
        let end = last.position.x + face.advance(of: last.id) * unit
        let x = SVGText.number(origin.x + (run.isRightToLeft ? end : first.position.x))
        // Behind the last letter, browsers also have its space.
        let length = SVGText.number(end - first.position.x + run.letterSpacing)
        let direction = run.isRightToLeft ? " direction=\"rtl\"" : ""
        write(
            "<text x=\"\(x)\" y=\"\(SVGText.number(origin.y + first.position.y))\" textLength=\"\(length)\"\(direction)"
                + " \(SVGFont(run.face).attributes) font-size=\"\(SVGText.number(run.size))\""
                + run.spacingAttributes { face.advance(of: $0) * unit }
                + " xml:space=\"preserve\"\(marks) \(try paint("fill", shading))>\(SVGText.escaped(run.textWithHyphen))</text>"
        )
    }
}

extension GlyphRun {
    /// The run without the spaces at the end of its text. At the end of a justified line they have no width, but browsers
    /// give them one.
    fileprivate var withoutSpacesAtEnd: GlyphRun {
        var run = self
        while run.text.utf8.last == 0x20, let cluster = run.clusters.last, cluster.byteCount == 1,
            cluster.glyphCount <= run.glyphs.count
        {
            run.text.unicodeScalars.removeLast()
            run.clusters.removeLast()
            if isRightToLeft {
                run.glyphs.removeFirst(cluster.glyphCount)
            } else {
                run.glyphs.removeLast(cluster.glyphCount)
            }
        }
        return run
    }

    /// The text with a hyphen in place of the soft one at the end of a line, which nothing shows there.
    fileprivate var textWithHyphen: String {
        guard text.unicodeScalars.last == "\u{AD}", clusters.last?.glyphCount != 0 else { return text }
        return String(text.unicodeScalars.dropLast()) + "-"
    }

    /// Spacing and OpenType features in the terms of CSS.
    ///
    /// - Parameter advance: the width of a glyph, in points.
    fileprivate func spacingAttributes(_ advance: (UInt32) -> Double) -> String {
        var attributes = letterSpacing == 0 ? "" : " letter-spacing=\"\(SVGText.number(letterSpacing))\""
        let wordSpacing = wordSpacing(advance)
        if abs(wordSpacing) > 0.05 { attributes += " word-spacing=\"\(SVGText.number(wordSpacing))\"" }
        guard !features.isEmpty else { return attributes }
        let values = features.sorted { $0.key < $1.key }.map { "'\($0.key)' \($0.value)" }
        return attributes + " style=\"font-feature-settings:\(values.joined(separator: ","))\""
    }

    /// By how much spaces between words are wider on average than the font has them: in justified lines, for one.
    private func wordSpacing(_ advance: (UInt32) -> Double) -> Double {
        var (extra, count, byte, place) = (0.0, 0.0, 0, 0)
        let bytes = Array(text.utf8)
        for cluster in clusters {
            let glyph = isRightToLeft ? glyphs.count - 1 - place : place
            if glyphs.indices.contains(glyph), glyph + 1 < glyphs.count, byte < bytes.count, bytes[byte] == 0x20,
                cluster.glyphCount == 1
            {
                let width = glyphs[glyph + 1].position.x - glyphs[glyph].position.x
                (extra, count) = (extra + width - advance(glyphs[glyph].id) - letterSpacing, count + 1)
            }
            (byte, place) = (byte + cluster.byteCount, place + cluster.glyphCount)
        }
        return count == 0 ? 0 : extra / count
    }
}

/// A font face in the terms of CSS.
struct SVGFont {
    var family: String
    var weight: Int
    var isItalic: Bool

    init(_ face: FontFace) {
        family = face.family
        let words = face.style.lowercased()
        isItalic = words.contains("italic") || words.contains("oblique")
        weight = Self.weights.first { words.contains($0.word) }?.weight ?? 400
        for axis in face.variations.split(separator: ",") where axis.hasPrefix("wght=") {
            weight = Double(axis.dropFirst("wght=".count)).map { Int(min(max($0, 1), 1_000)) } ?? weight
        }
    }

    /// Names of styles, of which the longer ones come first (OpenType, OS/2, usWeightClass).
    private static let weights: [(word: String, weight: Int)] = [
        ("thin", 100), ("extralight", 200), ("extra light", 200), ("ultralight", 200), ("light", 300), ("medium", 500),
        ("semibold", 600), ("semi bold", 600), ("demibold", 600), ("extrabold", 800), ("extra bold", 800),
        ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900),
    ]

    var attributes: String {
        let generic = family.contains("Mono") ? "monospace" : family.contains("Serif") ? "serif" : "sans-serif"
        let name = SVGText.escaped(family).filter { $0 != "'" && $0 != "\\" }
        return "font-family=\"\(name.isEmpty ? "" : "'\(name)', ")\(generic)\""
            + (weight == 400 ? "" : " font-weight=\"\(weight)\"") + (isItalic ? " font-style=\"italic\"" : "")
    }
}
