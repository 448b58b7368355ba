import ArgumentParser
import Quoin
import QuoinFigures

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

    /// Whether any of the options is given.
    var isUsed: Bool { alt != nil || altFile || svgText }

    /// Checks that the format supports the given options.
    func check(_ format: PictureFormat) throws {
        if svgText && format != .svg { throw ValidationError("only an SVG has text; add --format svg") }
        if alt != nil && !altFile && format != .svg && format != .png {
            throw ValidationError("a \(format.rawValue) has no place for an alternative text; add --alt-file")
        }
    }

    /// The alternative text of a picture; `nil` if it was not requested.
    func text(of layout: DocumentLayout, isPlain: Bool) -> String? {
        switch alt {
        case .given(let text): text
        case .layout: LayoutDescription(layout, isPlain: isPlain).text
        case nil: altFile ? LayoutDescription(layout, isPlain: isPlain).text : nil
        }
    }

    /// The options as arguments of a separate process.
    var commandArguments: [String] {
        (alt.map { ["--alt=\($0.argument)"] } ?? []) + (altFile ? ["--alt-file"] : [])
            + (svgText ? ["--svg-text"] : [])
    }
}

/// The alternative text of a picture, as an argument.
enum AlternativeText: ExpressibleByArgument, Hashable, Sendable {
    case given(String)
    /// Made from the layout.
    case layout

    init(argument: String) {
        self = argument == "auto" ? .layout : .given(argument)
    }

    var argument: String {
        switch self {
        case .given(let text): text
        case .layout: "auto"
        }
    }
}
