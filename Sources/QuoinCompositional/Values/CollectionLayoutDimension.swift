import QuoinLayout

/// A width or a height: a part of the container's width or height, a number of points, or a first guess that measuring
/// replaces.
public enum CollectionLayoutDimension: Hashable, Sendable {
    /// A part of the container's width, for either dimension; 1 is all of it.
    case fractionalWidth(Double)
    /// A part of the container's height, for either dimension; 1 is all of it.
    case fractionalHeight(Double)
    /// In points.
    case absolute(Double)
    /// A first guess in points, in whose place the measured length comes.
    case estimated(Double)
    /// As ``estimated(_:)``, and all siblings of a group with this dimension become as long as the longest of them.
    case uniformAcrossSiblings(estimate: Double)
}

extension CollectionLayoutDimension {
    var number: Double {
        switch self {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
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

    /// Whether the length depends on the container's extent along an axis.
    func refers(to axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The length in a container, in points; a fraction is cut down to whole pixels.
    func length(in container: Size, grid: PixelGrid) -> Double {
        switch self {
        case .fractionalWidth(let fraction): grid.floor(fraction * container.width)
        case .fractionalHeight(let fraction): grid.floor(fraction * container.height)
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
        }
    }
}
