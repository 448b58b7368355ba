import QuoinComparison
import QuoinDeclarations

extension PictureComparison: CustomStringConvertible {
    /// The verdict, then what changed, line by line. Many consequences are summarized.
    public var description: String {
        ([verdictDescription] + details()).joined(separator: "\n")
    }

    package var verdictDescription: String {
        switch verdict {
        case .equal: "equal"
        case .tolerated: "equal within the limits"
        case .different: "different"
        case .otherEnvironment: "drawn with other libraries or fonts"
        }
    }

    /// What changed, a line each.
    ///
    /// - Parameter all: whether every consequence has a line, instead of the first few and a count.
    package func details(all: Bool = false) -> [String] {
        explanation.lines(all: all) + maskNotes + [sizes, antialiased].compactMap { $0 }
    }

    private var sizes: String? {
        guard !pixels.hasSameSize else { return nil }
        let (old, new) = (pixels.referenceSize, pixels.newSize)
        return "the picture has \(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height);"
            + " the common part was compared"
    }

    private var antialiased: String? {
        guard let count = pixels.antialiased?.count, count > 0 else { return nil }
        return count == 1 ? "1 more pixel smooths an edge" : "\(count) more pixels smooth an edge"
    }
}

extension PictureComparison.Explanation: CustomStringConvertible {
    /// A line for each finding and one for the pixels. Many consequences are summarized.
    public var description: String { lines(all: false).joined(separator: "\n") }

    /// The largest number of consequences that have a line each.
    private static let consequenceLimit = 4

    /// A line for each finding, and one for the pixels.
    fileprivate func lines(all: Bool) -> [String] {
        findingLines(all: all) + [pixelDescription].compactMap { $0 }
    }

    /// A line for each finding.
    ///
    /// - Parameter all: whether every consequence has a line, instead of the first few and a count.
    package func findingLines(all: Bool) -> [String] {
        let consequences = findings.filter(\.isConsequence)
        let isFolded = !all && consequences.count > Self.consequenceLimit
        let shown = isFolded ? Array(consequences.prefix(Self.consequenceLimit - 1)) : consequences
        let rest = isFolded ? [folded(consequences.dropFirst(shown.count))] : []
        let causes = findings.filter { !$0.isConsequence && !$0.isWithoutEffect }
        let ineffective = findings.filter(\.isWithoutEffect)
        func text(_ finding: PictureComparison.Finding) -> String { finding.text(file: document).printable }
        return (causes + shown).map(text) + rest + ineffective.map(text)
    }

    /// `so 14 more elements moved and 6 changed their size`
    private func folded(_ findings: some Sequence<PictureComparison.Finding>) -> String {
        var counts: [(words: String, count: Int)] = []
        for finding in findings {
            let words = finding.changes.compactMap(\.shortWords).last ?? "look different"
            if let index = counts.firstIndex(where: { $0.words == words }) {
                counts[index].count += finding.elements.count
            } else {
                counts.append((words, finding.elements.count))
            }
        }
        return "so " + counts.map { "\($0.count) more \($0.words)" }.joined(separator: ", ")
    }

    private var pixelDescription: String? {
        guard pixelCount > 0 else { return nil }
        let differ = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
        guard hasRecords else { return differ + (bounds.map { " within \($0)" } ?? "") }
        guard let unexplained else { return findings.isEmpty ? differ : differ + ", all inside these" }
        let place = unexplained.element.map { "in \($0.name.printable), " } ?? ""
        let places = "\(place)within \(unexplained.bounds)"
        return unexplained.count == pixelCount
            ? "\(differ) \(places): nothing on record changed there"
            : "\(differ), \(unexplained.count) of them elsewhere, \(places): nothing on record changed there"
    }
}

extension RecordedChange {
    /// What changed of several elements, without figures.
    fileprivate var shortWords: String? {
        switch self {
        case .resized: "changed their size"
        case .moved: "moved"
        case .shown: "came into view"
        case .unshown: "left the view"
        default: nil
        }
    }
}
