/// Why no picture shows a change of a value. The raw values are names in settings and JSON.
package enum UnseenReason: String, Hashable, Sendable, CaseIterable {
    /// It would be seen on another canvas, which is not among the document's.
    case otherCanvas
    /// Only pixels below a mask differ.
    case mask
    /// No more differs than a threshold or a limit allows.
    case threshold
    /// Something is painted over it.
    case covered
    /// It is beyond the canvas, or cut off by a clip.
    case outside
    /// Something else limits the value, so that values around it have the same effect.
    case clamped
    /// It has no effect.
    case noEffect

    /// Whether it could be seen, so that a better snapshot would see it. Otherwise it cannot matter.
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
