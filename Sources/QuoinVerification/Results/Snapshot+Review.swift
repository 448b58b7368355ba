import QuoinExplanations

extension VerificationResults.Snapshot {
    /// Why a picture differs from its reference, so that pictures with the same cause can be reviewed together.
    package struct Review: Hashable, Sendable, Codable {
        /// The changes on record, in the order of the elements; empty if nothing on record changed.
        package var causes: [PictureCause]
        /// What follows from them and is seldom meant: `` `title` is cut off ``.
        package var effects: [String]
        /// Whether the causes are all that changed: without them, the document gives the reference again, pixel by pixel.
        package var isConfirmed: Bool
        /// A digest of the part of both pictures that differs. Pictures whose causes are not confirmed belong together only
        /// if they differ in the same pixels.
        package var pixels: String
        /// What each cause does alone, if there are several; otherwise empty.
        package var parts: [Part]
        /// What differs from the reference without any of the causes.
        package var rest: [String]

        package init(
            causes: [PictureCause], effects: [String] = [], isConfirmed: Bool, pixels: String, parts: [Part] = [],
            rest: [String] = []
        ) {
            (self.causes, self.effects, self.isConfirmed) = (causes, effects, isConfirmed)
            (self.pixels, self.parts, self.rest) = (pixels, parts, rest)
        }

        /// What one of several causes does.
        package struct Part: Hashable, Sendable, Codable {
            package var cause: PictureCause
            /// The cause and what follows from it alone, a line each.
            package var lines: [String]

            package init(cause: PictureCause, lines: [String]) {
                (self.cause, self.lines) = (cause, lines)
            }
        }
    }

    /// Adds the causes. What each of several does is explained apart from the others.
    mutating func add(_ review: Review?) {
        self.review = review
        guard let review, review.parts.count > 1 || !review.rest.isEmpty else { return }
        let parts = review.parts.isEmpty ? explanation : review.parts.flatMap(\.lines)
        explanation = parts + review.rest.map { "apart from that, \($0)" }
        fullExplanation = nil
    }
}

extension VerificationResults.Snapshot.Review {
    /// Identifies the pictures that are reviewed together: they have the same causes and the same effects, and nothing else
    /// differs. The same in every run.
    var group: String {
        let parts = causes.map(\.identity).sorted() + effects + [isConfirmed ? "" : pixels]
        return String(ContentDigest.text(of: parts.joined(separator: "\n").utf8).prefix(10))
    }

    /// The causes in a few words.
    var title: String {
        var titles = causes.prefix(3).map(\.title)
        if causes.count > 3 { titles.append("\(causes.count - 3) more") }
        let causes = titles.isEmpty ? "nothing on record changed" : titles.joined(separator: ", ")
        return ([causes] + effects).joined(separator: "; ")
    }
}
