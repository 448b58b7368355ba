import QuoinLayout

/// The size of an item or a group, as two dimensions.
public struct CollectionLayoutSize: Hashable, Sendable {
    /// It may refer to the container's height too, as the height may to its width.
    public var widthDimension: CollectionLayoutDimension
    public var heightDimension: CollectionLayoutDimension

    /// A dimension that is not given is all of the container's.
    public init(
        widthDimension: CollectionLayoutDimension = .fractionalWidth(1),
        heightDimension: CollectionLayoutDimension = .fractionalHeight(1)
    ) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }
}

extension CollectionLayoutSize {
    subscript(axis: Axis) -> CollectionLayoutDimension {
        get { axis == .horizontal ? widthDimension : heightDimension }
        set {
            if axis == .horizontal { widthDimension = newValue } else { heightDimension = newValue }
        }
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

    func refers(to axis: Axis) -> Bool { widthDimension.refers(to: axis) || heightDimension.refers(to: axis) }

    func size(in container: Size, grid: PixelGrid) -> Size {
        Size(
            widthDimension.length(in: container, grid: grid), heightDimension.length(in: container, grid: grid))
    }
}
