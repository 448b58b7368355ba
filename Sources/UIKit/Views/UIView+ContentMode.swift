import QuoinScene

extension UIView {
    /// How content is fitted into the bounds of a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight

        package var mode: ImageNode.ContentMode {
            switch self {
            case .scaleToFill: .stretch
            case .scaleAspectFit: .fit
            case .scaleAspectFill: .fill
            default: ImageNode.ContentMode(rawValue: "\(self)") ?? .stretch
            }
        }
    }
}
