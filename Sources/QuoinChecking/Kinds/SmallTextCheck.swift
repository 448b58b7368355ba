import QuoinDocument

extension CheckKind {
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
