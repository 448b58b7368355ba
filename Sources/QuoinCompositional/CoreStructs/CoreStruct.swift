/// A struct of the interface that all descriptions end in.
protocol CoreStruct: Sendable {
    associatedtype Description: LayoutDescription

    func description(_ describing: Describing) throws(CollectionLayoutError) -> Description
}
