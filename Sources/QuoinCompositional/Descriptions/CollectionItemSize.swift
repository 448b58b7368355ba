import QuoinLayout

/// Where a cell's size comes from, and what ends its row.
package struct CollectionItemSize: Hashable, Sendable {
    /// The dimensions of the description.
    var layoutSize: CollectionLayoutSize
    /// What fractions refer to, in points.
    var container: Size
    /// Whether estimated lengths were measured.
    var isMeasured: Bool
    /// The axis along which the group has equal shares; `nil` if the description's own length counts.
    var shares: Axis?
    /// The number of places before it in its group.
    var place: Int
    /// The most places of the group.
    var count: Int
    /// What ends the row; `nil` if a count or the last item does.
    var end: RowEnd?
    /// Where its description is.
    var path = SubitemPath()

    /// A group that one more place would not fit into.
    package struct RowEnd: Hashable, Sendable {
        /// The number of its places.
        var places: Int
        /// What one more would take, in points.
        var needed: Double
        /// What there is, in points.
        var length: Double

        var words: String { "one more would take \(shortDescription(needed)) of \(shortDescription(length))" }
    }

    /// The indexes of a subitem and of the groups around it, from the outside in, as digits from the lowest one. A number
    /// is stored for each cell faster than an array.
    struct SubitemPath: Hashable, Sendable {
        private var digits = 0
        private static let base = 1024

        mutating func prepend(_ number: Int) { digits = digits &* Self.base &+ min(number + 1, Self.base - 1) }

        var numbers: [Int] {
            sequence(first: digits) { $0 / Self.base }.prefix { $0 > 0 }.map { $0 % Self.base - 1 }
        }
    }
}

extension CollectionItemSize {
    /// Why a cell has its size, and how many there are in its row.
    ///
    /// - Parameters:
    ///   - item: the cell.
    ///   - previous: a cell of the row before; `nil` if none is known.
    func lines(_ item: CollectionLayoutSection.VisibleItem, after previous: CollectionItemSize?) -> [String] {
        let numbers = path.numbers
        let section = item.section.map { "sections[\($0)]." } ?? ""
        let lengths = Axis.allCases.map {
            "its \($0.extentName) \(shortDescription(item.size[$0])) is \(words(along: $0))"
        }
        let part = "\(section)group" + numbers.map { ".subitems[\($0)]" }.joined()
        let isNested = numbers.count > 1
        let group = isNested ? "its group" : "row \(item.row ?? 0)"
        var lines = ["\(part): \(lengths.joined(separator: ", "))"]
        if !isNested, place == 0, let row = item.row, let end = previous?.end {
            lines.append("it begins row \(row), since row \(row - 1) is full: \(end.words)")
        }
        if let end {
            lines.append("\(group) has \(items(end.places)): \(end.words)")
        } else if count < .max {
            lines.append("\(group) has \(items(count)), as its count says")
        }
        return lines
    }

    private func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

    private func words(along axis: Axis) -> String {
        if shares == axis { return "one of \(count) equal shares of its group" }
        switch layoutSize[axis] {
        case .fractionalWidth(let fraction, let points):
            return "fractionalWidth \(share(fraction, points)) of its group's \(shortDescription(container.width))"
        case .fractionalHeight(let fraction, let points):
            return "fractionalHeight \(share(fraction, points)) of its group's \(shortDescription(container.height))"
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

/// A start and an end along an axis, in points. Unlike a `ClosedRange`, it may end before it starts: negative insets
/// can make a section's length negative.
struct Interval {
    var start: Double
    var end: Double

    var length: Double { end - start }

    /// The interval less insets; its length is at least 0.
    func inset(start: Double, end: Double) -> Interval {
        let (from, to) = (self.start + start, self.end - end)
        return Interval(start: from, end: max(from, to))
    }

    /// Where an item of this length starts: at the named edge, inside or outside, or in the middle.
    func position(
        of length: Double, at edges: CollectionLayoutItem.Anchor.Edges, _ axis: Axis, outside: Bool
    ) -> Double {
        switch edges.fraction(axis) {
        case 0: outside ? start - length : start
        case 1: outside ? end : end - length
        default: start + (self.length - length) / 2
        }
    }
}
