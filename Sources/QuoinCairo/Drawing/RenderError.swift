import CPangoCairo
import QuoinLayout

/// Why a display list cannot be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// The picture would have no pixel.
    case emptyCanvas(width: Double, height: Double)
    /// The picture would have too many pixels on a side, or altogether.
    case canvasTooLarge(width: Double, height: Double, sideLimit: Int, areaLimit: Int)
    /// An image cannot be read.
    case image(ElementReference?, ImageError)
    /// A font file that a text was shaped with is gone or no longer the same.
    case missingFont(path: String)
    /// Cairo could not do it, for want of memory most likely; with its message.
    case cairoFailed(String)

    /// Whether the picture is too large or too small, as opposed to something that is missing or failed.
    public var isLimit: Bool {
        switch self {
        case .emptyCanvas, .canvasTooLarge: true
        case .image, .missingFont, .cairoFailed: false
        }
    }

    init(_ status: cairo_status_t) {
        self = .cairoFailed(String(cString: cairo_status_to_string(status)))
    }
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyCanvas(let width, let height):
            "the canvas has no pixel: it is \(shortDescription(width)) by \(shortDescription(height)) pixels"
        case .canvasTooLarge(let width, let height, let sideLimit, let areaLimit):
            "the canvas is \(shortDescription(width)) by \(shortDescription(height)) pixels; at most \(sideLimit) on a side"
                + " and \(areaLimit) altogether are possible"
        case .image(let element, let error): (element.map { "\($0): " } ?? "") + error.description
        case .missingFont(let path): "\(path): the font that the text was shaped with cannot be opened"
        case .cairoFailed(let message): "cairo: \(message)"
        }
    }
}
