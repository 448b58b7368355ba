import QuoinLayout

extension ValueForm where Value == CornerRadii {
    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    static var cornerRadii: ValueForm {
        let radius = ValueShape.number(0...1e9, .points)
        let corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
            KeyShape($0, radius, "The radius of this corner, in points.", defaultValue: 0.0)
        }
        return ValueForm(
            radius + .list(radius, count: 4...4) + .mapping { MappingShape(corners) }, read: { $0.cornerRadii() },
            write: { radii in
                let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                return Set(all).count == 1 ? .number(all[0]) : .list(all.map { .number($0) })
            }
        ).named("cornerRadii")
    }
}

extension ValueForm where Value == CornerRounding {
    /// `layer`, or `precomposited` or `clipping` with the color of the corners.
    static var cornerRounding: ValueForm {
        let color = ValueForm<Color>.color
        let kinds = [
            KeyShape("precomposited", color.shape, "Content is round, children are not; the color of the corners."),
            KeyShape("clipping", color.shape, "Everything is square; the color that is laid on top of the corners."),
        ]
        let mappings = kinds.map { key in ValueShape.mapping { MappingShape([key], required: [[key.key]]) } }
        return ValueForm(
            mappings.reduce(.words(["layer"]), +), read: { $0.cornerRounding() },
            write: { rounding in
                switch rounding {
                case .layer: "layer"
                case .precomposited(let corners): .mapping(["precomposited": color.write(corners)])
                case .clipping(let corners): .mapping(["clipping": color.write(corners)])
                }
            })
    }
}

extension ValueForm where Value == PaintShape {
    /// `rectangle`, `ellipse`, or `{path, viewBox, fillRule}`.
    static var shape: ValueForm {
        let keys = [
            KeyShape("path", .text, "Path data as SVG writes it, in points from the frame's top left corner."),
            KeyShape(
                "viewBox", .list(.number(-1e9...1e9), count: 4...4),
                "[x, y, width, height]: the part of the path's plane that is stretched to the frame."),
            KeyShape(
                "fillRule", .words(Path.FillRule.allCases.map(\.rawValue)), "Where the inside of the path is.",
                defaultValue: "nonzero"),
        ]
        return ValueForm(
            .words(["rectangle", "ellipse"]) + .mapping { MappingShape(keys, required: [["path"]]) },
            read: { $0.shape() }, write: { $0.propertyValue }
        ).named("shape")
    }
}

extension PaintShape {
    fileprivate var propertyValue: PropertyValue {
        switch self {
        case .rectangle: return "rectangle"
        case .ellipse: return "ellipse"
        case .path(let path, let rule): return .mapping(of: Self.fields(path, rule))
        case .scaledPath(let path, let box, let rule):
            let numbers = [box.minX, box.minY, box.size.width, box.size.height]
            return .mapping(of: Self.fields(path, rule) + [("viewBox", .list(numbers.map { .number($0) }))])
        }
    }

    private static func fields(_ path: Path, _ rule: Path.FillRule) -> [(String, PropertyValue?)] {
        [("path", .text(path.data)), ("fillRule", rule == .nonZero ? nil : .text(rule.rawValue))]
    }
}

extension DocumentValue {
    fileprivate func cornerRadii() -> CornerRadii? {
        if isMapping { return mapping().map { radii(of: $0) } }
        guard isList else { return number(0...1e9).map { CornerRadii($0) } }
        let expected = "radii in points: a number, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners"
        guard let radii = numbers(count: 4, expected) else { return nil }
        guard radii.allSatisfy({ $0 >= 0 }) else { return mismatch(expected) }
        return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    private func radii(of mapping: DocumentMapping) -> CornerRadii {
        defer { mapping.finish() }
        return CornerRadii(
            topLeft: mapping["topLeft"]?.number(0...1e9) ?? 0, topRight: mapping["topRight"]?.number(0...1e9) ?? 0,
            bottomRight: mapping["bottomRight"]?.number(0...1e9) ?? 0,
            bottomLeft: mapping["bottomLeft"]?.number(0...1e9) ?? 0)
    }

    fileprivate func cornerRounding() -> CornerRounding? {
        guard isMapping, let mapping = mapping() else { return choice([("layer", .layer)]) }
        defer { mapping.finish() }
        let precomposited = mapping["precomposited"].map(ValueForm<Color>.color.read)
        let clipping = mapping["clipping"].map(ValueForm<Color>.color.read)
        guard (precomposited == nil) != (clipping == nil) else {
            if precomposited != nil || mapping.keys.isEmpty {
                report("expected one of {precomposited: color} and {clipping: color}")
            }
            return nil
        }
        if let precomposited { return precomposited.map { .precomposited(corners: $0) } }
        return clipping?.map { .clipping(corners: $0) }
    }

    fileprivate func shape() -> PaintShape? {
        guard isMapping, let mapping = mapping() else {
            return choice([("rectangle", .rectangle), ("ellipse", .ellipse)])
        }
        defer { mapping.finish() }
        let rule = mapping["fillRule"]?.choice(Path.FillRule.self) ?? .nonZero
        let viewBox = mapping["viewBox"]
        let box = viewBox?.viewBox()
        guard let path = mapping.required("path")?.pathData(), (viewBox == nil) == (box == nil) else { return nil }
        return box.map { .scaledPath(path, viewBox: $0, rule) } ?? .path(path, rule)
    }

    /// Path data as SVG writes it.
    private func pathData() -> Path? {
        guard let data = string() else { return nil }
        do {
            let path = try Path(parsing: data)
            let isDrawable = path.bounds.isWithin(1e9)
            return isDrawable ? path : mismatch("a path whose coordinates are from -1000000000 to 1000000000")
        } catch {
            report("\(error)")
            return nil
        }
    }

    /// `[x, y, width, height]`, of which the last two are above 0.
    private func viewBox() -> Rect? {
        let expected = "[x, y, width, height], with a width and a height above 0"
        guard let numbers = numbers(count: 4, expected) else { return nil }
        guard numbers[2] > 0, numbers[3] > 0 else { return mismatch(expected) }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}

extension Rect {
    fileprivate func isWithin(_ limit: Double) -> Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) <= limit }
    }
}
