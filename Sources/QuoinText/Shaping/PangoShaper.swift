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
