import QuoinScene

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
