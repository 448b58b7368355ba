extension DifferenceExplanation: CustomStringConvertible {
    /// A line for each cause, what follows from them in short, and one for the pixels.
    public var description: String { lines(all: false).joined(separator: "\n") }

    /// As many consequences are told one by one.
    private static let toldConsequences = 4

    /// A line for each finding, and one for the pixels.
    ///
    /// - Parameter all: whether every consequence is told, instead of the first few and how many more there are.
    public func lines(all: Bool) -> [String] {
        findingLines(all: all) + [pixelDescription].compactMap { $0 }
    }

    /// A line for each finding.
    ///
    /// - Parameter all: whether every consequence is told, instead of the first few and how many more there are.
    public func findingLines(all: Bool) -> [String] {
        let consequences = findings.filter(\.isConsequence)
        let isFolded = !all && consequences.count > DifferenceExplanation.toldConsequences
        let told = isFolded ? Array(consequences.prefix(DifferenceExplanation.toldConsequences - 1)) : consequences
        let rest = isFolded ? [folded(consequences.dropFirst(told.count))] : []
        let causes = findings.filter { !$0.isConsequence && !$0.isWithoutEffect }
        let idle = findings.filter(\.isWithoutEffect)
        func text(_ finding: Finding) -> String { finding.text(file: document) }
        return (causes + told).map(text) + rest + idle.map(text)
    }

    /// `so 14 more elements moved and 6 changed their size`
    private func folded(_ findings: some Sequence<Finding>) -> String {
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
        guard hasRecords else { return differ }
        guard let unexplained else { return findings.isEmpty ? differ : differ + ", all inside these" }
        let place = unexplained.element.map { "in \($0.name), " } ?? ""
        let places = "\(place)within \(unexplained.bounds)"
        return unexplained.count == pixelCount
            ? "\(differ) \(places): nothing on record changed there"
            : "\(differ), \(unexplained.count) of them elsewhere, \(places): nothing on record changed there"
    }
}

extension Change {
    /// What happened to several elements, without the figures.
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
