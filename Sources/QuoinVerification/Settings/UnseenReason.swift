/// Why no picture shows a change of a value. The raw values are used in settings and JSON.
package enum UnseenReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The change is visible on another canvas, which the document does not have.
    case otherCanvas
    /// Only masked pixels differ.
    case mask
    /// The difference is within a threshold or a limit.
    case threshold
    /// Something is painted over the change.
    case covered
    /// The change is beyond the canvas, or clipped.
    case outside
    /// Something else limits the value, so that similar values have the same effect.
    case clamped
    /// The value has no effect.
    case noEffect

    /// Whether a better snapshot would show the change. Otherwise it cannot matter.
    package var isBlindSpot: Bool {
        switch self {
        case .otherCanvas, .mask, .threshold, .covered, .outside: true
        case .clamped, .noEffect: false
        }
    }

    /// The reason in a few words.
    package var title: String {
        switch self {
        case .otherCanvas: "seen on other canvases only"
        case .mask: "hidden by a mask"
        case .threshold: "hidden by a threshold"
        case .covered: "covered"
        case .outside: "out of sight"
        case .clamped: "limited by something else"
        case .noEffect: "without effect"
        }
    }
}
