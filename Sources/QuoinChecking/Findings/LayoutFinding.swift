import QuoinDeclarations
import QuoinDocument
import QuoinLayout
import QuoinScene

/// Something wrong with a layout at some of the widths that it was laid out at.
public struct LayoutFinding: Hashable, Sendable {
    /// What is wrong.
    public var kind: Document.FindingKind
    /// The element, or both elements that overlap.
    public var elements: [ElementReference]
    /// Where it is in the document; `nil` if the layout comes from Swift.
    public var place: SourcePlace?
    /// What is wrong, in words that name the element: `"name" is cut after 12 of 19 letters`.
    public var message: String
    /// Why, in words that follow `because`; `nil` if that is not known.
    public var cause: String?
    /// A change with which it is not wrong, in words: `flexShrink: 1 on "time"`. The layout was laid out with it. `nil` if no
    /// such change was found.
    public var remedy: String?
    /// Where it is wrong, at least once. The first is the own canvas if it is wrong there.
    public var occurrences: [Occurrence]
    /// How much it matters.
    package var level = Document.Check.Level.error

    /// The widths at which something is wrong on one canvas.
    public struct Occurrence: Hashable, Sendable {
        /// In points, ascending. Both ends of a range are widths at which it is wrong; of a jump, they are the two widths
        /// between which it is.
        public var widths: [ClosedRange<Double>]
        /// Whether it is wrong at every width that was laid out.
        public var isEverywhere: Bool
        /// The factor for the lengths of texts.
        public var textScale: Double
        /// The made-up language of the texts; `nil` for their own.
        public var language: String?
        /// The appearance in which it is wrong; `nil` if that makes no difference.
        public var appearance: Appearance?
        /// What the name of the canvas adds to the layout's own: `.phone`.
        package var variant = ""
        /// The narrowest and the widest width that was laid out.
        package var checked: ClosedRange<Double>
    }
}

extension Document.FindingKind {
    /// The criterion of WCAG 2.2 that it is about; `nil` if there is none.
    public var criterion: String? {
        switch self {
        case .cut, .smallText: "WCAG 2.2, 1.4.4 Resize Text"
        case .overflow, .overlap, .squeezed: "WCAG 2.2, 1.4.10 Reflow"
        case .tapTarget: "WCAG 2.2, 2.5.5 Target Size (Enhanced)"
        case .contrast: "WCAG 2.2, 1.4.3 Contrast (Minimum)"
        case .textInImage: "WCAG 2.2, 1.4.5 Images of Text"
        case .brokenWord, .jump, .brokenRule, .ambiguousRule, .unusedAllow: nil
        }
    }
}

// MARK: - Text

extension LayoutFinding: CustomStringConvertible {
    /// `from 320 to 342 pt "name" is cut after 12 of 19 letters, because "time" does not shrink; flexShrink: 1 on "time"
    /// would do`.
    public var description: String {
        var text = [occurrences.first?.words, message].compactMap(\.self).joined(separator: " ")
        if let cause { text += ", because \(cause)" }
        if let remedy { text += "; \(remedy) would do" }
        if !others.isEmpty { text += " (\(others))" }
        return text.printable
    }

    /// The other canvases on which it is wrong: `also in 12 other conditions, as at text scale 2 from 320 to 500 pt`.
    private var others: String {
        guard occurrences.count > 1, let last = occurrences.max(by: { $0.wrongCount < $1.wrongCount }) else {
            return ""
        }
        let count = occurrences.count - 1
        let more = "also in \(count) other \(count == 1 ? "condition" : "conditions")"
        return last == occurrences[0] ? more : more + ", as " + (last.words ?? "at every width")
    }
}

extension LayoutFinding.Occurrence {
    /// Where it is: `at text scale 2 from 320 to 500 pt`; `nil` for everywhere on the own canvas.
    var words: String? {
        let canvas = [
            variant.isEmpty ? nil : "on \(variant.drop { $0 == "." })",
            textScale == 1 ? nil : "at text scale \(shortDescription(textScale))", language.map { "in \($0)" },
            appearance.map { "in the \($0.rawValue) appearance" },
        ].compactMap(\.self)
        let places = canvas + [widthWords].compactMap(\.self)
        return places.isEmpty ? nil : places.joined(separator: " ")
    }

    private var widthWords: String? {
        if checked.lowerBound == checked.upperBound { return nil }
        if isEverywhere { return "at every width" }
        let ranges = widths.map { range in
            range.lowerBound == range.upperBound
                ? "at \(shortDescription(range.lowerBound)) pt"
                : "from \(shortDescription(range.lowerBound)) to \(shortDescription(range.upperBound)) pt"
        }
        guard ranges.count > 3 else { return ranges.joined(separator: " and ") }
        return ranges.prefix(3).joined(separator: ", ") + " and in \(ranges.count - 3) more ranges"
    }

    /// The extent of the widths, in points.
    fileprivate var wrongCount: Double { widths.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }
}
