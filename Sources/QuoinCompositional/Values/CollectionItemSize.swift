import QuoinDeclarations
import QuoinLayout

/// Where a cell's size comes from, and what ends its row.
package struct CollectionItemSize: Hashable, Sendable {
    /// The dimensions of the description.
    var layoutSize: CollectionLayoutSize
    /// What fractions refer to, in points.
    var container: Size
    /// Whether estimated lengths were measured.
    var isMeasured: Bool
    /// The equal shares of the group; `nil` if the description's own length counts.
    var shares: Shares?
    /// What ends the row; `nil` if a count does.
    var end: RowEnd?

    struct Shares: Hashable, Sendable {
        var axis: Axis
        var count: Int
    }

    /// A group that one more place would not fit into.
    package struct RowEnd: Hashable, Sendable {
        /// The number of its places.
        var places: Int
        /// What one more would take, in points.
        var needed: Double
        /// What there is, in points.
        var length: Double
    }

    /// Why a cell has its size, and how many there are in its row.
    ///
    /// - Parameter size: the cell's, in points.
    func lines(_ size: Size) -> [String] {
        let lengths = Axis.allCases.map { "its \($0.extentName) \(shortDescription(size[$0])) is \(words(along: $0))" }
        guard let end else { return [lengths.joined(separator: ", ")] }
        let items = end.places == 1 ? "1 item" : "\(end.places) items"
        let (needed, length) = (shortDescription(end.needed), shortDescription(end.length))
        return [lengths.joined(separator: ", "), "a row has \(items): one more would take \(needed) of \(length)"]
    }

    private func words(along axis: Axis) -> String {
        if let shares, shares.axis == axis { return "one of \(shares.count) equal shares of its group" }
        switch layoutSize[axis] {
        case .fractionalWidth(let fraction, let points):
            return "fractionalWidth \(share(fraction, points)) of \(shortDescription(container.width))"
        case .fractionalHeight(let fraction, let points):
            return "fractionalHeight \(share(fraction, points)) of \(shortDescription(container.height))"
        case .absolute: return "absolute"
        case .estimated(let estimate):
            return (isMeasured ? "measured" : "not measured") + ", estimated \(shortDescription(estimate))"
        case .uniformAcrossSiblings(let estimate):
            return (isMeasured ? "the longest of its siblings" : "not measured")
                + ", estimated \(shortDescription(estimate))"
        }
    }

    private func share(_ fraction: Double, _ points: Double) -> String {
        points == 0 ? shortDescription(fraction) : RelativeLength.text(fraction: fraction, points: points)
    }
}
