import QuoinLayout
import QuoinScene

/// The shaping of one text in one room: paragraph by paragraph, then the lines below one another.
struct TextShaping {
    private let text: TextContent
    private let room: Size
    private let stack: FontStack
    private let paragraphs: [ParagraphText]

    init(_ text: TextContent, in room: Size, stack: FontStack) {
        (self.text, self.room, self.stack) = (text, room, stack)
        paragraphs = ParagraphText.split(text.spans)
    }

    func shaped() -> ShapedText {
        var lines = lines(limit: text.paragraph.lineLimit.map { max($0, 1) })
        let fitting = max(lines.countFitting(room.height), 1)
        if fitting < lines.count { lines = self.lines(limit: fitting) }
        return lines.aligned(text.paragraph.alignment, in: room.width, problems: missingFamilies)
    }

    /// The lines of all paragraphs, at most so many.
    private func lines(limit: Int?) -> LineStack {
        var lines = LineStack(lineHeight: text.paragraph.lineHeight)
        for (index, paragraph) in paragraphs.enumerated() {
            let left = limit.map { $0 - lines.count }
            if left == 0 { break }
            let isLast = index == paragraphs.count - 1
            var layout = layout(of: paragraph, limit: left)
            if let left, layout.lineCount == left, !isLast, text.paragraph.truncation != .clip {
                // What follows is left out: the ellipsis has to stand behind the last line, though it is complete.
                layout = self.layout(of: paragraph.followed(by: "…"), limit: left)
                lines.isTruncated = true
            }
            lines.append(layout, limit: left)
        }
        return lines
    }

    private func layout(of paragraph: ParagraphText, limit: Int?) -> ParagraphLayout {
        ParagraphLayout(paragraph, style: text.paragraph, width: room.width, lineLimit: limit, stack: stack)
    }

    private var missingFamilies: [TextProblem] {
        var problems: [TextProblem] = []
        for span in text.spans where !span.style.families.contains(where: stack.hasFamily) {
            let problem = TextProblem.missingFamily(span.style.families, available: stack.families)
            if !problems.contains(problem) { problems.append(problem) }
        }
        return problems
    }
}
