import QuoinDeclarations

/// Which values of documents `quoin mutate` leaves as they are.
package struct MutationSettings: Hashable, Sendable {
    /// Keys, such as `clip`, and paths of values, such as `layout.row.children[0].width`.
    package var ignored: [String] = []

    package init() {}

    static let properties: [Property<MutationSettings>] = [
        Property(
            "ignore", \.ignored, .list(.string), .anything,
            "Keys, and paths of values, that are not changed.")
    ]

    /// Whether a value is left as it is.
    package func ignores(_ key: String, at path: String) -> Bool { ignored.contains(key) || ignored.contains(path) }
}
