import CPangoCairo
import QuoinImages
import QuoinLayout
import QuoinScene
import QuoinValues

/// Why a picture cannot be drawn.
public enum PictureError: Error, Hashable, Sendable {
    /// The elements cannot be laid out.
    case layout(LayoutError)
    /// The fonts lack something that the texts need.
    case scene(SceneError)
    /// The picture cannot be drawn.
    case render(RenderError)

    /// Why a display list cannot be drawn.
    public enum RenderError: Error, Hashable, Sendable {
        /// The picture would have no pixels; with its extents in pixels.
        case emptyCanvas(width: Double, height: Double)
        /// The picture would have too many pixels on a side; with its extents in pixels.
        case canvasTooLarge(width: Double, height: Double, sideLimit: Int)
        /// Nested transforms enlarge or move too far, or shrink to nothing.
        case transformOutOfRange
        /// The picture exceeds a limit.
        case limitPassed(Limits.Excess)
        /// An image cannot be read; with the element that shows it, if it is known.
        case image(ElementReference?, ImageError)
        /// A font file that a text was shaped with is gone or has changed.
        case missingFont(path: String)
        /// Cairo failed, most likely for lack of memory; with its message.
        case cairoFailed(String)

        /// Whether the picture is too large, or takes too long.
        public var isLimit: Bool {
            switch self {
            case .canvasTooLarge, .transformOutOfRange, .limitPassed: true
            case .image(_, let error): error.isLimit
            case .emptyCanvas, .missingFont, .cairoFailed: false
            }
        }
    }
}

extension PictureError {
    /// The problems, each with its element if one is known.
    package var problems: [(element: ElementReference?, message: String)] {
        switch self {
        case .layout(let error): [(error.element, error.explanation)]
        case .scene(let error): error.problems.map { ($0.element, "\($0.problem)") }
        case .render(.image(let element, let error)): [(element, "\(error)")]
        case .render(let error): [(nil, "\(error)")]
        }
    }
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        problems.map { problem in (problem.element.map { "\($0): " } ?? "") + problem.message }.joined(separator: "\n")
    }
}

package typealias RenderError = PictureError.RenderError

extension RenderError {
    init(_ status: cairo_status_t) {
        self = .cairoFailed(String(cString: cairo_status_to_string(status)))
    }

    /// Calls `body`, and rethrows an error about an image whose element is not known yet.
    static func wrap<Value>(_ body: () throws(ImageError) -> Value) throws(RenderError) -> Value {
        do {
            return try body()
        } catch {
            throw .image(nil, error)
        }
    }
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyCanvas(let width, let height):
            "the canvas would be \(shortDescription(width)) by \(shortDescription(height)) pixels; set a "
                + "\(width < 1 ? "width" : "height") on it or on the root element"
        case .canvasTooLarge(let width, let height, let sideLimit):
            "the canvas would be \(shortDescription(width)) by \(shortDescription(height)) pixels; at most "
                + "\(sideLimit) on a side are possible"
        case .transformOutOfRange:
            "transforms inside one another enlarge a point to more than 1000000 pixels, or shrink it to nothing"
        case .limitPassed(let excess): excess.description
        case .image(let element, let error): (element.map { "\($0): " } ?? "") + error.description
        case .missingFont(let path): "\(path): the font that the text was shaped with cannot be opened"
        case .cairoFailed(let message): "cairo: \(message)"
        }
    }
}
