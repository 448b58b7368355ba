import QuoinLayout

/// The size of an item or a group, as two dimensions.
public struct CollectionLayoutSize: Hashable, Sendable {
    /// May refer to the container's height, and the height to its width.
    public var widthDimension: CollectionLayoutSize.Dimension
    public var heightDimension: CollectionLayoutSize.Dimension

    /// By default the whole container.
    public init(
        widthDimension: CollectionLayoutSize.Dimension = .fractionalWidth(1),
        heightDimension: CollectionLayoutSize.Dimension = .fractionalHeight(1)
    ) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }
}

extension CollectionLayoutSize {
    /// A width or a height.
    public enum Dimension: Hashable, Sendable {
        /// A fraction of the container's width, for either dimension, and points that are added to it; 1 is the whole width.
        case fractionalWidth(Double, plus: Double = 0)
        /// A fraction of the container's height, for either dimension, and points that are added to it; 1 is the whole height.
        case fractionalHeight(Double, plus: Double = 0)
        /// In points.
        case absolute(Double)
        /// An estimate in points, which the measured length replaces.
        case estimated(Double)
        /// An estimate in points. The longest measured length of all siblings with this dimension replaces it.
        case uniformAcrossSiblings(estimate: Double)
    }

    subscript(axis: Axis) -> CollectionLayoutSize.Dimension {
        get { axis == .horizontal ? widthDimension : heightDimension }
        set {
            if axis == .horizontal { widthDimension = newValue } else { heightDimension = newValue }
        }
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

    func refers(to axis: Axis) -> Bool { widthDimension.refers(to: axis) || heightDimension.refers(to: axis) }

    /// The size in a container, in points, before anything is measured.
    func size(in container: Size, grid: PixelGrid) -> Size {
        Size(
            widthDimension.length(in: container, grid: grid), heightDimension.length(in: container, grid: grid))
    }

    /// The size with measured lengths in place of estimated ones.
    func measured(_ estimate: Size, _ measure: (SizeRange) -> Size?) -> Size {
        guard isEstimated else { return estimate }
        var range = SizeRange(exactly: estimate)
        for axis in Axis.allCases where self[axis].isEstimated { range[axis] = .unconstrained }
        guard let measured = measure(range) else { return estimate }
        return Size(
            widthDimension.isEstimated ? measured.width : estimate.width,
            heightDimension.isEstimated ? measured.height : estimate.height)
    }
}

extension CollectionLayoutSize.Dimension {
    var number: Double {
        switch self {
        case .fractionalWidth(let number, _), .fractionalHeight(let number, _), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    /// The points that are added to a fraction.
    var addend: Double {
        switch self {
        case .fractionalWidth(_, let points), .fractionalHeight(_, let points): points
        case .absolute, .estimated, .uniformAcrossSiblings: 0
        }
    }

    /// The dimension with points added to a fraction; another one stays as it is.
    func adding(_ points: Double) -> CollectionLayoutSize.Dimension {
        switch self {
        case .fractionalWidth(let fraction, _): .fractionalWidth(fraction, plus: points)
        case .fractionalHeight(let fraction, _): .fractionalHeight(fraction, plus: points)
        case .absolute, .estimated, .uniformAcrossSiblings: self
        }
    }

    var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// Whether the length depends on the container's length along an axis.
    func refers(to axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The length in a container, in points. Fractions are rounded down to whole pixels, so that a row of quarters
    /// never overflows.
    func length(in container: Size, grid: PixelGrid) -> Double {
        switch self {
        case .fractionalWidth(let fraction, let points): max(0, grid.floor(fraction * container.width + points))
        case .fractionalHeight(let fraction, let points): max(0, grid.floor(fraction * container.height + points))
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
        }
    }
}
