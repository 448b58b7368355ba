import QuoinCompositional

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
