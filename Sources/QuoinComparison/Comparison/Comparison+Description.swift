import QuoinLayout

extension Comparison: CustomStringConvertible {
    /// How it ended, and what happened, line by line.
    public var description: String {
        ([verdictDescription] + details).joined(separator: "\n")
    }

    /// How it ended, in a few words.
    public var verdictDescription: String {
        switch verdict {
        case .equal: "equal"
        case .tolerated: "equal within the limits"
        case .different: "different"
        case .otherEnvironment: "drawn by another text stack"
        }
    }

    /// What happened: a line each, with many consequences told in short.
    public var details: [String] { details(all: false) }

    /// What happened: a line each.
    ///
    /// - Parameter all: whether every consequence is told, instead of the first few and how many more there are.
    public func details(all: Bool) -> [String] {
        explanation.lines(all: all) + [sizes, setAside].compactMap { $0 }
    }

    private var sizes: String? {
        guard !pixels.hasSameSize else { return nil }
        let (old, new) = (pixels.referenceSize, pixels.newSize)
        return "the picture has \(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height);"
            + " the common part was compared"
    }

    private var setAside: String? {
        guard let count = pixels.antialiased?.count, count > 0 else { return nil }
        return count == 1 ? "1 more pixel smooths an edge" : "\(count) more pixels smooth an edge"
    }
}
