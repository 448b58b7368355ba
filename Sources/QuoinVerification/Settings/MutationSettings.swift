import QuoinDocument
import QuoinValues

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
