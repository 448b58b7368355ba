import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    func cornerRadii() -> CornerRadii? {
        isRead()
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

    /// `layer`, or `precomposited` or `clipping` with the color of the corners.
    func cornerRounding() -> CornerRounding? {
        isRead()
        guard isMapping, let mapping = mapping() else { return choice([("layer", .layer)]) }
        defer { mapping.finish() }
        let precomposited = mapping["precomposited"].map { $0.color() }
        let clipping = mapping["clipping"].map { $0.color() }
        guard (precomposited == nil) != (clipping == nil) else {
            if precomposited != nil || mapping.keys.isEmpty {
                report("expected one of {precomposited: color} and {clipping: color}")
            }
            return nil
        }
        if let precomposited { return precomposited.map { .precomposited(corners: $0) } }
        return clipping?.map { .clipping(corners: $0) }
    }

    /// `rectangle`, `ellipse`, or `{path, viewBox, fillRule}`.
    func shape() -> PaintShape? {
        isRead()
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

    /// What `clip` may be.
    enum Clip: Equatable {
        case none
        /// At the element's own form.
        case own
        case shape(PaintShape)
    }

    /// `true`, `false`, or a form as `shape` has it.
    func clip() -> Clip? {
        isRead()
        if isMapping { return shape().map { .shape($0) } }
        return choice([
            ("true", .own), ("false", .none), ("rectangle", .shape(.rectangle)), ("ellipse", .shape(.ellipse)),
        ])
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
