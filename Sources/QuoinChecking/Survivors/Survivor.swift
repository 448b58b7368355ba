import QuoinDeclarations

/// A change of a document that none of its pictures shows.
package struct Survivor: Hashable, Sendable {
    /// Where the value is in the document.
    package var place: SourcePlace
    /// The path of the value: `layout.row.children[2].width`.
    package var path: String
    /// The change in words: `cornerRadius 36 → 37`.
    package var change: String
    package var reason: Reason
    /// More about the reason, in words; empty if there is no more to say.
    package var detail: String

    /// Why no picture shows a change.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
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
    }
}

extension Survivor: CustomStringConvertible {
    /// `cornerRadius 36 → 37: limited, 18 has an effect`.
    package var description: String {
        ([change + ": " + reason.title] + (detail.isEmpty ? [] : [detail])).joined(separator: ", ").printable
    }
}

extension Survivor.Reason {
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
