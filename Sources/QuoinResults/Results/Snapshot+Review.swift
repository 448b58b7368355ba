import QuoinExplanations

extension VerificationResults.Snapshot {
    /// Why a picture differs from its reference. Pictures with the same cause are reviewed together.
    package struct Review: Hashable, Sendable, Codable {
        /// The causes in the records, in the order of the elements; empty if the records do not differ.
        package var causes: [PictureCause]
        /// The change of a color that was replaced wherever the picture had it, if that is all: `#35c → #24b`.
        package var recoloring: String?
        /// Effects of the causes that are seldom intended: `` `title` is cut off ``.
        package var effects: [String]
        /// Whether the causes are complete: without them, the document gives exactly the pixels of the reference.
        package var isConfirmed: Bool
        /// A digest of the part of both pictures that differs. Pictures with unconfirmed causes are grouped only if the
        /// same pixels differ. Empty if the causes are other files, and nothing differs but the elements that show them.
        package var pixels: String
        /// What still differs from the reference without any of the causes.
        package var rest: [String]

        package init(
            causes: [PictureCause], effects: [String] = [], isConfirmed: Bool, pixels: String, rest: [String] = []
        ) {
            (self.causes, self.effects, self.isConfirmed) = (causes, effects, isConfirmed)
            (self.pixels, self.rest) = (pixels, rest)
        }
    }

    /// Adds the causes, and behind the explanation what they do not explain.
    mutating func add(_ review: Review?) {
        self.review = review
        let rest = review?.rest.map { "apart from that, \($0)" } ?? []
        explanation += rest
        fullExplanation? += rest
    }
}

extension VerificationResults.Snapshot.Review {
    /// Identifies the pictures that are reviewed together: their causes and effects are the same, and nothing else
    /// differs. It is the same in every run.
    var group: String {
        // A named color has many uses, and pictures have different ones of them.
        let isRecolored = recoloring != nil && isConfirmed && effects.isEmpty
        let identities = isRecolored ? [recoloring ?? ""] : causes.map(\.identity).sorted()
        let parts = identities + effects + [isConfirmed ? "" : pixels]
        return String(ContentDigest.text(of: parts.joined(separator: "\n").utf8).prefix(10))
    }

    /// The causes in a few words.
    var title: String {
        let all = PictureCause.titles(of: causes)
        let titles = all.prefix(3) + (all.count > 3 ? ["\(all.count - 3) more"] : [])
        let causes = titles.isEmpty ? "nothing on record changed" : titles.joined(separator: ", ")
        return ([causes] + effects).joined(separator: "; ")
    }
}
