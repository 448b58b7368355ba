import QuoinCompositional

/// Converts values of this layer to descriptions: it evaluates the property of a value that describes it, until the
/// result is a description or a struct of this layer.
struct DescriptionConverter {
    /// The most steps from a value to its description, and the deepest nesting of parts.
    static let limit = 200

    private var depth = 0

    /// The description of a part.
    func describe<Description: CoreDescription>(
        _ value: any Sendable, as type: Description.Type, part: @autoclosure () -> String
    ) throws(CollectionLayoutSection.LayoutError) -> Description {
        try within(part()) { () throws(CollectionLayoutSection.LayoutError) in
            var inner = self
            inner.depth += 1
            return try inner.describe(value, as: type)
        }
    }

    func describe<Description: CoreDescription>(
        _ value: any Sendable, as type: Description.Type, steps: Int = 0
    ) throws(CollectionLayoutSection.LayoutError) -> Description {
        guard steps < Self.limit, depth < Self.limit else { throw endless(value) }
        if let description = value as? any CoreDescription { return try convert(description, value) }
        if let describable = value as? any Describable {
            return try convert(try describable.description(self, steps: steps + 1), value)
        }
        guard let next = Description.selfDescription(of: value) else { throw endless(value) }
        return try describe(next, as: type, steps: steps + 1)
    }

    private func convert<Description: CoreDescription>(
        _ description: any CoreDescription, _ value: any Sendable
    ) throws(CollectionLayoutSection.LayoutError) -> Description {
        var candidate: (any CoreDescription)? = description
        while let current = candidate {
            if let match = current as? Description { return match }
            candidate = current.generalization
        }
        throw endless(value)
    }

    private func endless(_ value: any Sendable) -> CollectionLayoutSection.LayoutError {
        CollectionLayoutSection.LayoutError(
            .describesItself(type: String(describing: Swift.type(of: value)), limit: Self.limit))
    }
}

/// A struct of the layer that is not a description itself, since describing its parts may throw.
protocol Describable: Sendable {
    func description(_ converter: DescriptionConverter, steps: Int) throws(CollectionLayoutSection.LayoutError)
        -> any CoreDescription
}

/// A value with one property changed: the result of every modifier that returns a protocol.
struct Modified<Description: CoreDescription>: Describable {
    private let base: any Sendable
    private let change:
        @Sendable (inout Description, DescriptionConverter) throws(CollectionLayoutSection.LayoutError) -> Void

    init<Value: Sendable>(
        _ base: any Sendable, setting property: WritableKeyPath<Description, Value> & Sendable, to value: Value
    ) {
        self.base = base
        change = { description, _ in description[keyPath: property] = value }
    }

    init<Part: CoreDescription>(
        _ base: any Sendable, adding parts: [any Sendable],
        to property: WritableKeyPath<Description, [Part]> & Sendable, named name: String
    ) {
        self.base = base
        change = { (description, converter) throws(CollectionLayoutSection.LayoutError) in
            for part in parts {
                let index = description[keyPath: property].count
                description[keyPath: property].append(
                    try converter.describe(part, as: Part.self, part: "\(name)[\(index)]"))
            }
        }
    }

    func description(_ converter: DescriptionConverter, steps: Int) throws(CollectionLayoutSection.LayoutError)
        -> any CoreDescription
    {
        var description = try converter.describe(base, as: Description.self, steps: steps)
        try change(&description, converter)
        return description
    }
}

/// A type of QuoinCompositional to which values of this layer are converted.
protocol CoreDescription: Sendable {
    /// The same as a more general description, such as an item instead of a supplementary item; `nil` if there is none.
    var generalization: (any CoreDescription)? { get }

    /// The next value on the way from a value to its description; `nil` if the value has no such description.
    static func selfDescription(of value: any Sendable) -> (any Sendable)?
}

/// A description that can be used as an item.
protocol ItemDescription: CoreDescription {}

/// A description that can be used as a supplementary item.
protocol SupplementaryDescription: ItemDescription {}

extension CollectionLayoutItem: ItemDescription {
    var generalization: (any CoreDescription)? { nil }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? { (value as? any LayoutItem)?.layoutItem }
}

extension CollectionLayoutItem.SupplementaryItem: SupplementaryDescription {
    var generalization: (any CoreDescription)? {
        CollectionLayoutItem(layoutSize: layoutSize, contentInsets: contentInsets, edgeSpacing: edgeSpacing)
    }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutSupplementaryItem)?.layoutSupplementaryItem
    }
}

extension CollectionLayoutSection.BoundarySupplementaryItem: SupplementaryDescription {
    var generalization: (any CoreDescription)? {
        CollectionLayoutItem.SupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, zIndex: zIndex, contentInsets: contentInsets,
            edgeSpacing: edgeSpacing)
    }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutBoundarySupplementaryItem)?.layoutBoundarySupplementaryItem
    }
}

extension CollectionLayoutSection.DecorationItem: ItemDescription {
    var generalization: (any CoreDescription)? {
        CollectionLayoutItem(contentInsets: contentInsets, edgeSpacing: edgeSpacing)
    }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutDecorationItem)?.layoutDecorationItem
    }
}

extension CollectionLayoutSection: CoreDescription {
    var generalization: (any CoreDescription)? { nil }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutSection)?.layoutSection
    }
}

extension CollectionViewCompositionalLayout.Configuration: CoreDescription {
    var generalization: (any CoreDescription)? { nil }

    static func selfDescription(of value: any Sendable) -> (any Sendable)? {
        (value as? any LayoutConfiguration)?.layoutConfiguration
    }
}
