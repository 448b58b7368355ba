import QuoinLayout
import QuoinScene

/// The shaping of one text in one room: paragraph by paragraph, then the lines below one another.
struct TextShaping {
    private let text: TextContent
    private let room: Size
    private let fonts: PangoFonts
    private let paragraphs: [ParagraphText]

    init(_ text: TextContent, in room: Size, fonts: PangoFonts) {
        (self.text, self.room, self.fonts) = (text, room, fonts)
        paragraphs = ParagraphText.split(text.spans, direction: text.paragraph.direction)
    }

    /// The lines that the room has, of a text that is made smaller as far as it may be.
    func lines() -> LineStack {
        guard text.paragraph.minimumScale < 1, !fits else { return lines(breaks: .everywhere) }
        return scaled(by: largestScale).lines(breaks: .everywhere)
    }

    private func scaled(by factor: Double) -> TextShaping {
        TextShaping(text.scaled(by: factor), in: room, fonts: fonts)
    }

    /// The largest scale at which the text fits, to a hundredth; the smallest where none does.
    private var largestScale: Double {
        let smallest = Int((text.paragraph.minimumScale * 100).rounded(.up))
        var (fitting, tooLarge) = (smallest, 100)
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            if scaled(by: Double(middle) / 100).fits { fitting = middle } else { tooLarge = middle }
        }
        return fitting == smallest ? text.paragraph.minimumScale : Double(fitting) / 100
    }

    /// Whether all text has room, without a word being broken.
    private var fits: Bool {
        let lines = lines(breaks: .words)
        return !lines.isTruncated && lines.size.width <= room.width + LineStack.tolerance
    }

    private func lines(breaks: ParagraphLayout.Breaks) -> LineStack {
        let lines = lines(limit: text.paragraph.lineLimit.map { max($0, 1) }, breaks: breaks)
        let fitting = max(lines.countFitting(room.height), 1)
        return fitting < lines.count ? self.lines(limit: fitting, breaks: breaks) : lines
    }

    /// The lines of all paragraphs, at most so many.
    private func lines(limit: Int?, breaks: ParagraphLayout.Breaks) -> LineStack {
        var flow = LineFlow(text.paragraph, in: room, limit: limit, breaks: breaks, fonts: fonts)
        for (index, paragraph) in paragraphs.enumerated() where !flow.isFull {
            flow.add(paragraph, isLast: index == paragraphs.count - 1)
        }
        return flow.lines
    }
}
