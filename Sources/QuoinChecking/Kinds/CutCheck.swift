import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Texts whose letters are left out, and texts and tap targets that an element around them cuts off, unless they scroll
    /// there.
    static let cut = CheckKind(.cut, "A text or a tap target is cut", .resizeText) { inspection in
        for text in inspection.texts where text.isCut {
            let content = inspection.scene.texts[text.number].content
            let letters = CutLetters(
                shown: text.lines.letterCount - content.paragraph.ellipsis.string.count { !$0.isWhitespace },
                count: inspection.shaper.letterCount(of: content, number: text.number))
            inspection.add(.cut, [text.index], letters)
        }
        for target in inspection.scene.targets
        where inspection.isShown(target) && !inspection.scene.moved.contains(target) {
            let frame = inspection.layout.frames[target]
            let clips = inspection.scene.clips[target] ?? []
            for clip in clips.prefix(while: { !inspection.scene.scrolls($0) }) {
                inspection.addWorst(
                    target, frame.excesses(beyond: inspection.layout.frames[clip], by: inspection.pixel), cutBy: clip)
            }
        }
        for text in inspection.texts { clip(text, &inspection) }
    }

    private static func clip(_ text: LayoutInspection.ShownText, _ inspection: inout LayoutInspection) {
        let item = inspection.scene.items[inspection.scene.texts[text.number].item]
        let (frame, pixel) = (text.frame, inspection.pixel)
        guard !item.isTransformed, !inspection.scene.moved.contains(text.index), frame.size.width >= pixel,
            frame.size.height >= pixel
        else { return }
        for clip in item.clips.prefix(while: { !item.scrolls.contains($0) }) {
            if inspection.layout.frames[clip].contains(frame) { continue }
            guard let letters = inspection.inkBounds(of: text) else { break }
            inspection.addWorst(
                text.index, letters.excesses(beyond: inspection.layout.frames[clip], by: pixel), cutBy: clip)
        }
    }
}

/// Letters are left out.
private struct CutLetters: ObservedFigures {
    var shown: Int
    var count: Int

    var amount: Double { -Double(shown) }

    func message(_ words: ObservedWords) -> String {
        "\(words.name) \(LayoutProblem.cut.words("\(words.place) after \(max(shown, 0)) of \(count) letters"))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] {
        let (across, down) = (search.space(along: .horizontal), search.space(along: .vertical))
        // Without a limit of lines, only the height can cut a text.
        return search.lineLimit == nil ? down + across : across + search.lines + down
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] { search.moreLines }
}
