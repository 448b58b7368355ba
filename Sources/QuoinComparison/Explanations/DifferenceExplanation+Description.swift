extension DifferenceExplanation: CustomStringConvertible {
    /// A line for each finding, and one for the pixels.
    public var description: String {
        (findings.map(\.description) + [pixelDescription].compactMap { $0 }).joined(separator: "\n")
    }

    private var pixelDescription: String? {
        guard pixelCount > 0 else { return nil }
        let differ = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
        guard hasRecords else { return differ }
        guard let unexplained else { return findings.isEmpty ? differ : differ + ", all inside these" }
        let place = unexplained.element.map { "in \($0.shortName), " } ?? ""
        let places = "\(place)within \(unexplained.bounds)"
        return unexplained.count == pixelCount
            ? "\(differ) \(places): nothing on record changed there"
            : "\(differ), \(unexplained.count) of them elsewhere, \(places): nothing on record changed there"
    }
}
