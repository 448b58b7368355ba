import QuoinValues

extension KeyShape {
    /// What an item of a list depends on.
    static var condition: KeyShape {
        let comparison = MappingShape(
            [
                KeyShape("not", .anything, "A condition that does not hold."),
                KeyShape("value", .anything, "What is compared: a name, as in $state."),
                KeyShape("is", .text + .bool + .list(.anything), "What the value is, or a list of what it may be."),
            ], required: [["not"], ["value", "is"]])
        return KeyShape(
            SourceNode.GuardKey.condition, .text + .bool + .list(.anything) + .mapping { comparison },
            "On an item of a list: shows it if the value is there, or if all of a list hold.")
    }

    /// What an item of a list is repeated for.
    static var repetition: KeyShape {
        KeyShape(
            SourceNode.GuardKey.repetition, .mapping { MappingShape([], others: .allowed(.anything)) },
            "On an item of a list: repeats it for each value of a list, as in {tag: $tags}.")
    }
}

extension SchemaWriter {
    /// The name of the definition of an item of a list under a condition or a repetition.
    static let guardedName = "guarded"

    /// An item of any list, with the keys that it has there or under `item`.
    mutating func guarded() -> PropertyValue {
        let shape = MappingShape(
            [.condition, .repetition], required: [[SourceNode.GuardKey.condition], [SourceNode.GuardKey.repetition]],
            others: .allowed(.anything))
        return object(shape, takesPlaceholders: true)
    }
}
