import QuoinDocument

/// A problem of a layout at some of the widths that were checked.
public struct LayoutFinding: Codable, Hashable, Sendable {
    /// The kind of problem.
    public var kind: Document.FindingKind
    /// The element, or both elements that overlap; empty for an unused allowance.
    public var elements: [ElementReference]
    /// Where it is in the document; `nil` if the layout comes from Swift.
    public var place: SourcePlace?
    /// The problem, in words that name the element, such as “`name` is cut after 12 of 19 letters”.
    public var message: String
    /// The cause, in words that follow `because`; `nil` if it is unknown.
    public var cause: String?
    /// A change that removes the problem, in words, such as “flexShrink: 1 on `time`”. The layout was laid out with it.
    /// `nil` if no such change was found.
    public var remedy: String?
    /// The canvases with the problem; empty for an unused allowance. The document's own canvas is first if it has the
    /// problem.
    public var occurrences: [Occurrence]
    /// The edge, the axis or the constraint that it is about; empty if it is about none.
    package var rule = ""
    /// Its severity.
    package var level = Document.Check.Level.error
    /// The numbers of the rows of data that have it, from 1. The first is described.
    package var rows: [Int] = []

    /// The widths with a problem on one canvas.
    public struct Occurrence: Codable, Hashable, Sendable {
        /// In points, ascending. Both ends of a range are widths with the problem. For a jump, they are the two widths
        /// between which it is.
        public var widths: [ClosedRange<Double>]
        /// Whether every width that was checked has the problem.
        public var isEverywhere: Bool
        /// The factor for the sizes of texts.
        public var textScale: Double
        /// The pseudo-language of the texts; `nil` for their own.
        public var language: String?
        /// The other appearance with the problem; `nil` for the canvas's own.
        public var appearance: Appearance?
        /// The direction of the layout; `nil` for that of the canvas.
        public var direction: LayoutDirection?
        /// The height of the canvas in points; `nil` for its own.
        public var height: Double?
        /// The suffix of the canvas's name: `.phone`.
        package var variant = ""
        /// The smallest and the largest width that was checked, in points.
        package var checked: ClosedRange<Double>
    }
}

extension LayoutFinding {
    /// What identifies the finding, whatever else changes in its document: its kind, its elements, and the edge or rule.
    package func fingerprint(in document: String) -> String {
        let subjects = elements.map { $0.id ?? $0.path }
        let words = [kind.rawValue] + (subjects.isEmpty ? [message] : subjects) + [rule]
        return ([document] + words.filter { !$0.isEmpty }).joined(separator: " ").printable
    }
}

// MARK: - Text

extension LayoutFinding: CustomStringConvertible {
    /// “from 320 to 342 pt `name` is cut after 12 of 19 letters, because `time` does not shrink; flexShrink: 1 on `time`
    /// would do”.
    public var description: String {
        var text = [rowWords, occurrences.first?.words, message].compactMap(\.self).joined(separator: " ")
        if let cause { text += ", because \(cause)" }
        if let remedy { text += "; \(remedy) would do" }
        if !others.isEmpty { text += " (\(others))" }
        if let placeOfView, !text.contains(".swift:") { text += " (\(placeOfView))" }
        return text.printable
    }

    /// Where an app declares the view that it is about, or the constraint; `nil` if it is about no view.
    private var placeOfView: String? {
        if let place, place.file?.name.hasSuffix(".swift") == true { return place.fileAndLine }
        return elements.first.flatMap { $0.isInView ? $0.swiftPlace : nil }
    }

    /// `in row 3 and 11 others`; `nil` if the document has no rows.
    private var rowWords: String? {
        guard let first = rows.first else { return nil }
        let others = rows.count == 1 ? "" : " and \(rows.count - 1) other\(rows.count == 2 ? "" : "s")"
        return "in row \(first)" + others
    }

    /// The other canvases with the problem: `also in 12 other conditions, as at text scale 2 from 320 to 500 pt`.
    private var others: String {
        guard occurrences.count > 1, let last = occurrences.max(by: { $0.totalWidth < $1.totalWidth }) else {
            return ""
        }
        let count = occurrences.count - 1
        let more = "also in \(count) other \(count == 1 ? "condition" : "conditions")"
        return last == occurrences[0] ? more : more + ", as " + (last.words ?? "at every width")
    }
}

extension LayoutFinding.Occurrence {
    /// Where the problem is: `at text scale 2 from 320 to 500 pt`; `nil` if it is at every width of the document's own
    /// canvas.
    var words: String? {
        let canvas = [
            variant.isEmpty ? nil : "on \(variant.drop { $0 == "." })",
            textScale == 1 ? nil : "at text scale \(shortDescription(textScale))", language.map { "in \($0)" },
            direction.map { $0 == .rightToLeft ? "from right to left" : "from left to right" },
            height.map { "at a height of \(shortDescription($0)) pt" },
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

    /// The total extent of the ranges, in points.
    fileprivate var totalWidth: Double { widths.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }
}
