import QuoinCompositional

/// The properties of a layout that concern all sections, or a type of your own that is described by them.
public protocol LayoutConfiguration: Sendable {
    /// The configuration that describes this one. If descriptions lead back to this one, the layout fails.
    var layoutConfiguration: any LayoutConfiguration { get }
}

extension LayoutConfiguration {
    /// Sets the direction in which sections follow one another, by default vertical.
    public func scrollDirection(_ direction: Configuration.ScrollDirection) -> any LayoutConfiguration {
        Modified(self, setting: \Configuration.scrollDirection, to: direction)
    }

    /// Sets the space between sections, in points.
    public func interSectionSpacing(_ spacing: Double) -> any LayoutConfiguration {
        Modified(self, setting: \Configuration.interSectionSpacing, to: spacing)
    }

    /// Sets the insets of the sections' containers across the scroll axis, by default the safe area.
    public func contentInsetsReference(
        _ reference: CollectionLayoutSection.ContentInsetsReference
    ) -> any LayoutConfiguration {
        Modified(self, setting: \Configuration.contentInsetsReference, to: reference)
    }

    /// Adds headers, footers and other boundary items of the whole layout.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> any LayoutConfiguration {
        Modified(
            self, adding: items(), to: \Configuration.boundarySupplementaryItems, named: "boundarySupplementaryItems")
    }
}

extension Modified: LayoutConfiguration where Description == Configuration {
    var layoutConfiguration: any LayoutConfiguration { self }
}

/// The properties of a layout that concern all sections.
public typealias Configuration = CollectionViewCompositionalLayout.Configuration

extension Configuration: LayoutConfiguration {
    public var layoutConfiguration: any LayoutConfiguration { self }
}
