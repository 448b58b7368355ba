import QuoinScene

/// Shapes text with Pango and the fonts of a stack.
///
/// Shaped text is kept, because a layout needs the same text several times: to measure it, and again in its frame. A
/// shaper belongs to the thread of its stack.
package final class PangoShaper: TextShaper {
    /// The fonts that texts are shaped with.
    package let stack: FontStack
    private var kept: [TextContent: [KeptLines]] = [:]
    private var keptBytes = 0
    private let budget: Budget?

    /// The bytes of text that are kept shaped, in about 10 MB; beyond that all are dropped.
    private static let keptBytesLimit = 1 << 19
    /// The cost of each text beside its characters, in the same unit.
    private static let textCost = 512

    /// - Parameter budget: the remaining limits of the picture. If they are used up, texts end early.
    package init(_ stack: FontStack, budget: Budget? = nil) {
        (self.stack, self.budget) = (stack, budget)
    }

    package func shape(_ text: TextContent, in availableSize: Size) -> ShapedText {
        if let known = kept[text]?.first(where: { $0.fit(text.paragraph, availableSize) }) {
            return known.aligned(text.paragraph.alignment, in: availableSize.width, faces: stack.glyphs)
        }
        if keptBytes >= PangoShaper.keptBytesLimit {
            kept.removeAll()
            keptBytes = 0
        }
        let prepared = text.prepared(hyphenating: stack.hyphenation)
        let shaped = CairoGlyphCache.withLock {
            TextShaping(
                prepared, in: Size(availableSize.width * text.allowedExcess, availableSize.height),
                fonts: stack.fonts(for: prepared), budget: budget
            ).lines()
        }
        if budget?.excess != nil { return ShapedText(size: .zero, lines: []) }
        let lines = KeptLines(shaped, availableSize: availableSize, of: text, problems: problems(of: text))
        kept[text, default: []].append(lines)
        keptBytes += text.spans.reduce(0) { $0 + $1.string.utf8.count } + PangoShaper.textCost
        return lines.aligned(text.paragraph.alignment, in: availableSize.width, faces: stack.glyphs)
    }

    /// The problems of a text that do not depend on how it is shaped.
    private func problems(of text: TextContent) -> [TextContent.Problem] {
        let controls = text.controlCharacters
        return missingFamilies(of: text) + stack.hyphenation.problems(of: text)
            + (controls.isEmpty ? [] : [.controlCharacters(controls, text: text.string)])
    }

    package func minimumWidth(of text: TextContent) -> Double {
        var prepared = text.prepared(hyphenating: stack.hyphenation)
        // A word ends at a tab, wherever the tab leads.
        for index in prepared.spans.indices { prepared.spans[index].string.replace("\t", with: " ") }
        let width = CairoGlyphCache.withLock {
            TextShaping(prepared, in: Size(0, .infinity), fonts: stack.fonts(for: prepared), budget: budget)
                .minimumWidth
        }
        return budget?.excess == nil ? width : 0
    }

    private func missingFamilies(of text: TextContent) -> [TextContent.Problem] {
        let styles = text.spans.map(\.style) + [text.paragraph.ellipsis.style].compactMap(\.self)
        var problems: [TextContent.Problem] = []
        for style in styles where !style.families.contains(where: stack.hasFamily) {
            let problem = TextContent.Problem.missingFamily(style.families, available: stack.families)
            if !problems.contains(problem) { problems.append(problem) }
        }
        return problems
    }
}

/// Lines, and the available size for which they were made.
private final class KeptLines {
    private let lines: TextBlockLayout
    private let availableSize: Size
    private let problems: [TextContent.Problem]
    /// The last alignment, and its width.
    private var latest: (width: Double, text: ShapedText)?

    init(_ lines: TextBlockLayout, availableSize: Size, of text: TextContent, problems: [TextContent.Problem]) {
        (self.lines, self.availableSize) = (lines, availableSize)
        let missing = lines.missingCharacters
        self.problems = problems + (missing.isEmpty ? [] : [.missingGlyphs(missing, text: text.string)])
    }

    /// Whether another available size gives the same lines.
    func fit(_ style: ParagraphStyle, _ other: Size) -> Bool {
        style.keepsLines(of: lines.size, isTruncated: lines.isTruncated, madeFor: availableSize, in: other)
    }

    func aligned(_ alignment: ParagraphStyle.Alignment, in width: Double, faces: GlyphRasterizer) -> ShapedText {
        if let latest, latest.width == width { return latest.text }
        let text = lines.aligned(alignment, in: width, problems: problems).withInk(from: faces)
        latest = (width, text)
        return text
    }
}

extension ShapedText {
    /// The text with the outlines of glyphs whose underline skips ink.
    func withInk(from faces: GlyphRasterizer) -> ShapedText {
        var text = self
        for line in text.lines.indices {
            for run in text.lines[line].runs.indices where text.lines[line].runs[run].style.underline?.skipsInk == true
            {
                text.lines[line].runs[run].ink = faces.outlines(of: text.lines[line].runs[run].glyphs)
            }
        }
        return text
    }
}

extension GlyphRasterizer {
    /// The outlines of the glyphs that have one, in points; empty if the font file is gone, which drawing reports.
    fileprivate func outlines(of run: GlyphRun) -> [Path] {
        guard let face = try? face(run.face) else { return [] }
        let outlines = run.glyphs.map { face.outline(of: $0.id, size: run.size, at: $0.position) }
        return outlines.filter { !$0.elements.isEmpty }
    }
}

/// Shapes a text in an available size: paragraph by paragraph, then the lines below one another.
struct TextShaping {
    private let text: TextContent
    private let availableSize: Size
    private let fonts: PangoFonts
    private let budget: Budget?
    private let paragraphs: [ParagraphText]

    init(_ text: TextContent, in availableSize: Size, fonts: PangoFonts, budget: Budget? = nil) {
        (self.text, self.availableSize, self.fonts, self.budget) = (text, availableSize, fonts, budget)
        paragraphs = ParagraphText.split(text.spans, direction: text.paragraph.direction)
    }

    /// The lines that fit, of a text that is scaled down as far as its style allows.
    func lines() -> TextBlockLayout {
        guard text.paragraph.minimumScale < 1, !fits else { return lines(breaks: .everywhere) }
        return scaled(by: largestScale).lines(breaks: .everywhere)
    }

    private func scaled(by factor: Double) -> TextShaping {
        TextShaping(text.scaled(by: factor), in: availableSize, fonts: fonts, budget: budget)
    }

    /// The largest scale at which the text fits, in steps of 0.01; the smallest if it fits at none.
    private var largestScale: Double {
        let smallest = Int((text.paragraph.minimumScale * 100).rounded(.up))
        var (fitting, tooLarge) = (smallest, 100)
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            if scaled(by: Double(middle) / 100).fits { fitting = middle } else { tooLarge = middle }
        }
        return fitting == smallest ? text.paragraph.minimumScale : Double(fitting) / 100
    }

    /// Whether the whole text fits without breaking a word.
    private var fits: Bool {
        let lines = lines(breaks: .words)
        return !lines.isTruncated && lines.size.width <= availableSize.width + TextBlockLayout.tolerance
    }

    private func lines(breaks: ParagraphLayout.Breaks) -> TextBlockLayout {
        let lines = lines(limit: text.paragraph.lineLimit.map { max($0, 1) }, breaks: breaks)
        let fitting = max(lines.countFitting(availableSize.height), 1)
        return fitting < lines.count ? self.lines(limit: fitting, breaks: breaks) : lines
    }

    /// The width of the widest word.
    var minimumWidth: Double { lines(limit: nil, breaks: .words).size.width }

    /// The lines of all paragraphs, up to a limit.
    private func lines(limit: Int?, breaks: ParagraphLayout.Breaks) -> TextBlockLayout {
        let lines = lines(text.paragraph, limit: limit, breaks: breaks)
        guard lines.isTruncated, text.paragraph.wrapping == .balanced else { return lines }
        // Lines of a text that is cut show as much of it as they can.
        var greedy = text.paragraph
        greedy.wrapping = .greedy
        return self.lines(greedy, limit: limit, breaks: breaks)
    }

    private func lines(_ style: ParagraphStyle, limit: Int?, breaks: ParagraphLayout.Breaks) -> TextBlockLayout {
        var flow = LineFlow(style, in: availableSize, limit: limit, breaks: breaks, fonts: fonts, budget: budget)
        for (index, paragraph) in paragraphs.enumerated() where !flow.isFull {
            if budget?.checkClock() == true { break }
            flow.add(paragraph, isLast: index == paragraphs.count - 1)
        }
        return flow.lines
    }
}

extension ParagraphStyle {
    /// Whether the lines for one available size are also those for another.
    ///
    /// A size between that of the lines and the one they were made for gives the same lines, because each already has as
    /// many words as fit. Exceptions are lines that depend on the width that is left over.
    ///
    /// - Parameters:
    ///   - size: that of the lines, in points.
    ///   - available: the size that the lines were made for.
    package func keepsLines(of size: Size, isTruncated: Bool, madeFor available: Size, in other: Size) -> Bool {
        if available == other { return true }
        let isTight = exclusions.isEmpty && !(isTruncated && truncation == .middle)
        return isTight && other.width <= available.width && other.height <= available.height
            && size.width <= other.width + TextBlockLayout.tolerance
            && size.height <= other.height + TextBlockLayout.tolerance
    }
}
