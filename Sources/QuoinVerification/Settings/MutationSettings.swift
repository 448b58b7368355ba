import QuoinDocument

/// Which values of documents pictures need not show.
package struct MutationSettings: Hashable, Sendable {
    /// Keys, such as `clip`, and paths of values, by the reason why no picture shows them.
    package var allow: [Allowance<UnseenReason>] = []

    package init() {}

    static let properties: [Property<MutationSettings>] = [
        Property(
            "allow", \.allow,
            .allowances(UnseenReason.allCases.filter(\.isBlindSpot), names: "Keys, or paths of values"), .anything,
            "What no picture need show, and why: keys and paths of values by reason.")
    ]

    /// The allowance for a change that no picture shows; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - key: the last key of the path.
    ///   - path: the path of the value: `layout.row.children[2].width`.
    package func allowance(
        for reason: UnseenReason, _ key: String, at path: String
    ) -> Allowance<UnseenReason>? {
        allow.first { allowance in
            allowance.kind == reason
                && (allowance.names.isEmpty || allowance.names.contains { $0 == key || Self.matches($0, path) })
        }
    }

    /// Whether a path, or the path of something that contains it, matches a pattern. In a pattern, `*` matches one key
    /// or position.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
        func steps(_ path: String) -> [Substring] { path.split { ".[]".contains($0) } }
        let (own, others) = (steps(pattern), steps(path))
        return own.count <= others.count && zip(own, others).allSatisfy { $0 == "*" || $0 == $1 }
    }
}

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
