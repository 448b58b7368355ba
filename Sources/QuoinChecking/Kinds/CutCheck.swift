import QuoinExplanations

extension CheckKind {
    /// Texts whose letters are left out, and texts and tap targets that an element around them cuts off, unless they scroll
    /// there.
    static let cut = CheckKind(.cut, "A text or a tap target is cut", .resizeText) { inspection in
        for text in inspection.texts where text.isCut {
            let content = inspection.scene.texts[text.number].content
            let shown = text.lines.letterCount - content.paragraph.ellipsis.string.count { !$0.isWhitespace }
            let count = inspection.shaper.letterCount(of: content, number: text.number)
            let limit = text.lines.hasAllLines(of: content) ? nil : content.paragraph.lineLimit
            let lines = limit.map { ", in \(text.lines.lineCount) of its \($0) lines" } ?? ""
            inspection.add(.cut, [text.index], .letters(shown, of: count, lines))
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
        for text in inspection.texts where !inspection.scene.texts[text.number].masks.isEmpty {
            addHidden(text, &inspection)
        }
    }

    private static func clip(_ text: LayoutInspection.ShownText, _ inspection: inout LayoutInspection) {
        let item = inspection.scene.items[inspection.scene.texts[text.number].item]
        let (frame, pixel) = (text.frame, inspection.pixel)
        guard !inspection.scene.moved.contains(text.index), frame.size.width >= pixel, frame.size.height >= pixel,
            !item.isTransformed || !inspection.isPale(text)
        else { return }
        for clip in item.clips.prefix(while: { !item.scrolls.contains($0) }) {
            if !item.isTransformed || inspection.layout.transform(of: text.index, within: clip) == nil {
                addCut(of: text, atCornersOf: clip, &inspection)
                if inspection.layout.frames[clip].contains(frame) { continue }
            }
            guard let letters = inspection.drawnLetters(of: text, within: clip) else { break }
            inspection.addWorst(
                text.index, letters.excesses(beyond: inspection.layout.frames[clip], by: pixel), cutBy: clip)
        }
    }
}

extension CheckKind {
    /// Adds that a mask or a shape with a hard edge hides letters.
    private static func addHidden(_ text: LayoutInspection.ShownText, _ inspection: inout LayoutInspection) {
        let scene = inspection.scene
        let (item, letterSize) = (scene.texts[text.number], scene.texts[text.number].letterSize)
        guard !scene.items[item.item].isTransformed, scene.items[item.item].scrolls.isEmpty else { return }
        let rim = EdgeInsets(letterSize * LayoutInspection.rim / 2)
        for index in item.masks {
            guard let paint = scene.tree.paint(of: index),
                let part = VisiblePart(
                    of: paint, in: inspection.layout.frames[index], scene.appearance, letterSize: letterSize),
                inspection.inkAreas(of: text).contains(where: { part.hides(lettersIn: $0.inset(by: rim)) })
            else { continue }
            let what = paint.mask == nil ? "shape" : "mask"
            let figures = Figures { words in
                let name = index == text.index ? "its \(what)" : "the \(what) of \(words.other)"
                return "\(words.name) is hidden in part by \(name)\(words.place)"
            }
            return inspection.add(.cut, index == text.index ? [index] : [text.index, index], rule: "mask", figures)
        }
    }

    private static func addCut(
        of text: LayoutInspection.ShownText, atCornersOf clip: Int, _ inspection: inout LayoutInspection
    ) {
        guard let outline = inspection.scene.items.first(where: { $0.index == clip })?.outline(in: inspection.layout),
            outline.radii != [0, 0, 0, 0]
        else { return }
        let reach = inspection.scene.texts[text.number].letterSize * LayoutInspection.rim
        let isCut = inspection.inkAreas(of: text).contains {
            RoundOutline(frame: $0).passesCorner(of: outline, by: reach)
        }
        guard isCut else { return }
        let figures = Figures { words in "\(words.name) is cut by a round corner of \(words.other)\(words.place)" }
        inspection.add(.cut, [text.index, clip], rule: "corner", figures)
    }
}

extension Figures {
    /// How many letters of a text are shown, and how many it has.
    ///
    /// - Parameter lines: that the text has room for fewer lines than it may have; empty if it does not.
    fileprivate static func letters(_ shown: Int, of count: Int, _ lines: String) -> Figures {
        Figures(Double(shown), Double(count), amount: -Double(shown)) { words in
            "\(words.name) \(LayoutProblem.cut.words("\(words.place) after \(max(shown, 0)) of \(count) letters\(lines)"))"
        } causes: { search in
            let (across, down) = (search.space(along: .horizontal), search.space(along: .vertical))
            // Without all of its lines, only the height can cut a text.
            return search.lineLimit == nil || !lines.isEmpty ? down + across : across + search.lines + down
        } remedies: {
            $0.moreLines
        }
    }
}
