/// What holds for all sections of a layout, or a composition of yours that describes itself by it.
public protocol LayoutConfiguration: Sendable {
    /// The configuration that describes this one: in the end a ``Configuration``.
    var layoutConfiguration: any LayoutConfiguration { get }
}

extension LayoutConfiguration {
    /// Sets the direction in which sections follow one another; vertical unless it is set.
    public func scrollDirection(_ direction: ScrollDirection) -> any LayoutConfiguration {
        Modified(self, setting: \CollectionLayoutConfiguration.scrollDirection, to: direction)
    }

    /// Sets the room between sections, in points.
    public func interSectionSpacing(_ spacing: Double) -> any LayoutConfiguration {
        Modified(self, setting: \CollectionLayoutConfiguration.interSectionSpacing, to: spacing)
    }

    /// Sets what narrows the containers of sections across the scroll axis; the safe area unless it is set.
    public func contentInsetsReference(_ reference: ContentInsetsReference) -> any LayoutConfiguration {
        Modified(self, setting: \CollectionLayoutConfiguration.contentInsetsReference, to: reference)
    }

    /// Adds headers, footers and the like of the whole layout.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> any LayoutConfiguration {
        Modified(
            self, adding: items(), to: \CollectionLayoutConfiguration.boundarySupplementaryItems,
            named: "boundarySupplementaryItems")
    }
}
