import QuoinLayout

/// The size of an item or a group, as two dimensions.
public struct CollectionLayoutSize: Hashable, Sendable {
    public var widthDimension: CollectionLayoutDimension
    public var heightDimension: CollectionLayoutDimension

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
