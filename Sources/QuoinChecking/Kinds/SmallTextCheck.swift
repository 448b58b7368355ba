import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues

extension CheckKind {
    /// Letters that are smaller than the settings say.
    static let smallText = CheckKind(.smallText, "Letters are small", .resizeText) { inspection in
        let least = inspection.settings.minimumTextSize ?? Document.Check.defaultTextSize
        for text in inspection.texts where !text.isSqueezed {
            let scale = inspection.scene.scales[text.index]?.height ?? 1
            guard let size = text.lines.letterSize.map({ $0 * scale }), size < least - 1e-9 else { continue }
            inspection.add(.smallText, [text.index], LetterSize(size: size, least: least, scale: scale))
        }
    }
}

/// The size of letters as they are drawn, in points.
private struct LetterSize: ObservedFigures {
    var size: Double
    var least: Double
    /// How much larger transforms make them.
    var scale: Double

    var amount: Double { least - size }

    func message(_ words: ObservedWords) -> String {
        "letters of \(words.name) are \(points(size)) high\(words.place.dropFirst()), below \(points(least))"
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] {
        guard scale > 0 else { return [] }
        let needed = least / scale
        return [search.change("size: \(shortDescription(needed))") { $0.setLetterSize(needed) }]
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
