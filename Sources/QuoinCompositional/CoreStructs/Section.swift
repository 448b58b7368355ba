/// A section: a group, repeated until the section's items are used up.
public struct Section: LayoutSection {
    private let group: any LayoutGroup

    /// A section that repeats a group.
    public init(group: () -> any LayoutGroup) {
        self.group = group()
    }

    public var layoutSection: any LayoutSection { self }
}

extension Section: CoreStruct {
    func description(_ describing: Describing) throws(CollectionLayoutError) -> CollectionLayoutSection {
        CollectionLayoutSection(
            group: try describing.describe(group, as: CollectionLayoutItem.self, part: "group"))
    }
}
