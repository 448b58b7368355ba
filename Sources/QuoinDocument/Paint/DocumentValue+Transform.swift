import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// `{translate, rotate, scale, skew, matrix, anchor}`. The element is moved last: a scale does not change how far,
    /// and a turn not in which direction (CSS Transforms 2, §3).
    func transform() -> PaintTransform? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let steps = [
            mapping["translate"]?.point().map { AffineTransform.translation($0.x, $0.y) },
            mapping["rotate"]?.number(-1e6...1e6).map { .rotation($0) },
            mapping["scale"]?.scaleFactors().map { .scale($0.x, $0.y) },
            mapping["skew"]?.skewAngles().map { .skew($0.x, $0.y) },
            mapping["matrix"]?.matrix(),
        ]
        let anchor = mapping["anchor"]?.relativePoint() ?? .center
        return PaintTransform(steps.compactMap { $0 }.reduce(.identity) { $0.concatenating($1) }, anchor: anchor)
    }

    /// A factor for both axes, or `[x, y]`; a negative one mirrors.
    private func scaleFactors() -> Point? {
        guard isList else { return number(-1_000...1_000).map { Point($0, $0) } }
        guard let factors = numbers(count: 2, "a factor, or [x, y]") else { return nil }
        guard factors.allSatisfy({ abs($0) <= 1_000 }) else { return mismatch("factors from -1000 to 1000") }
        return Point(factors[0], factors[1])
    }

    /// `[x, y]` in degrees, with a lean short of a quarter turn.
    private func skewAngles() -> Point? {
        let expected = "[x, y] in degrees, each from -89 to 89"
        guard let angles = numbers(count: 2, expected) else { return nil }
        return angles.allSatisfy { abs($0) <= 89 } ? Point(angles[0], angles[1]) : mismatch(expected)
    }

    /// `[a, b, c, d, tx, ty]`, as CSS's `matrix()`.
    private func matrix() -> AffineTransform? {
        numbers(count: 6, "[a, b, c, d, tx, ty]").map {
            AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        }
    }
}
