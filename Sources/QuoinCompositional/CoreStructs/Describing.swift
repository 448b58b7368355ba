/// Turns structs of the interface into plain values: asks a value to describe itself until it meets a core struct, and
/// applies the modifiers met on the way, from the inside out.
struct Describing {
    /// How many self-descriptions and modifiers may stand around a core struct, and how deep structs may be nested.
    static let limit = 200

    private var depth = 0

    func describe<Description: LayoutDescription>(
        _ value: any Sendable, as type: Description.Type, part: @autoclosure () -> String
    ) throws(CollectionLayoutError) -> Description {
        try within(part()) { () throws(CollectionLayoutError) in
            var inner = self
            inner.depth += 1
            return try inner.describe(value, as: type, steps: 0)
        }
    }

    func describe<Description: LayoutDescription>(
        _ value: any Sendable, as type: Description.Type, steps: Int
    ) throws(CollectionLayoutError) -> Description {
        guard steps < Self.limit, depth < Self.limit else { throw endless(value) }
        if let core = value as? any CoreStruct {
            return try generalize(try describe(core), value)
        }
        if let modified = value as? any ModifiedValue {
            return try generalize(try modified.description(self, steps: steps + 1), value)
        }
        guard let next = Description.selfDescription(of: value) else { throw endless(value) }
        return try describe(next, as: type, steps: steps + 1)
    }

    private func describe(_ core: some CoreStruct) throws(CollectionLayoutError) -> any LayoutDescription {
        try core.description(self)
    }

    /// The description as the more general thing that is wanted.
    private func generalize<Description: LayoutDescription>(
        _ description: any LayoutDescription, _ value: any Sendable
    ) throws(CollectionLayoutError) -> Description {
        var candidate: (any LayoutDescription)? = description
        while let current = candidate {
            if let match = current as? Description { return match }
            candidate = current.generalization
        }
        throw endless(value)
    }

    private func endless(_ value: any Sendable) -> CollectionLayoutError {
        CollectionLayoutError(.describesItself(type: String(describing: Swift.type(of: value)), limit: Self.limit))
    }
}
