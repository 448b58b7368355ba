/// The edge or corner at which a header or footer stands.
public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    /// No edge: over the middle of the content.
    case none
}

extension RectAlignment {
    var edges: DirectionalRectEdge {
        switch self {
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        case .none: []
        }
    }
}
