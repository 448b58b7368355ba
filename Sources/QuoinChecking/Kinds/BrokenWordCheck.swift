import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Words that are broken, because no line has room for them.
    static let brokenWord = CheckKind(.brokenWord, "A word is broken") { inspection in
        guard inspection.language != .unbroken else { return }
        for text in inspection.texts where !text.isSqueezed && !text.isCut && text.lines.lineCount > 1 {
            let content = inspection.scene.texts[text.number].content
            guard content.paragraph.wordBreak == .normal else { continue }
            let widest = inspection.shaper.minimumWidth(of: content, number: text.number)
            guard widest > text.frame.size.width + 0.01 else { continue }
            inspection.add(
                .brokenWord, [text.index], WideWord(width: widest, available: text.frame.size.width, text: text.index))
        }
    }
}

/// The widest word is wider than the lines, both in points.
private struct WideWord: ObservedFigures {
    var width: Double
    var available: Double
    /// The text, which may be narrower than its parent has room for, as its lines end before the edge.
    var text: Int

    var amount: Double { width - available }

    func message(_ words: ObservedWords) -> String {
        let room = available + words.seen.spareWidth(text)
        return "a word of \(words.name) is broken: it is \(points(width)) wide, and there are \(points(room))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] {
        search.space(along: .horizontal) + search.space(along: .vertical)
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] { search.moreLines }
}
