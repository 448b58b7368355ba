import QuoinDeclarations
import QuoinLayout

extension ValueForm where Value == CornerRadii {
    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    static var cornerRadii: ValueForm {
        let extent = ValueShape.number(.zeroOrMore, .points) + .percentage
        let axes = ValueShape.mapping {
            MappingShape(
                [
                    KeyShape(
                        "x", extent, "How far along the horizontal side, in points or as a percentage.",
                        swiftName: "CornerRadii.Radius.x"),
                    KeyShape(
                        "y", extent, "How far along the vertical side, in points or as a percentage.",
                        swiftName: "CornerRadii.Radius.y"),
                ], required: [["x", "y"]])
        }
        let radius = extent + axes
        let corners = Corner.allCases.map {
            KeyShape(
                $0.rawValue, radius, "The radius of this corner, in points or as a percentage.", defaultValue: 0.0,
                swiftName: "CornerRadii.\($0.rawValue)")
        }
        return ValueForm(
            radius + .list(radius, count: 4...4) + .mapping { MappingShape(corners) }, read: { $0.cornerRadii() },
            write: { radii in
                let all = Corner.allCases.map { radii[$0].propertyValue }
                return all.allSatisfy { $0 == all[0] } ? all[0] : .list(all)
            }
        ).named("cornerRadii")
    }
}

extension CornerRadii.Radius {
    /// One value, or `{x, y}`.
    fileprivate var propertyValue: PropertyValue {
        x == y ? x.propertyValue : .mapping(["x": x.propertyValue, "y": y.propertyValue])
    }
}

extension DocumentValue {
    fileprivate func cornerRadii() -> CornerRadii? {
        if isMapping, let mapping = mapping(), !mapping.contains("x"), !mapping.contains("y") {
            return radii(of: mapping)
        }
        guard isList else { return cornerRadius().map { CornerRadii(all: $0) } }
        guard let values = list() else { return nil }
        guard values.count == 4 else {
            return mismatch(
                "radii in points or percentages: one, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners"
            )
        }
        let radii = values.compactMap { $0.cornerRadius() }
        guard radii.count == 4 else { return nil }
        return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    private func radii(of mapping: DocumentMapping) -> CornerRadii {
        defer { mapping.finish() }
        func radius(_ corner: Corner) -> CornerRadii.Radius { mapping[corner.rawValue]?.cornerRadius() ?? 0 }
        return CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
            bottomLeft: radius(.bottomLeft))
    }

    /// Points, a percentage of the extents, or `{x, y}`.
    private func cornerRadius() -> CornerRadii.Radius? {
        guard isMapping else { return halfAxis().map { CornerRadii.Radius(x: $0, y: $0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (x, y) = (mapping.required("x")?.halfAxis(), mapping.required("y")?.halfAxis())
        guard let x, let y else { return nil }
        return CornerRadii.Radius(x: x, y: y)
    }

    private func halfAxis() -> LayoutDimension? {
        if case .scalar(let scalar) = node, scalar.string.hasSuffix("%") { return dimension() }
        guard isNumber else { return mismatch("points that are 0 or more, or a percentage such as 50%") }
        return number(.zeroOrMore).map { .points($0) }
    }
}
