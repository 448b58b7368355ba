import QuoinLayout
import QuoinScene

/// Why a diagram cannot be drawn.
public enum DiagramError: Error, Hashable, Sendable {
    /// The elements cannot be laid out.
    case layout(LayoutError)
    /// The texts cannot be shown with the fonts there are.
    case scene(SceneError)
    /// A name that is in no panel, with the nearest that is, if one is near.
    case unknownElement(String, nearest: String?)
    /// The diagram has no panel.
    case noPanel
}

extension DiagramError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .layout(let error): "\(error)"
        case .scene(let error): "\(error)"
        case .unknownElement(let id, let nearest):
            "no element has the id \"\(id)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
        case .noPanel: "there is no layout to show"
        }
    }
}
