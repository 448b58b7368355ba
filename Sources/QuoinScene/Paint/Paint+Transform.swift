import QuoinValues

extension Paint {
    /// A transform of the paint of an element and its children; the layout does not move.
    public struct Transform: Hashable, Sendable {
        /// Each step applies in the coordinates that the steps before it made (CSS Transforms 1, §9).
        public var steps: [Step]
        /// The origin of the transform in the frame; by default its center.
        public var anchor: RelativePoint

        public init(_ steps: [Step], anchor: RelativePoint = .center) {
            (self.steps, self.anchor) = (steps, anchor)
        }

        public init(_ transform: TransformMatrix, anchor: RelativePoint = Paint.Transform([]).anchor) {
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
}

extension Paint.Transform.Step {
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

extension Paint.Transform {
    /// `{translate, rotate, scale, skew, matrix, anchor}`, `{steps, anchor}`, or a list of steps.
    ///
    /// In a mapping the translation applies last: scale and rotation do not change its distance or its direction (CSS
    /// Transforms 2, §3).
    static let codec = Codec<Paint.Transform>.oneOf([
        .form(.list(Step.codec), { Paint.Transform($0) }) { _ in nil }, .all(.structure(properties)),
    ]).named("transform")

    private static let properties = PropertyTable(
        Paint.Transform([]),
        keyed + [
            Property(
                "steps", \.unordered, .list(Step.codec), .pixels, conflicts: keyed.map(\.key),
                "Transforms, each in the coordinates that those before it made."
            ).named("Paint.Transform.steps"),
            Property(
                "anchor", \.anchor, RelativePoint.codec, .pixels,
                "The point of the frame that stays where it is: [x, y] in points or as percentages, or a word."),
        ])

    /// The transforms of a mapping, from the outermost to the innermost.
    private static let keyed: [Property<Paint.Transform>] = Step.keys.enumerated().map { index, key in
        Property<Paint.Transform>(key.name, \.[key: index], key.codec, .pixels, key.summary)
            .named("Paint.Transform.Step.\(key.name)")
    }

    /// The steps, if a mapping does not have them in their order.
    private var unordered: [Step]? {
        get { simpleSteps.isOrdered ? nil : simpleSteps }
        set { steps = newValue ?? [] }
    }

    /// The step of a key; `nil` if there is none, or if a mapping does not have the steps in their order.
    private subscript(key index: Int) -> Step? {
        get { simpleSteps.isOrdered ? simpleSteps.first { $0.index == index } : nil }
        set {
            guard let newValue else { return }
            steps.insert(newValue, at: steps.firstIndex { $0.index > index } ?? steps.endIndex)
        }
    }

    private var simpleSteps: [Step] { steps.flatMap(\.parts) }
}

extension Paint.Transform.Step {
    fileprivate typealias Key = (name: String, codec: Codec<Paint.Transform.Step>, summary: String)

    /// The names of the steps with their values, from the outermost to the innermost.
    fileprivate static let keys: [Key] = [
        ("translate", point(.points(), "[x, y] in points", Self.translate), "A move to the right and down, in points."),
        (
            "rotate", Codec<Double>.degrees(-1e6...1e6).converted(to: Self.rotate) { $0.numbers[0] },
            "A clockwise turn, in degrees."
        ),
        (
            "scale",
            .oneOf(
                "a factor, or [x, y]",
                [
                    .form(.number(-1_000...1_000), { .scale(Point($0, $0)) }) { step in
                        step.numbers[0] == step.numbers[1] ? step.numbers[0] : nil
                    }, .all(point(.number(-1_000...1_000), "a factor, or [x, y]", Self.scale)),
                ]), "A factor for both axes, or [x, y]; a negative one mirrors."
        ),
        (
            "skew", point(.degrees(-89...89), "[x, y] in degrees, each from -89 to 89", Self.skew),
            "How far each axis leans, in degrees."
        ),
        (
            "matrix",
            .list(.number(), count: 6, "[a, b, c, d, tx, ty]", to: { .matrix(TransformMatrix($0)) }, from: \.numbers),
            "[a, b, c, d, tx, ty], as matrix() of CSS."
        ),
    ]

    private static func point(
        _ number: Codec<Double>, _ expected: Expected, _ make: @escaping @Sendable (Point) -> Paint.Transform.Step
    ) -> Codec<Paint.Transform.Step> {
        .list(number, count: 2, expected, to: { make(Point($0[0], $0[1])) }, from: \.numbers)
    }

    /// A mapping with one transform.
    fileprivate static let codec = Codec<Paint.Transform.Step>.oneOf(
        keys.enumerated().map { index, key in
            .key(key.name, key.codec, key.summary, swiftName: "Paint.Transform.Step.\(key.name)", { $0 }) {
                $0.index == index ? $0 : nil
            }
        })

    /// The position of the step's key.
    fileprivate var index: Int {
        switch self {
        case .translate: 0
        case .rotate: 1
        case .scale: 2
        case .skew: 3
        case .matrix: 4
        }
    }

    private var numbers: [Double] {
        switch self {
        case .translate(let point), .scale(let point), .skew(let point): [point.x, point.y]
        case .rotate(let angle): [angle]
        case .matrix(let matrix): matrix.numbers
        }
    }

    /// The step, or the simple transforms that a matrix consists of.
    fileprivate var parts: [Paint.Transform.Step] {
        guard case .matrix(let matrix) = self else { return [self] }
        let angle = matrix.turn
        let across = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        guard across > 0 else { return [self] }
        let down = (matrix.a * matrix.d - matrix.b * matrix.c) / across
        var parts: [Paint.Transform.Step] = []
        if matrix.tx != 0 || matrix.ty != 0 { parts.append(.translate(Point(matrix.tx, matrix.ty))) }
        if abs(angle) > 1e-9 { parts.append(.rotate(angle)) }
        if abs(across - 1) > 1e-9 || abs(down - 1) > 1e-9 { parts.append(.scale(Point(across, down))) }
        let made = Paint.Transform(parts).transform
        let isSame = zip(made.numbers, matrix.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
        return isSame ? parts : [self]
    }
}

extension [Paint.Transform.Step] {
    /// Whether a mapping, which has one order of transforms, can have the steps.
    fileprivate var isOrdered: Bool { zip(self, dropFirst()).allSatisfy { $0.index < $1.index } }
}

extension TransformMatrix {
    fileprivate init(_ numbers: [Double]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

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
