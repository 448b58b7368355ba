import QuoinLayout

extension Marks {
    /// Leaves out marks that repeat others at the same place, such as the sizes of two elements with the same frame: a painted
    /// box and the layout in it, or a layout and a child that fills it.
    mutating func joinRepeatedMarks() {
        dimensions = Self.joined(dimensions, key: MeasureKey.init, source: \.source)
        labels = Self.joined(labels, key: AreaLabelKey.init, source: \.source)
    }

    /// The first of the marks with the same key, and all marks without one. The joined mark is named if one of them is.
    private static func joined<Mark, Key: Hashable>(
        _ marks: [Mark], key: (Mark) -> Key?, source: WritableKeyPath<Mark, MarkSource?>
    ) -> [Mark] {
        var positions: [Key: Int] = [:]
        var result: [Mark] = []
        for mark in marks {
            guard let key = key(mark) else {
                result.append(mark)
                continue
            }
            if let first = positions[key] {
                if mark[keyPath: source]?.isNamed == true { result[first][keyPath: source]?.isNamed = true }
            } else {
                positions[key] = result.count
                result.append(mark)
            }
        }
        return result
    }
}

/// The text of a distance, and where it is; equal for distances that look the same.
private struct MeasureKey: Hashable {
    var axis: Axis
    var edges: [Double]
    var text: String
    var role: MarkRole
    var place: DimensionMark.Place

    init?(_ mark: DimensionMark) {
        // A range says more than its text.
        guard mark.source != nil, mark.point == nil else { return nil }
        (axis, text, role, place) = (mark.axis, mark.text, mark.role, mark.place)
        edges = [mark.span, mark.across].flatMap { [$0.lowerBound.onGrid, $0.upperBound.onGrid] }
    }
}

/// The same for a label of an area.
private struct AreaLabelKey: Hashable {
    var edges: [Double]
    var text: String
    var role: MarkRole
    var look: LabelMark.Look

    init?(_ mark: LabelMark) {
        guard mark.source != nil, case .within(let area, _) = mark.place else { return nil }
        (text, role, look) = (mark.text, mark.role, mark.look)
        edges = [area.minX.onGrid, area.minY.onGrid, area.maxX.onGrid, area.maxY.onGrid]
    }
}

extension Double {
    /// The nearest tenth: smaller differences are not visible.
    fileprivate var onGrid: Double { (self * 10).rounded() }
}
