import QuoinLayout

/// A section, or a composition of yours that describes itself by one.
///
///     struct Lane: LayoutSection {
///         var layoutSection: LayoutSection {
///             Section {
///                 HGroup(width: .fractionalWidth(0.85), height: .absolute(200)) { Item() }
///             }
///             .orthogonalScrollingBehavior(.groupPaging)
///         }
///     }
public protocol LayoutSection: Sendable {
    /// The section that describes this one: in the end a ``Section``, a ``ListSection`` or a ``RawSection``.
    var layoutSection: any LayoutSection { get }
}

extension LayoutSection {
    /// Sets the insets around the section's groups.
    public var contentInsets: EdgeModifier<DirectionalEdgeInsets, any LayoutSection> {
        EdgeModifier { setting(\.contentInsets, to: $0) }
    }

    /// Sets the room between groups, in points.
    public func interGroupSpacing(_ spacing: Double) -> any LayoutSection {
        setting(\.interGroupSpacing, to: spacing)
    }

    /// Lets the groups run across the scroll axis in a lane of their own.
    public func orthogonalScrollingBehavior(_ behavior: OrthogonalScrollingBehavior) -> any LayoutSection {
        setting(\.orthogonalScrollingBehavior, to: behavior)
    }

    /// Sets whether boundary items keep within the content insets; they do unless told otherwise.
    public func supplementariesFollowContentInsets(_ follow: Bool) -> any LayoutSection {
        setting(\.supplementariesFollowContentInsets, to: follow)
    }

    /// Sets what narrows the section's container across the scroll axis.
    public func contentInsetsReference(_ reference: ContentInsetsReference) -> any LayoutSection {
        setting(\.contentInsetsReference, to: reference)
    }

    /// Sets what narrows the container of the section's boundary items across the scroll axis.
    public func supplementaryContentInsetsReference(_ reference: ContentInsetsReference) -> any LayoutSection {
        setting(\.supplementaryContentInsetsReference, to: reference)
    }

    /// Sets what may change the section's visible items before they are drawn; nil is nothing.
    public func visibleItemsInvalidationHandler(
        _ handler: VisibleItemsInvalidationHandler?
    ) -> any LayoutSection {
        setting(\.visibleItemsInvalidationHandler, to: handler)
    }

    /// Adds headers, footers and the like.
    public func boundarySupplementaryItems(
        @LayoutBoundarySupplementaryItemBuilder _ items: () -> [any LayoutBoundarySupplementaryItem]
    ) -> any LayoutSection {
        Modified(
            self, adding: items(), to: \CollectionLayoutSection.boundarySupplementaryItems,
            named: "boundarySupplementaryItems")
    }

    /// Adds backgrounds.
    public func decorationItems(
        @LayoutDecorationItemBuilder _ items: () -> [any LayoutDecorationItem]
    ) -> any LayoutSection {
        Modified(self, adding: items(), to: \CollectionLayoutSection.decorationItems, named: "decorationItems")
    }

    private func setting<Value: Sendable>(
        _ property: WritableKeyPath<CollectionLayoutSection, Value> & Sendable, to value: Value
    ) -> any LayoutSection {
        Modified(self, setting: property, to: value)
    }
}
