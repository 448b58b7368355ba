extension CheckKind {
    /// Words that are broken, because no line has room for them.
    static let brokenWord = CheckKind(.brokenWord, "A word is broken") { inspection in
        guard inspection.language != .unbroken else { return }
        for text in inspection.texts where !text.isSqueezed && !text.isCut && text.lines.lineCount > 1 {
            let content = inspection.scene.texts[text.number].content
            guard content.paragraph.wordBreak == .normal else { continue }
            let widest = inspection.shaper.minimumWidth(of: content, number: text.number)
            guard widest > text.frame.size.width + 0.01 else { continue }
            let available = text.frame.size.width
            let figures = Figures(widest, available, Double(text.index), amount: widest - available) { words in
                // A text may be narrower than its parent has room for, as its lines end before the edge.
                let room = available + words.seen.spareWidth(text.index)
                return "a word of \(words.name) is broken: it is \(points(widest)) wide, and there are \(points(room))"
            } causes: {
                $0.space(along: .horizontal) + $0.space(along: .vertical)
            } remedies: {
                $0.moreLines
            }
            inspection.add(.brokenWord, [text.index], figures)
        }
    }
}
