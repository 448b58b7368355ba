import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// `{translate, rotate, scale, skew, matrix, anchor}`, `{steps, anchor}`, or a list of steps.
    ///
    /// In a mapping the element is moved last: a scale does not change how far, and a turn not in which direction (CSS
    /// Transforms 2, §3). Each step of a list happens in the coordinates that those before it made (CSS Transforms 1,
    /// §9).
    func transform() -> PaintTransform? {
        isRead()
        guard !isList else { return transformSteps().map { PaintTransform($0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let keyed = mapping.transforms()
        let anchor = mapping["anchor"]?.relativePoint() ?? .center
        guard let steps = mapping["steps"] else { return PaintTransform(.combining(keyed), anchor: anchor) }
        if !keyed.isEmpty { mapping.report("\"steps\" stands beside no other transform", at: "steps") }
        return steps.transformSteps().map { PaintTransform($0, anchor: anchor) }
    }

    /// A list of mappings with one transform each.
    private func transformSteps() -> AffineTransform? {
        guard let values = list() else { return nil }
        let steps = values.compactMap { $0.transformStep() }
        return steps.count == values.count ? .combining(steps) : nil
    }

    private func transformStep() -> AffineTransform? {
        isRead()
        guard let mapping = mapping() else { return nil }
        let steps = mapping.transforms()
        mapping.finish()
        guard mapping.keys.count == 1 else { return mismatch("one of translate, rotate, scale, skew, matrix") }
        return steps.first
    }

    /// A factor for both axes, or `[x, y]`; a negative one mirrors.
    fileprivate func scaleFactors() -> Point? {
        guard isList else { return number(-1_000...1_000).map { Point($0, $0) } }
        guard let factors = numbers(count: 2, "a factor, or [x, y]") else { return nil }
        guard factors.allSatisfy({ abs($0) <= 1_000 }) else { return mismatch("factors from -1000 to 1000") }
        return Point(factors[0], factors[1])
    }

    /// `[x, y]` in degrees, with a lean short of a quarter turn.
    fileprivate func skewAngles() -> Point? {
        let expected = "[x, y] in degrees, each from -89 to 89"
        guard let angles = numbers(count: 2, expected) else { return nil }
        return angles.allSatisfy { abs($0) <= 89 } ? Point(angles[0], angles[1]) : mismatch(expected)
    }

    /// `[a, b, c, d, tx, ty]`, as CSS's `matrix()`.
    fileprivate func matrix() -> AffineTransform? {
        numbers(count: 6, "[a, b, c, d, tx, ty]").map {
            AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        }
    }
}

extension DocumentMapping {
    /// The transforms that are there, from the outermost to the innermost.
    fileprivate func transforms() -> [AffineTransform] {
        [
            self["translate"]?.point().map { AffineTransform.translation($0.x, $0.y) },
            self["rotate"]?.number(-1e6...1e6).map { .rotation($0) },
            self["scale"]?.scaleFactors().map { .scale($0.x, $0.y) },
            self["skew"]?.skewAngles().map { .skew($0.x, $0.y) },
            self["matrix"]?.matrix(),
        ].compactMap { $0 }
    }
}

extension AffineTransform {
    /// Each transform within the one before it.
    fileprivate static func combining(_ transforms: [AffineTransform]) -> AffineTransform {
        transforms.reduce(.identity) { $0.concatenating($1) }
    }
}
