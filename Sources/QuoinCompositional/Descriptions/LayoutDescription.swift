import QuoinLayout

/// What something of the interface comes to: a plain value that holds all its properties.
protocol LayoutDescription: Sendable {
    /// The description of the more general thing that this one is as well, such as an item for a supplementary item.
    var generalization: (any LayoutDescription)? { get }

    /// How something that is not one of the core structs describes itself.
    static func selfDescription(of value: any Sendable) -> (any Sendable)?
}

/// The description of something that can stand where an item can.
protocol ItemDescription: LayoutDescription {
    var contentInsets: DirectionalEdgeInsets { get set }
    var edgeSpacing: CollectionLayoutEdgeSpacing { get set }
}

/// The description of something that can stand where a supplementary item can.
protocol SupplementaryDescription: ItemDescription {
    var zIndex: Int { get set }
}
