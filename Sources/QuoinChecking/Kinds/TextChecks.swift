import QuoinDocument

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

    /// Letters that are smaller than the settings say.
    static let smallText = CheckKind(.smallText, "Letters are small", .resizeText) { inspection in
        let least = inspection.settings.minimumTextSize ?? Document.Check.defaultTextSize
        for text in inspection.texts where !text.isSqueezed {
            // As they are drawn.
            let scale = inspection.scene.scales[text.index]?.height ?? 1
            guard let size = text.lines.letterSize.map({ $0 * scale }), size < least - 1e-9 else { continue }
            let figures = Figures(size, least, scale, amount: least - size) { words in
                "letters of \(words.name) are \(points(size)) high\(words.place.dropFirst()), below \(points(least))"
            } remedies: { search in
                let needed = least / scale
                return needed.isFinite
                    ? [search.change("size: \(shortDescription(needed))") { $0.setLetterSize(needed) }] : []
            }
            inspection.add(.smallText, [text.index], figures)
        }
    }
}

extension AnyElement {
    /// Makes the letters of a text at least as large as a size, in points.
    fileprivate mutating func setLetterSize(_ least: Double) -> Bool {
        guard var text = kind.base as? TextNode else { return false }
        for index in text.text.spans.indices {
            text.text.spans[index].style.size = Swift.max(text.text.spans[index].style.size, least)
        }
        kind = AnyLayoutKind(text)
        return true
    }
}

extension CheckKind {
    /// SVG images with texts in them.
    static let textInImage = CheckKind(
        .textInImage, "Letters are part of an image", Criterion(name: "1.4.5 Images of Text", page: "images-of-text"),
        level: .warning
    ) { inspection in
        for index in inspection.scene.lettered where inspection.isShown(index) {
            let figures = Figures { "letters of \($0.name) are part of a picture, and do not grow with other texts" }
            inspection.add(.textInImage, [index], figures)
        }
    }
}
