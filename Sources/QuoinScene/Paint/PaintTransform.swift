import QuoinLayout
import QuoinValues

/// A transform of the paint of an element and its children; the layout does not move.
public struct PaintTransform: Hashable, Sendable {
    /// Each step applies in the coordinates that the steps before it made (CSS Transforms 1, §9).
    public var steps: [Step]
    /// The origin of the transform in the frame; by default its center.
    public var anchor: RelativePoint

    public init(_ steps: [Step], anchor: RelativePoint = .center) {
        (self.steps, self.anchor) = (steps, anchor)
    }

    public init(_ transform: TransformMatrix, anchor: RelativePoint = PaintTransform([]).anchor) {
        self.init([.matrix(transform)], anchor: anchor)
    }

    /// A step of a transform.
    public enum Step: Hashable, Sendable {
        /// A translation in points, to the right and down.
        case translate(Point)
        /// A clockwise rotation in degrees.
        case rotate(Double)
        /// A factor for each axis; a negative one mirrors.
        case scale(Point)
        /// The skew of each axis, in degrees.
        case skew(Point)
        /// Any other transform, as six numbers.
        case matrix(TransformMatrix)
    }

    /// All steps as one, with the anchor as the origin.
    package var transform: TransformMatrix {
        steps.reduce(.identity) { $0.concatenating($1.transform) }
    }
}

extension PaintTransform.Step {
    var transform: TransformMatrix {
        switch self {
        case .translate(let distance): .translation(distance.x, distance.y)
        case .rotate(let angle): .rotation(angle)
        case .scale(let factors): .scale(factors.x, factors.y)
        case .skew(let angles): .skew(angles.x, angles.y)
        case .matrix(let matrix): matrix
        }
    }
}

extension ValueForm where Value == PaintTransform {
    /// `{translate, rotate, scale, skew, matrix, anchor}`, `{steps, anchor}`, or a list of steps.
    ///
    /// In a mapping the translation applies last: scale and rotation do not change its distance or its direction (CSS
    /// Transforms 2, §3).
    static var transform: ValueForm {
        let steps = ValueShape.list(.mapping { MappingShape(PaintTransform.Step.keys) })
        let anchor = KeyShape(
            "anchor", ValueForm<RelativePoint>.relativePoint.shape,
            "The point of the frame that stays where it is: [x, y] in points or as percentages, or a word.",
            defaultValue: "center", swiftName: "PaintTransform.anchor")
        let list = KeyShape(
            "steps", steps, "Transforms, each in the coordinates that those before it made.",
            swiftName: "PaintTransform.steps")
        return ValueForm(
            steps + .mapping { MappingShape(PaintTransform.Step.keys + [list, anchor]) }, read: { $0.transform() },
            write: { $0.propertyValue }
        ).named("transform")
    }
}

extension PaintTransform.Step {
    fileprivate static let keys = [
        KeyShape(
            "translate", .list(.number(.anyNumber, .points), count: 2...2), "A move to the right and down, in points.",
            swiftName: "PaintTransform.Step.translate"),
        KeyShape(
            "rotate", .number(-1e6...1e6, .degrees), "A clockwise turn, in degrees.",
            swiftName: "PaintTransform.Step.rotate"),
        KeyShape(
            "scale", .number(-1_000...1_000) + .list(.number(-1_000...1_000), count: 2...2),
            "A factor for both axes, or [x, y]; a negative one mirrors.", swiftName: "PaintTransform.Step.scale"),
        KeyShape(
            "skew", .list(.number(-89...89, .degrees), count: 2...2), "How far each axis leans, in degrees.",
            swiftName: "PaintTransform.Step.skew"),
        KeyShape(
            "matrix", .list(.number(.anyNumber), count: 6...6), "[a, b, c, d, tx, ty], as matrix() of CSS.",
            swiftName: "PaintTransform.Step.matrix"),
    ]
}

// MARK: - Writing

extension PaintTransform {
    fileprivate var propertyValue: PropertyValue {
        let named = steps.flatMap(\.parts).map(\.field)
        let anchor: (String, PropertyValue?) = (
            "anchor", anchor == .center ? nil : ValueForm<RelativePoint>.relativePoint.write(anchor)
        )
        // A mapping has one order of transforms; for other orders a list of steps is written.
        let order = PaintTransform.Step.keys.map(\.key)
        let places = named.compactMap { order.firstIndex(of: $0.0) }
        if zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) {
            return .mapping(of: named.map { ($0.0, $0.1) } + [anchor])
        }
        return .mapping(of: [("steps", .list(named.map { .mapping([$0.0: $0.1]) })), anchor])
    }
}

extension PaintTransform.Step {
    fileprivate var field: (String, PropertyValue) {
        func pair(_ point: Point) -> PropertyValue { .list([.number(point.x), .number(point.y)]) }
        switch self {
        case .translate(let distance): return ("translate", pair(distance))
        case .rotate(let angle): return ("rotate", .number(angle))
        case .scale(let factors): return ("scale", factors.x == factors.y ? .number(factors.x) : pair(factors))
        case .skew(let angles): return ("skew", pair(angles))
        case .matrix(let matrix):
            return ("matrix", .list(matrix.numbers.map { .number($0) }))
        }
    }

    /// The step, or the simple transforms that a matrix consists of.
    fileprivate var parts: [PaintTransform.Step] {
        guard case .matrix(let matrix) = self else { return [self] }
        let angle = matrix.turn
        let across = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        guard across > 0 else { return [self] }
        let down = (matrix.a * matrix.d - matrix.b * matrix.c) / across
        var parts: [PaintTransform.Step] = []
        if matrix.tx != 0 || matrix.ty != 0 { parts.append(.translate(Point(matrix.tx, matrix.ty))) }
        if abs(angle) > 1e-9 { parts.append(.rotate(angle)) }
        if abs(across - 1) > 1e-9 || abs(down - 1) > 1e-9 { parts.append(.scale(Point(across, down))) }
        let made = PaintTransform(parts).transform
        let isSame = zip(made.numbers, matrix.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
        return isSame ? parts : [self]
    }
}

extension TransformMatrix {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }

    /// The rotation of the horizontal axis in degrees, from -180 to 180.
    fileprivate var turn: Double {
        // Bisection, because the C library's functions may differ in the last bit between processors.
        var (low, high) = (0.0, 180.0)
        let length = (a * a + b * b).squareRoot()
        guard length > 0 else { return 0 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Direction(degrees: middle).cosine > a / length { low = middle } else { high = middle }
        }
        let angle = (low * 1e6).rounded() / 1e6
        return b < 0 ? -angle : angle
    }
}

// MARK: - Reading

extension DocumentValue {
    fileprivate func transform() -> PaintTransform? {
        guard !isList else { return transformSteps().map { PaintTransform($0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let keyed = mapping.transforms()
        let anchor = mapping["anchor"].flatMap(ValueForm<RelativePoint>.relativePoint.read) ?? .center
        guard let steps = mapping["steps"] else { return PaintTransform(keyed, anchor: anchor) }
        if !keyed.isEmpty { mapping.report("\"steps\" cannot be combined with another transform", at: "steps") }
        return steps.transformSteps().map { PaintTransform($0, anchor: anchor) }
    }

    /// A list of mappings with one transform each.
    private func transformSteps() -> [PaintTransform.Step]? {
        guard let values = list() else { return nil }
        let steps = values.compactMap { $0.transformStep() }
        return steps.count == values.count ? steps : nil
    }

    private func transformStep() -> PaintTransform.Step? {
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

    /// `[x, y]` in degrees, each from -89 to 89.
    fileprivate func skewAngles() -> Point? {
        let expected = "[x, y] in degrees, each from -89 to 89"
        guard let angles = numbers(count: 2, expected) else { return nil }
        return angles.allSatisfy { abs($0) <= 89 } ? Point(angles[0], angles[1]) : mismatch(expected)
    }

    /// `[a, b, c, d, tx, ty]`, like `matrix()` in CSS.
    fileprivate func matrix() -> TransformMatrix? {
        numbers(count: 6, "[a, b, c, d, tx, ty]").map {
            TransformMatrix(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        }
    }
}

extension DocumentMapping {
    /// The transforms of a mapping, from the outermost to the innermost.
    fileprivate func transforms() -> [PaintTransform.Step] {
        [
            self["translate"]?.point().map { .translate($0) },
            self["rotate"]?.number(-1e6...1e6).map { .rotate($0) },
            self["scale"]?.scaleFactors().map { .scale($0) },
            self["skew"]?.skewAngles().map { .skew($0) },
            self["matrix"]?.matrix().map { .matrix($0) },
        ].compactMap { $0 }
    }
}
