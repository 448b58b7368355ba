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
            inspection.add(Observation(.cut, [text.index], letters))
        }
        for target in inspection.scene.targets
        where inspection.isShown(target) && !inspection.scene.moved.contains(target) {
            let frame = inspection.layout.frames[target]
            let clips = inspection.scene.clips[target] ?? []
            for clip in clips.prefix(while: { !inspection.scene.scrolls($0) }) {
                inspection.addCut(target, frame, by: clip)
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
            inspection.addCut(text.index, letters, by: clip)
        }
    }
}

extension LayoutInspection {
    /// Adds how far what is seen of an element is beyond one that cuts it off.
    fileprivate mutating func addCut(_ element: Int, _ area: Rect, by clip: Int) {
        let isHidden = isHidden(element)
        addWorst(.cut, element, area.excesses(beyond: layout.frames[clip], by: pixel)) {
            ClippedContent(excess: $0.amount, edge: $0.edge, clip: clip, isHidden: isHidden)
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

/// How far letters or a tap target extend beyond an edge of an element that cuts them off, in points.
private struct ClippedContent: ObservedFigures {
    var excess: Double
    var edge: Observation.Edge
    var clip: Int
    var isHidden: Bool

    var amount: Double { excess }

    func message(_ words: ObservedWords) -> String {
        let problem = LayoutProblem.clipped(edge, by: words.seen.name(clip))
        let figures = "\(words.place) by \(points(excess))" + (isHidden ? " and is hidden" : "")
        return "\(words.name) \(problem.words(figures))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] { search.reach(beyond: edge) }
}
