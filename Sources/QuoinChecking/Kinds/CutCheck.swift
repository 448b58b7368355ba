import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Texts whose letters are left out, or that an element around them cuts off, unless they scroll there.
    static let cut = CheckKind(.cut, "A text is cut", .resizeText) { inspection in
        for text in inspection.texts where text.isCut {
            let content = inspection.scene.texts[text.number].content
            let letters = CutLetters(
                shown: text.lines.letterCount - content.paragraph.ellipsis.string.count { !$0.isWhitespace },
                count: inspection.shaper.letterCount(of: content, number: text.number))
            inspection.add(Observation(.cut, [text.index], letters))
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
            let around = inspection.layout.frames[clip]
            if around.contains(frame) { continue }
            guard let letters = inspection.inkBounds(of: text) else { break }
            inspection.addWorst(.cut, text.index, letters.excesses(beyond: around, by: pixel)) {
                ClippedLetters(excess: $0.amount, edge: $0.edge, clip: clip)
            }
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

/// How far letters extend beyond an edge of an element that cuts them off, in points.
private struct ClippedLetters: ObservedFigures {
    var excess: Double
    var edge: Observation.Edge
    var clip: Int

    var amount: Double { excess }

    func message(_ words: ObservedWords) -> String {
        let problem = LayoutProblem.clipped(edge, by: words.nameOf(clip))
        return "\(words.name) \(problem.words("\(words.place) by \(points(excess))"))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] { search.reach(beyond: edge) }
}
