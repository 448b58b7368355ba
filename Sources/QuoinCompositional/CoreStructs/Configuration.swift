/// What holds for all sections of a layout.
public struct Configuration: LayoutConfiguration {
    /// Sections that follow one another downward, with no room between them, within the safe area.
    public init() {}

    public var layoutConfiguration: any LayoutConfiguration { self }
}

extension Configuration: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutConfiguration {
        CollectionLayoutConfiguration()
    }
}
