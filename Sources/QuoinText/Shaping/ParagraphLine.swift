import CPangoCairo
import QuoinLayout
import QuoinScene

/// A line of Pango's layout: its runs from left to right, with the baseline at 0.
struct ParagraphLine {
    /// In points.
    private(set) var width = 0.0
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var isRightToLeft = false
    private(set) var runs: [ShapedRun] = []
    /// The spaces that justification widens, from left to right.
    private(set) var spaces: [Space] = []
    private(set) var problems: [TextProblem] = []
    /// The characters that no font has.
    private(set) var missingCharacters: [Unicode.Scalar] = []
    /// The largest font size of the line, in points.
    private(set) var fontSize = 0.0
    /// The length of its text in bytes.
    private(set) var length = 0

    /// A space, as the indices of its run and of its glyph.
    struct Space {
        var run: Int
        var glyph: Int
    }

    private init() {}

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: ParagraphLayout) {
        let pangoRuns = line.pangoRuns(of: layout)
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        // Pango's own sum has 32 bits, which a long line exceeds.
        let sum = pangoRuns.reduce(0) { $0 + $1.width }
        width = PangoUnits.points(sum > Int(Int32.max) ? sum : Int(logical.width))
        ascent = -PangoUnits.points(logical.y)
        descent = PangoUnits.points(Int(logical.height) + Int(logical.y))
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        length = Int(line.pointee.length)
        fontSize = layout.paragraph.style(at: Int(line.pointee.start_index)).size
        let start = Int(line.pointee.start_index)
        let end = layout.paragraph.trimmedEnd(of: start..<start + length)
        var x = 0
        for run in pangoRuns {
            if let shaped = run.shaped(from: x) {
                fontSize = runs.isEmpty ? shaped.style.size : max(fontSize, shaped.style.size)
                spaces += run.spaces(before: end).map { Space(run: runs.count, glyph: $0) }
                runs.append(shaped)
            }
            add(problemsOf: run)
            x += run.width
        }
    }

    /// Runs without glyphs have an arbitrary face, whose differences from the style are not reported.
    private mutating func add(problemsOf run: PangoRun) {
        let missing = run.missingCharacters
        missingCharacters += missing
        guard missing.isEmpty else { return }
        for problem in run.substitutions where !problems.contains(problem) { problems.append(problem) }
    }
}

extension ParagraphLine {
    /// The line with its spaces widened to a width, in points; unchanged if it has none.
    func justified(to width: Double) -> ParagraphLine {
        guard !spaces.isEmpty, width > self.width else { return self }
        let growth = (width - self.width) / Double(spaces.count)
        var result = self
        var (offset, pending) = (0.0, spaces[...])
        for run in runs.indices {
            result.runs[run].frame.origin.x += offset
            let start = offset
            for glyph in runs[run].glyphs.glyphs.indices {
                result.runs[run].glyphs.glyphs[glyph].position.x += offset
                if let space = pending.first, space.run == run, space.glyph == glyph {
                    offset += growth
                    pending.removeFirst()
                }
            }
            result.runs[run].frame.size.width += offset - start
        }
        result.width = width
        return result
    }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
    /// The runs from left to right.
    func pangoRuns(of layout: ParagraphLayout) -> [PangoRun] {
        var runs: [PangoRun] = []
        var link = pointee.runs
        while let node = link {
            runs.append(PangoRun(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self), of: layout))
            link = node.pointee.next
        }
        return runs
    }
}

extension ParagraphLine {
    /// The first line of a layout. Pango makes one even for an empty text.
    init(first layout: ParagraphLayout) {
        if let line = layout.firstLine?.pointee.data {
            self.init(line.assumingMemoryBound(to: PangoLayoutLine.self), of: layout)
        } else {
            self.init()
        }
    }
}

/// A run of Pango's.
struct PangoRun {
    /// The bytes of the run in the paragraph.
    let range: Range<Int>
    private let item: UnsafeMutablePointer<PangoItem>
    private let run: UnsafeMutablePointer<PangoGlyphItem>
    private let glyphs: UnsafeMutableBufferPointer<PangoGlyphInfo>
    private let layout: ParagraphLayout
    private let style: TextStyle
    private let face: PangoFonts.Face?

    /// `PANGO_GLYPH_EMPTY`.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    /// `PANGO_GLYPH_UNKNOWN_FLAG`: no font has the character, which is the rest of the number.
    private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000

    init(_ run: UnsafeMutablePointer<PangoGlyphItem>, of layout: ParagraphLayout) {
        self.run = run
        self.layout = layout
        item = run.pointee.item
        let string = run.pointee.glyphs.pointee
        glyphs = UnsafeMutableBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
        let offset = Int(item.pointee.offset)
        range = offset..<offset + Int(item.pointee.length)
        style = layout.paragraph.style(at: offset)
        face = item.pointee.analysis.font.flatMap { layout.fonts.face(of: $0) }
    }

    /// The advance of the run, in Pango's units.
    var width: Int {
        Int(run.pointee.start_x_offset) + Int(run.pointee.end_x_offset)
            + glyphs.reduce(0) { $0 + Int($1.geometry.width) }
    }

    /// The advance of each character, in Pango's units, in the order of the text.
    var characterWidths: [Int32] {
        guard let text = layout.text else { return [] }
        var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
        pango_glyph_item_get_logical_widths(run, text, &widths)
        return widths
    }

    /// The run for a display list; `nil` if it has no font.
    ///
    /// - Parameter x: the start of the run, in Pango's units.
    func shaped(from x: Int) -> ShapedRun? {
        guard let face else { return nil }
        var pen = x + Int(run.pointee.start_x_offset)
        var visible: [GlyphRun.Glyph] = []
        for glyph in glyphs {
            if glyph.glyph != PangoRun.emptyGlyph, glyph.glyph & PangoRun.unknownGlyphFlag == 0 {
                let position = Point(
                    PangoUnits.points(pen + Int(glyph.geometry.x_offset)),
                    PangoUnits.points(Int(glyph.geometry.y_offset) - Int(run.pointee.y_offset)))
                visible.append(GlyphRun.Glyph(id: glyph.glyph, position: position))
            }
            pen += Int(glyph.geometry.width)
        }
        let glyphs = GlyphRun(
            face: face.face, size: style.size, glyphs: visible,
            text: text, clusters: clusters,
            isRightToLeft: isRightToLeft)
        return ShapedRun(glyphs: glyphs, style: style, frame: frame(from: x, face.metrics), metrics: face.metrics)
    }

    /// The indices of the spaces among the glyphs of the shaped run.
    ///
    /// - Parameter end: the byte from which on spaces do not count.
    func spaces(before end: Int) -> [Int] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        var spaces: [Int] = []
        var visibleCount = 0
        for index in glyphs.indices {
            let glyph = glyphs[index].glyph
            guard glyph != PangoRun.emptyGlyph, glyph & PangoRun.unknownGlyphFlag == 0 else { continue }
            let byte = range.lowerBound + Int(starts[index])
            if byte < end, layout.paragraph.isSpace(at: byte) { spaces.append(visibleCount) }
            visibleCount += 1
        }
        return spaces
    }

    private func frame(from x: Int, _ metrics: FontMetrics) -> Rect {
        Rect(
            PangoUnits.points(x), -PangoUnits.points(run.pointee.y_offset) - metrics.ascent, PangoUnits.points(width),
            metrics.ascent + metrics.descent)
    }

    private var isRightToLeft: Bool { item.pointee.analysis.level % 2 == 1 }

    /// The clusters in the order of the text, without empty glyphs.
    private var clusters: [GlyphRun.Cluster] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        let order = isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices)
        var clusters: [(start: Int, glyphCount: Int)] = []
        for index in order {
            let isVisible = glyphs[index].glyph != PangoRun.emptyGlyph
            if clusters.last?.start != Int(starts[index]) { clusters.append((Int(starts[index]), 0)) }
            if isVisible { clusters[clusters.count - 1].glyphCount += 1 }
        }
        let ends = clusters.dropFirst().map(\.start) + [range.count]
        return zip(clusters, ends).map { GlyphRun.Cluster(byteCount: $1 - $0.start, glyphCount: $0.glyphCount) }
    }

    /// The differences of the face from the style.
    var substitutions: [TextProblem] {
        face.map { layout.fonts.substitutions(in: $0, for: style, of: text[...]) } ?? []
    }

    /// The characters that no font has.
    var missingCharacters: [Unicode.Scalar] { glyphs.compactMap { missingCharacter($0.glyph) } }

    private var text: String { String(decoding: layout.paragraph.bytes[range], as: UTF8.self) }

    private func missingCharacter(_ glyph: PangoGlyph) -> Unicode.Scalar? {
        guard glyph != PangoRun.emptyGlyph, glyph & PangoRun.unknownGlyphFlag != 0 else { return nil }
        return Unicode.Scalar(glyph & ~PangoRun.unknownGlyphFlag) ?? "\u{FFFD}"
    }
}
