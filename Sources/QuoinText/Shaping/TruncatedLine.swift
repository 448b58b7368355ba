import CPangoCairo
import QuoinScene

/// The last line of a text that does not fit: an ellipsis replaces a part of it.
///
/// The ellipsis may follow a part of a word, as in Texture's newer text node.
struct TruncatedLine {
    /// The text from the start of the line.
    let rest: ParagraphText
    let style: ParagraphStyle
    /// Whether further paragraphs follow. If so, there is an ellipsis even if this one fits.
    let isFollowed: Bool
    /// In points.
    let width: Double
    let fonts: PangoFonts

    /// The numbers of characters that are kept at the start and at the end.
    private struct Kept {
        var head = 0
        var tail = 0
    }

    func line() -> ParagraphLine {
        let characters = measuredCharacters
        let available = width - layOut(ellipsis(after: rest.bytes.count)).width
        var kept = kept(of: characters.map(\.width), in: available)
        var result = line(keeping: kept, of: characters.map(\.end))
        // Kerning against the ellipsis may differ from kerning against the removed text, so the line is measured again.
        while result.width > width + TextBlockLayout.tolerance, kept.head + kept.tail > 0 {
            if kept.head > kept.tail { kept.head -= 1 } else { kept.tail -= 1 }
            result = line(keeping: kept, of: characters.map(\.end))
        }
        return result
    }

    /// The characters that fit beside the ellipsis.
    private func kept(of widths: [Double], in available: Double) -> Kept {
        func fitting(_ widths: some Sequence<Double>, _ available: Double) -> Int {
            var sum = 0.0
            return widths.prefix { width in
                sum += width
                return sum <= available + TextBlockLayout.tolerance
            }.count
        }
        // If the paragraph fits, only the paragraphs after it are left out.
        let fits = widths.reduce(0, +) <= width + TextBlockLayout.tolerance
        switch isFollowed && fits ? .tail : style.truncation {
        case .head: return Kept(tail: fitting(widths.reversed(), available))
        case .tail, .clip: return Kept(head: fitting(widths, available))
        case .middle:
            let head = fitting(widths, available / 2)
            let left = available - widths.prefix(head).reduce(0, +)
            return Kept(head: head, tail: min(fitting(widths.reversed(), left), widths.count - head))
        }
    }

    private func line(keeping kept: Kept, of ends: [Int]) -> ParagraphLine {
        let head = kept.head == 0 ? 0 : ends[kept.head - 1]
        let tail = kept.tail == 0 ? rest.bytes.count : kept.tail == ends.count ? 0 : ends[ends.count - kept.tail - 1]
        // Spaces beside the ellipsis would set it apart from the words that it replaces.
        var text = rest.part(0..<rest.trimmedEnd(of: 0..<head))
        text.append(ellipsis(after: head))
        text.append(rest.part(rest.trimmedStart(of: tail..<rest.bytes.count)..<rest.bytes.count))
        return layOut(text)
    }

    private func ellipsis(after byte: Int) -> ParagraphText {
        var text = ParagraphText()
        text.direction = rest.direction
        text.append(style.ellipsis.string, style: style.ellipsis.style ?? rest.style(at: max(byte - 1, 0)))
        return text
    }

    /// The end of each character, in bytes, and its width, in points.
    private var measuredCharacters: [(end: Int, width: Double)] {
        let layout = ParagraphLayout(rest, style: style, fonts: fonts)
        var widths = [Int32](repeating: 0, count: rest.bytes.count)
        let line = layout.firstLine?.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
        for run in line?.pangoRuns(of: layout) ?? [] {
            let starts = run.range.filter { rest.bytes[$0] & 0xC0 != 0x80 }
            for (start, width) in zip(starts, run.characterWidths) { widths[start] = width }
        }
        var start = 0
        return rest.clusterEnds.map { end in
            defer { start = end }
            return (end, PangoUnits.points(widths[start..<end].reduce(0) { $0 + Int($1) }))
        }
    }

    private func layOut(_ text: ParagraphText) -> ParagraphLine {
        let layout = ParagraphLayout(text, style: style, fonts: fonts)
        return ParagraphLine(first: layout)
    }
}
