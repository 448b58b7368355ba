/// A section's background.
public struct DecorationItem: LayoutDecorationItem {
    private let elementKind: String

    /// - Parameter elementKind: names what the view shows.
    public init(elementKind: String) {
        self.elementKind = elementKind
    }

    public var layoutDecorationItem: any LayoutDecorationItem { self }
}

extension DecorationItem: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutDecorationItem {
        CollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
