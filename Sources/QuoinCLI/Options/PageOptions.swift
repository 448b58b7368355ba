import ArgumentParser
import QuoinFiles

/// Options for pictures that are shown on pages.
struct PageOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "The alternative text, which is written into a PNG or SVG; auto makes it from the layout.",
            valueName: "text"))
    var alt: AlternativeText?

    @Flag(help: "Writes the alternative text beside each picture: card.alt.txt for card.png.")
    var altFile = false

    @Flag(help: "Writes the letters of an SVG as text that can be selected and searched, not as outlines.")
    var svgText = false

    @Option(help: "The quality of a JPEG, 90 by default, or of a WebP, which loses nothing without it; from 1 to 100.")
    var quality: Int?

    @Option(help: "How many pixels of a JPEG share their hue: 4:4:4, 4:2:2 or 4:2:0.")
    var chroma: LossyEncoding.Chroma?

    @Option(help: "Largest file size of a JPEG or WebP; lowers the quality to fit.")
    var maxBytes: Int?

    /// How much of a picture may be lost; `nil` if none of the options is given.
    private var encoding: LossyEncoding? {
        guard quality != nil || chroma != nil || maxBytes != nil else { return nil }
        return LossyEncoding(quality: quality, chroma: chroma ?? .all, byteLimit: maxBytes)
    }

    /// Whether any of the options for pages is given.
    var isUsed: Bool { alt != nil || altFile || svgText }

    /// Checks that the format supports the given options.
    func check(_ format: Picture.Format) throws {
        if (quality != nil || maxBytes != nil) && format != .jpg && format != .webp || chroma != nil && format != .jpg {
            throw ValidationError("--quality and --max-bytes only work with jpg and webp, --chroma only with jpg")
        }
        if let quality, !LossyEncoding.qualities.contains(quality) {
            throw ValidationError("--quality is from 1 to 100")
        }
        if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes is 1 or more") }
        if svgText && format != .svg { throw ValidationError("only an SVG has text; add --format svg") }
        if alt != nil && !altFile && format != .svg && format != .png {
            throw ValidationError("a \(format.rawValue) cannot hold alternative text; add --alt-file")
        }
    }

    /// Which pictures are made.
    func pictures(_ selection: VariantSelection, as format: Picture.Format, isRecorded: Bool) -> PictureOptions {
        var pictures = PictureOptions(format: format)
        (pictures.selection, pictures.isRecorded, pictures.encoding) = (selection, isRecorded, encoding)
        (pictures.alternative, pictures.hasAlternativeFile, pictures.hasText) = (alt, altFile, svgText)
        return pictures
    }
}

extension AlternativeText: ExpressibleByArgument {
    package init(argument: String) {
        self = argument == "auto" ? .layout : .given(argument)
    }
}

extension LossyEncoding.Chroma: ExpressibleByArgument {}
