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

    /// Points from 0 to below the limit of extents.
    func extent(_ expected: String) -> Double? {
        guard let points = number(0...(.greatestFiniteMagnitude), expected) else { return nil }
        guard points >= LayoutTree.extentLimit else { return points }
        report(
            "\(summary) points are too many; fewer than \(shortDescription(LayoutTree.extentLimit)) are possible",
            kind: .limit)
        return nil
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
