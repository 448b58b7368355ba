/// Something whose dimensions may still be changed.
///
/// Modifiers of this protocol keep the type; modifiers of ``LayoutItem`` and its like do not, so dimensions come first:
///
///     VGroup(count: 1) { Item() }
///         .width(.fractionalWidth(0.3))
///         .contentInsets(value: 4)
public protocol ResizableItem {
    /// Sets the width.
    func width(_ width: CollectionLayoutDimension) -> Self
    /// Sets the height.
    func height(_ height: CollectionLayoutDimension) -> Self
}

extension ResizableItem {
    /// Sets both dimensions.
    public func size(_ size: CollectionLayoutSize) -> Self {
        width(size.widthDimension).height(size.heightDimension)
    }
}

/// A resizable item that keeps its dimensions in a property.
public protocol SizedItem: ResizableItem {
    /// The dimensions that the modifiers `width` and `height` change in a copy.
    var layoutSize: CollectionLayoutSize { get set }
}

extension SizedItem {
    public func width(_ width: CollectionLayoutDimension) -> Self {
        var copy = self
        copy.layoutSize.widthDimension = width
        return copy
    }

    public func height(_ height: CollectionLayoutDimension) -> Self {
        var copy = self
        copy.layoutSize.heightDimension = height
        return copy
    }
}
