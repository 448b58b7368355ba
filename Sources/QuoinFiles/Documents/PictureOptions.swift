import Quoin

/// Which pictures of a document are made, and what is in their files.
package struct PictureOptions: Codable, Hashable, Sendable {
    package var format: Picture.Format
    package var selection = VariantSelection.own
    /// Whether a PNG contains a record of what it was drawn from.
    package var isRecorded = false
    /// The alternative text, which is written into a PNG or SVG.
    package var alternative: AlternativeText?
    /// Whether the alternative text is in a file beside the picture.
    package var hasAlternativeFile = false
    /// Whether the letters of an SVG are text, not outlines.
    package var hasText = false
    /// How much of a picture may be lost.
    package var encoding: LossyEncoding?

    package init(format: Picture.Format = .png) {
        self.format = format
    }

    /// Whether the picture has anything that is for pages.
    package var isForPage: Bool { alternative != nil || hasAlternativeFile || hasText }
}

/// The canvases of a document that are drawn.
package enum VariantSelection: Codable, Hashable, Sendable {
    /// The document's own canvas.
    case own
    /// All canvases, each in a separate picture.
    case all
    /// The document's own canvas, light and dark.
    case bothAppearances
    /// All canvases in one picture.
    case contactSheet
}

/// The alternative text of a picture.
package enum AlternativeText: Codable, Hashable, Sendable {
    case given(String)
    /// Made from the layout.
    case layout
}
