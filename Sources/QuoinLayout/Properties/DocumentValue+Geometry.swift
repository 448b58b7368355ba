import QuoinValues

extension DocumentValue {
    /// Points, a fraction from 0 % to 100 % with points added to it, or `auto`.
    package func dimension() -> LayoutDimension? {
        let expected =
            "a dimension: points that are 0 or more, a percentage from \"0%\" to \"100%\", a fraction such as 1/3 or "
            + "100% - 50, or auto"
        guard case .scalar(let scalar) = node else { return mismatch(expected) }
        if scalar.string == "auto" { return .auto }
        if looksRelative { return part(0...1, expected) }
        return extent(expected).map { .points($0) }
    }

    /// A fraction within bounds, with points added to it.
    package func part(_ bounds: ClosedRange<Double>, _ expected: String) -> LayoutDimension? {
        guard let length = relativeLength, bounds.contains(length.fraction), abs(length.points) < LayoutTree.extentLimit
        else { return mismatch(expected) }
        return .fraction(length.fraction, plus: length.points)
    }

    /// `[x, y]`, each in points or as a fraction.
    func position() -> LayoutPosition? {
        let expected = "[x, y], each in points or as a fraction such as 50%, 1/3 or 100% - 50"
        guard node.items?.count == 2 else { return mismatch(expected) }
        let coordinates = (list() ?? []).compactMap { value in
            value.looksRelative
                ? value.part(-100...100, expected) : value.number().map { LayoutDimension.points($0) }
        }
        return coordinates.count == 2 ? LayoutPosition(coordinates[0], coordinates[1]) : nil
    }

    /// Points from 0 to below the limit of extents.
    private func extent(_ expected: String) -> Double? {
        guard let points = number(0...(.greatestFiniteMagnitude), expected) else { return nil }
        guard points >= LayoutTree.extentLimit else { return points }
        report(
            "\(summary) points are too many; fewer than \(shortDescription(LayoutTree.extentLimit)) are possible",
            kind: .limit)
        return nil
    }

    /// `[width, height]` in points.
    package func size() -> Size? {
        let expected = "[width, height] in points that are 0 or more"
        guard node.items?.count == 2 else { return mismatch(expected) }
        let extents = (list() ?? []).compactMap { $0.extent(expected) }
        return extents.count == 2 ? Size(extents[0], extents[1]) : nil
    }

    /// `[width, height]` as dimensions.
    package func layoutSize() -> LayoutSize? {
        guard node.items?.count == 2 else {
            return mismatch("[width, height] as dimensions")
        }
        let dimensions = (list() ?? []).compactMap { $0.dimension() }
        return dimensions.count == 2 ? LayoutSize(dimensions[0], dimensions[1]) : nil
    }

    /// `[x, y]` in points.
    package func point() -> Point? {
        return numbers(count: 2, "[x, y] in points").map { Point($0[0], $0[1]) }
    }

    /// A number, `[top, left, bottom, right]`, or a mapping of edges or pairs of edges, in points. Every edge may be
    /// infinite.
    func edgeInsets() -> EdgeInsets? {
        if let items = node.items {
            guard items.count == 4 else {
                return mismatch("insets: a number, [top, left, bottom, right] or a mapping of edges")
            }
            let edges = (list() ?? []).compactMap { $0.numberOrInfinity() }
            guard edges.count == 4 else { return nil }
            return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
        }
        guard isMapping else { return numberOrInfinity().map { EdgeInsets($0) } }
        guard let edges = mapping() else { return nil }
        defer { edges.finish() }
        let (left, right) = edges.insets("horizontal", or: "left", "right")
        let (top, bottom) = edges.insets("vertical", or: "top", "bottom")
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    /// A range of extents: a number, `auto`, `0...300`, `150...inf`, or `{min, max}`.
    package func extentRange() -> ExtentRange? {
        let expected = "points, auto, a range such as 0...300 or 150...inf, or {min, max}"
        if isMapping { return rangeOfMapping() }
        guard case .scalar(let scalar) = node, let range = ExtentRange(parsing: scalar.string) else {
            return mismatch(expected)
        }
        return range.isExact && isQuoted ? mismatch(expected) : range
    }

    private func rangeOfMapping() -> ExtentRange? {
        guard let bounds = mapping() else { return nil }
        let lower = bounds["min"]?.number(.zeroOrMore) ?? 0
        let upper = bounds["max"]?.numberOrInfinity(.zeroOrMore) ?? .infinity
        bounds.finish()
        guard lower <= upper else {
            report("the minimum, \(shortDescription(lower)), is above the maximum, \(shortDescription(upper))")
            return nil
        }
        return ExtentRange(min: lower, max: upper)
    }
}

extension DocumentMapping {
    /// The insets at two edges, from one key for both or one for each.
    fileprivate func insets(_ both: String, or first: String, _ second: String) -> (Double, Double) {
        let (one, other) = (self[first], self[second])
        guard let value = self[both] else {
            return (one?.numberOrInfinity() ?? 0, other?.numberOrInfinity() ?? 0)
        }
        refuse([first, second], beside: both)
        let inset = value.numberOrInfinity() ?? 0
        return (inset, inset)
    }
}

extension ExtentRange {
    /// Parses `300`, `0...300`, `150...inf`, in points, or `auto` for no bound.
    package init?(parsing text: String) {
        if text == "auto" {
            self = .unconstrained
        } else if let extent = DocumentValue.number(text) {
            guard extent >= 0 else { return nil }
            self.init(exactly: extent)
        } else {
            guard let dots = text.firstRange(of: "..."),
                let lower = DocumentValue.number(text[..<dots.lowerBound].withoutSpaces),
                let upper = Self.bound(text[dots.upperBound...].withoutSpaces), lower >= 0, lower <= upper
            else { return nil }
            self.init(min: lower, max: upper)
        }
    }

    private static func bound(_ text: String) -> Double? {
        ["inf", ".inf"].contains(text) ? .infinity : DocumentValue.number(text)
    }
}

extension Substring {
    fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
