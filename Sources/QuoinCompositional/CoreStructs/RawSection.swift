/// A section that was described as a plain value.
public struct RawSection: LayoutSection {
    private let rawLayoutSection: CollectionLayoutSection

    /// A section from its plain value.
    public init(rawLayoutSection: CollectionLayoutSection) {
        self.rawLayoutSection = rawLayoutSection
    }

    public var layoutSection: any LayoutSection { self }
}

extension RawSection: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutSection {
        rawLayoutSection
    }
}
