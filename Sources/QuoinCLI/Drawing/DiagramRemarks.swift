import QuoinDiagrams

/// What a reader of a diagram should know and cannot see in it.
struct DiagramRemarks: Encodable, Sendable {
    let document: String
    /// The name of the variant, as at the end of the name of its picture; empty for the document itself.
    let variant: String
    /// The measures for which there was no room, or which are not essential.
    let notShown: [String]
    /// The annotations that mark nothing.
    let nothingToShow: [String]
    /// Whether the diagram marks nothing at all.
    let isUnmarked: Bool

    init(_ picture: Diagram.Picture, document: String, variant: String) {
        (self.document, self.variant) = (document, variant)
        (notShown, nothingToShow, isUnmarked) = (picture.leftOut, picture.silent, picture.isUnmarked)
    }

    /// The lines for a person.
    var lines: [String] {
        let sentences =
            (notShown.isEmpty ? [] : ["not shown: " + notShown.joined(separator: "; ")])
            + nothingToShow.map { "there is nothing to show for \"\($0)\"" }
            + (isUnmarked ? ["there is nothing to show at this level and depth"] : [])
        return sentences.map { "\(document): \($0)" }
    }
}
