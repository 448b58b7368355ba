import CPangoCairo
import QuoinScene

/// Pango's layout of a paragraph.
final class ParagraphLayout: ShapedParagraph {
    let paragraph: ParagraphText
    let fonts: PangoFonts
    let measuresLetters: Bool
    private let layout: OpaquePointer
    private let width: Double
    private let wrap: PangoWrapMode
    /// By how much each line is narrower than Pango broke it, in Pango's units.
    var surpluses: [UnsafeMutablePointer<PangoLayoutLine>: Int] = [:]
    private(set) lazy var spacedParts = paragraph.spacedParts
    /// The bytes at which letters begin, for readers and for Pango.
    private(set) lazy var letterStarts = (own: Set([0] + paragraph.clusterEnds), pango: cursorPlaces)

    /// Where lines may break.
    enum Breaks {
        /// Between words; a word that is too wide overflows.
        case words
        /// Between words, and within words that are too wide.
        case everywhere
    }

    /// - Parameters:
    ///   - width: the largest width of a line, in points; may be infinite.
    ///   - indent: the start of the first line relative to the others, in points.
    init(
        _ paragraph: ParagraphText, style: ParagraphStyle, width: Double = .infinity, breaks: Breaks = .everywhere,
        indent: Double = 0, fonts: PangoFonts
    ) {
        self.paragraph = paragraph
        self.fonts = fonts
        self.width = width
        layout = pango_layout_new(fonts.context)
        wrap = style.wordBreak.wrapMode(breaks)
        measuresLetters = style.measuresLetters
        setText(style)
        pango_layout_set_indent(layout, PangoUnits.units(indent))
        pango_layout_set_wrap(layout, wrap)
        if !style.tabStops.isEmpty { setTabs(style.tabStops) }
        if width < PangoUnits.limit { setWidth(PangoUnits.units(max(width, 0))) }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func setText(_ style: ParagraphStyle) {
        pango_context_set_base_dir(
            fonts.context, paragraph.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_set_auto_dir(layout, paragraph.direction == .automatic ? 1 : 0)
        paragraph.bytes.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress ?? nil, Int32(bytes.count))
        }
        let attributes = TextAttributes(paragraph)
        if style.wordBreak == .breakAll { attributes.forbidBreaks(in: paragraph.unbreakableParts) }
        attributes.forbidBreaks(in: paragraph.unbreakableClusters)
        pango_layout_set_attributes(layout, attributes.pointer)
        // Attributes do not determine the height of a line without characters.
        let description = FontDescription(paragraph.style(at: 0))
        pango_layout_set_font_description(layout, description.pointer)
    }

    private func setTabs(_ stops: [ParagraphStyle.TabStop]) {
        guard let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
        defer { pango_tab_array_free(tabs) }
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(tabs, Int32(index), stop.alignment.pango, PangoUnits.units(stop.position))
        }
        pango_layout_set_tabs(layout, tabs)
    }

    private func setWidth(_ units: Int32) {
        // Pango breaks lines with letter spacing at their end, and removes it afterwards.
        let excess = paragraph.spans.map(\.style.letterSpacing).max() ?? 0
        pango_layout_set_width(layout, max(units + PangoUnits.units(excess), 0))
    }

    /// The text in UTF-8.
    var text: UnsafePointer<CChar>? { pango_layout_get_text(layout) }

    /// The bytes before which Pango has places for a cursor.
    private var cursorPlaces: Set<Int> {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
        let starts = paragraph.bytes.indices.filter { paragraph.bytes[$0] & 0xC0 != 0x80 }
        return Set(zip(starts, 0..<Int(count)).filter { attributes[$1].is_cursor_position != 0 }.map(\.0))
    }

    /// All lines; one even for an empty text.
    private(set) lazy var lines: [UnsafeMutablePointer<PangoLayoutLine>] = {
        var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
        var link = pango_layout_get_lines_readonly(layout)
        while let node = link {
            lines.append(node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
            link = node.pointee.next
        }
        return lines
    }()

    var lineCount: Int { lines.count }

    func length(ofLine index: Int) -> Int { Int(lines[index].pointee.length) }

    func line(_ index: Int) -> ParagraphLine { ParagraphLine(lines[index], of: self) }

    /// Reduces the width as far as possible without another line, so that lines have similar widths.
    ///
    /// A paragraph with a word that is wider than a line is not changed.
    func balance() {
        let count = pango_layout_get_line_count(layout)
        guard count > 1, width < PangoUnits.limit else { return }
        if wrap == PANGO_WRAP_WORD_CHAR { pango_layout_set_wrap(layout, PANGO_WRAP_WORD) }
        let full = PangoUnits.units(width)
        guard fits(full, lineLimit: count) else {
            pango_layout_set_wrap(layout, wrap)
            return
        }
        var (low, high) = (Int32(0), full)
        // A difference of a quarter of a point is invisible.
        while high - low > PANGO_SCALE / 4 {
            let middle = low + (high - low) / 2
            if fits(middle, lineLimit: count) { high = middle } else { low = middle }
        }
        setWidth(high)
    }

    /// Sets a width, in Pango's units, and returns whether the text fits.
    private func fits(_ width: Int32, lineLimit: Int32) -> Bool {
        setWidth(width)
        guard pango_layout_get_line_count(layout) <= lineLimit else { return false }
        var widest: Int32 = 0
        pango_layout_get_size(layout, &widest, nil)
        return widest <= width
    }
}

extension ParagraphStyle.WordBreak {
    func wrapMode(_ breaks: ParagraphLayout.Breaks) -> PangoWrapMode {
        switch self {
        case .breakAll, .anywhere: PANGO_WRAP_CHAR
        case .normal, .keepAll: breaks == .words ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR
        }
    }
}

extension ParagraphStyle.TabStop.Alignment {
    fileprivate var pango: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}

extension ParagraphLayout {
    /// Moves the space between letters out of clusters, into which Pango also puts it, and keeps it behind them.
    ///
    /// - Returns: by how much that makes the line narrower than Pango broke it, in Pango's units.
    func closeClusters(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
        guard paragraph.hasSpacedClusters else { return 0 }
        if let known = surpluses[line] { return known }
        var surplus = 0
        var link = line.pointee.runs
        while let node = link {
            surplus += closeClusters(in: node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
            link = node.pointee.next
        }
        surpluses[line] = surplus
        return surplus
    }

    private func closeClusters(in run: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
        guard let item = run.pointee.item, item.pointee.analysis.level % 2 == 0,
            case let offset = Int(item.pointee.offset),
            let spacing = spacedParts.first(where: { $0.range.contains(offset) })?.spacing
        else { return 0 }
        let clusters = clusters(of: run, from: offset)
        guard clusters.contains(where: { !$0.isStart }) else { return 0 }
        let glyphs = UnsafeMutableBufferPointer(
            start: run.pointee.glyphs.pointee.glyphs, count: Int(run.pointee.glyphs.pointee.num_glyphs))
        let width = glyphs.reduce(0) { $0 + Int($1.geometry.width) }
        let (left, right) = Self.halves(of: PangoUnits.units(spacing))
        for (index, cluster) in clusters.enumerated() {
            let isLast = index + 1 == clusters.count
            // What Pango added, and what remains of it.
            var (before, behind) = (index > 0 && cluster.isStart ? left : 0, Int32(0))
            if !isLast, clusters[index + 1].isStart { behind = right }
            if cluster.isCursor {
                before -= index > 0 ? left : 0
                behind -= isLast ? 0 : right
            } else if glyphs[cluster.first].geometry.width == 0 {
                glyphs[cluster.first].geometry.x_offset += right
            }
            glyphs[cluster.first].geometry.width += before
            glyphs[cluster.first].geometry.x_offset += before
            glyphs[cluster.last].geometry.width += behind
        }
        return width - glyphs.reduce(0) { $0 + Int($1.geometry.width) }
    }

    /// Glyphs that belong together in shaping.
    private struct GlyphCluster {
        var first: Int
        var last: Int
        /// Whether Pango puts space before it and behind it.
        var isCursor: Bool
        /// Whether what readers see as one letter begins with it.
        var isStart: Bool
    }

    private func clusters(of run: UnsafeMutablePointer<PangoGlyphItem>, from offset: Int) -> [GlyphCluster] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        let letterStarts = letterStarts
        var clusters: [GlyphCluster] = []
        for index in 0..<Int(run.pointee.glyphs.pointee.num_glyphs) {
            if index > 0, starts[index] == starts[index - 1] {
                clusters[clusters.count - 1].last = index
            } else {
                let byte = offset + Int(starts[index])
                clusters.append(
                    GlyphCluster(
                        first: index, last: index, isCursor: letterStarts.pango.contains(byte),
                        isStart: letterStarts.own.contains(byte)))
            }
        }
        return clusters
    }

    /// How Pango divides the space between two letters.
    private static func halves(of spacing: Int32) -> (left: Int32, right: Int32) {
        var left = spacing / 2
        if spacing & (PANGO_SCALE - 1) == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
        return (left, spacing - left)
    }
}

extension ParagraphText {
    /// Whether letters that may consist of several characters have space between them.
    var hasSpacedClusters: Bool { spans.contains { $0.style.letterSpacing != 0 } && hasClusters }
}
