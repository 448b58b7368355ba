import QuoinLayout

extension ValueForm where Value == TextDecoration? {
    /// A line along a text: `true`, `false`, a style, or `{style, color, thickness}`, and `skipsInk` for one below it.
    static func decoration(isBelow: Bool) -> ValueForm {
        let table = TextDecoration.properties(isBelow: isBelow)
        let styles = TextDecoration.Style.allCases.map(\.rawValue)
        return ValueForm(
            .bool + .words(styles) + .mapping { table.shape },
            read: { value in
                if value.isMapping { return ValueForm<TextDecoration>.structure(table).read(value).map { .some($0) } }
                if let word = value.node.string, ["true", "false"].contains(word) {
                    return value.bool().map { $0 ? TextDecoration() : nil }
                }
                return value.choice(TextDecoration.Style.self).map { TextDecoration($0) }
            },
            write: { line in
                guard let line else { return false }
                if line == TextDecoration(line.style) { return .text(line.style.rawValue) }
                return table.write(line)
            })
    }
}

extension TextDecoration {
    fileprivate static func properties(isBelow: Bool) -> PropertyTable<TextDecoration> {
        let line: [Property<TextDecoration>] = [
            Property("style", \.style, .choice, .pixels, "How the line is drawn."),
            Property("color", \.color, .color, .pixels, "The color of the line, in place of that of the letters."),
            Property(
                "thickness", \.thickness, .points(0.01...1e4), .pixels,
                "The thickness of the line in points, in place of the font's."),
        ]
        let ink = Property<TextDecoration>(
            "skipsInk", \.skipsInk, .bool, .pixels, "Whether the line leaves space for letters that reach into it.")
        return PropertyTable(TextDecoration(), isBelow ? line + [ink] : line)
    }
}

extension ValueForm where Value == TextShadow {
    /// `{color, radius, offset}`.
    static var textShadow: ValueForm { .structure(TextShadow.properties) }
}

extension TextShadow {
    fileprivate static let properties = PropertyTable(
        TextShadow(),
        [
            Property("color", \.color, .color, .pixels, "The color where the shadow is darkest."),
            Property(
                "radius", \.radius, .points(0...1e4), .pixels, also: ["blur", "blurRadius"],
                "The standard deviation of the blur, in points: half of the blur radius of CSS."),
            Property("offset", \.offset, .point, .pixels, "How far the shadow is moved, in points."),
        ])
}

extension TextStroke {
    static let properties = PropertyTable(
        TextStroke(width: 0, color: .black),
        [
            Property(
                "width", \.width, .points(0...1e4), .pixels, isRequired: true, "The width of the line, in points."),
            Property("color", \.color, .color, .pixels, "The color of the line."),
            Property(
                "order", \.order, .choice, .pixels, "Whether the line is painted after the letters, or behind them."),
        ])
}
