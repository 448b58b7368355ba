import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

extension CheckKind {
    /// Letters that are smaller than the settings say.
    static let smallText = CheckKind(.smallText, "Letters are small", .resizeText) { inspection in
        let least = inspection.settings.minimumTextSize ?? Document.Check.defaultTextSize
        for text in inspection.texts where !text.isSqueezed {
            guard let size = text.lines.letterSize, size < least - 1e-9 else { continue }
            let figures = Figures(size, least, amount: least - size) { words in
                "letters of \(words.name) are \(points(size)) high\(words.place.dropFirst()), below \(points(least))"
            } remedies: {
                [$0.change("size: \(shortDescription(least))") { $0.setLetterSize(least) }]
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
