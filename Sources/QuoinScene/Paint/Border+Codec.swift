import QuoinValues

extension Border {
    /// `{width, color, fill, style, dash, position}`, and `top`, `right`, `bottom` and `left` with what differs there.
    static let codec = Codec<Border>.oneOf([
        .form(.structure(BorderKeys.table(hasWidth: true)), Border.init) { $0.isUniform ? BorderKeys($0) : nil },
        .form(.structure(BorderKeys.table(hasWidth: false)), Border.init) { BorderKeys($0) },
    ]).named("border")

    private init(_ keys: BorderKeys) {
        self.init(all: keys.line.line)
        for side in Side.allCases { if let line = keys.sides[side] { self[side] = line.over(keys.line).line } }
        position = keys.position
    }
}

extension Outline {
    /// `{width, color, fill, style, dash, offset}`.
    static let codec = Codec<Outline>.structure(
        PropertyTable(
            Outline(.none),
            LineKeys.properties(isWidthRequired: true).map { $0.within(\.keys) } + [
                Property("offset", \.offset, .points(-1e6...1e6), .pixels, "From the bounds to the line, in points.")
            ])
    ).named("outline")

    fileprivate var keys: LineKeys {
        get { LineKeys(line) }
        set { line = newValue.line }
    }
}

/// The keys of a border.
private struct BorderKeys: Hashable, Sendable {
    var line = LineKeys()
    var sides: [Side: LineKeys] = [:]
    var position: Border.Position?

    init() {}

    /// The keys of all sides, or of those that are not the same.
    init(_ border: Border) {
        position = border.position
        if border.isUniform { line = LineKeys(border.top) }
        for side in Side.allCases where !border.isUniform && border[side].width > 0 {
            sides[side] = LineKeys(border[side])
        }
    }

    /// - Parameter hasWidth: whether there is a width for all sides. If there is none, each side has one.
    static func table(hasWidth: Bool) -> PropertyTable<BorderKeys> {
        let sides = Side.allCases.map { side in
            Property<BorderKeys>(
                side.rawValue, \.sides[side], .structure(hasWidth ? LineKeys.side : LineKeys.sideWithWidth), .pixels,
                "What differs at this side."
            ).named("Border.\(side.rawValue)")
        }
        let position = Property<BorderKeys>(
            "position", \.position, .choice, .pixels,
            "Where the lines run: inside, unless a path is open, which has no inside; then center."
        ).named("Border.position")
        return PropertyTable(
            BorderKeys(),
            LineKeys.properties(isWidthRequired: hasWidth).map { $0.within(\.line) } + [position] + sides,
            requiring: hasWidth ? nil : Side.allCases.map { [$0.rawValue] })
    }
}

/// The keys of a line; `nil` for one that is missing.
private struct LineKeys: Hashable, Sendable {
    var width: Double?
    var color: Color?
    var fill: Fill?
    var style: Border.LineStyle?
    var dash: Border.LineStyle?

    init() {}

    /// The width, and what differs from the defaults.
    init(_ line: Border.Line) {
        let usual = Border.Line.none
        width = line.width
        if case .solid(let color) = line.fill {
            self.color = line.fill == usual.fill ? nil : color
        } else {
            fill = line.fill
        }
        if case .pattern = line.style { dash = line.style } else if line.style != usual.style { style = line.style }
    }

    var line: Border.Line {
        let usual = Border.Line.none
        return Border.Line(
            width: width ?? usual.width, fill: fill ?? color.map { .solid($0) } ?? usual.fill,
            style: dash ?? style ?? usual.style)
    }

    /// The same with missing keys from another one.
    func over(_ base: LineKeys) -> LineKeys {
        var keys = LineKeys()
        keys.width = width ?? base.width
        (keys.color, keys.fill) = color == nil && fill == nil ? (base.color, base.fill) : (color, fill)
        (keys.style, keys.dash) = style == nil && dash == nil ? (base.style, base.dash) : (style, dash)
        return keys
    }

    /// The keys of a side.
    static let side = PropertyTable(LineKeys(), properties(isWidthRequired: false))
    /// The keys of a side where nothing else says how wide it is.
    static let sideWithWidth = PropertyTable(LineKeys(), properties(isWidthRequired: true))

    static func properties(isWidthRequired: Bool) -> [Property<LineKeys>] {
        [
            Property(
                "width", \.width, .points(.zeroOrMore), .pixels, also: ["thickness", "size", "lineWidth"],
                isRequired: isWidthRequired,
                "The width of the line, in points."
            ).named("Border.Line.width"),
            Property(
                "color", \.color, .color.refusing(gradientAsColor), .pixels, "The color of the line."
            ).named("Border.Line.fill").usually(Color.black.propertyValue),
            Property(
                "fill", \.fill, .fill, .pixels, conflicts: ["color"],
                "A color, a gradient or an image over the rectangle around the line, in place of a color."
            ).named("Border.Line.fill"),
            Property("style", \.style, .choice(Border.LineStyle.names), .pixels, "How the line is divided.").named(
                "Border.Line.style"
            )
            .usually("solid"),
            Property(
                "dash", \.dash, Border.LineStyle.dashes, .pixels, conflicts: ["style"],
                "The lengths of dashes and gaps, in points."
            ).named("Border.LineStyle.pattern"),
        ]
    }

    private static let gradientAsColor: @Sendable (DocumentValue) -> String? = { value in
        ["linear", "radial", "conic", "image"].contains(where: value.hasKey)
            ? "expected a color; a gradient or an image is the \"fill\" of a line" : nil
    }
}
