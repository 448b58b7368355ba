import QuoinLayout
import QuoinScene

/// Why a diagram cannot be drawn.
public enum DiagramError: Error, Hashable, Sendable {
    /// The elements cannot be laid out.
    case layout(LayoutError)
    /// A text cannot be shown with the available fonts.
    case scene(SceneError)
    /// No panel has an element with the id. The second value is the most similar id, or `nil` if none is similar.
    case unknownElement(String, nearest: String?)
    /// There is no panel to draw.
    case noPanel
    /// The zoom is not one of ``Diagram/zooms``.
    case invalidZoom(Double)
    /// There would be more labels than can be read, or placed in a reasonable time.
    case tooManyLabels(Int, limit: Int)
}

extension DiagramError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .layout(let error): "\(error)"
        case .scene(let error): "\(error)"
        case .unknownElement(let id, let nearest):
            "no element has the id \"\(id)\"" + nearestNameHint(nearest)
        case .noPanel: "there is no layout to show"
        case .invalidZoom(let zoom):
            "the zoom \(shortDescription(zoom)) is not from \(shortDescription(Diagram.zooms.lowerBound)) to \(shortDescription(Diagram.zooms.upperBound))"
        case .tooManyLabels(let count, let limit):
            "there would be \(count) labels, and \(limit) are possible; say which elements to annotate"
        }
    }
}
