import QuoinValues

extension TextStyle.Decoration {
    /// A line below a text: `true`, `false`, a style, or `{style, color, thickness, offset, skipsInk}`.
    static let below = codec(
        lineProperties + [
            Property(
                "offset", \.offset, .points(-1e4...1e4), .pixels, also: ["underlineOffset", "text-underline-offset"],
                "How far the line's upper edge is below the baseline, in points, in place of the font's distance."),
            Property(
                "skipsInk", \.skipsInk, .bool, .pixels, "Whether the line leaves space for letters that reach into it."),
        ])
    /// A line above a text or through it: `true`, `false`, a style, or `{style, color, thickness}`.
    static let aboveOrThrough = codec(lineProperties)

    private static func codec(_ properties: [Property<TextStyle.Decoration>]) -> Codec<TextStyle.Decoration?> {
        .oneOf([
            .form(.bool, { $0 ? TextStyle.Decoration() : nil }) { $0 == nil ? false : nil },
            .form(.choice, { TextStyle.Decoration($0) }) { line in
                line.flatMap { $0 == TextStyle.Decoration($0.style) ? $0.style : nil }
            },
            .form(.structure(PropertyTable(TextStyle.Decoration(), properties)), { $0 }) { $0 },
        ])
    }

    private static let lineProperties: [Property<TextStyle.Decoration>] = [
        Property("style", \.style, .choice, .pixels, "How the line is drawn."),
        Property("color", \.color, .color, .pixels, "The color of the line, in place of that of the letters."),
        Property(
            "thickness", \.thickness, .points(0.01...1e4), .pixels,
            "The thickness of the line in points, in place of the font's."),
    ]
}

extension TextStyle.Shadow {
    /// `{color, radius, offset}`.
    static let codec = Codec<TextStyle.Shadow>.structure(properties)

    private static let properties = PropertyTable(
        TextStyle.Shadow(),
        [
            Property("color", \.color, .color, .pixels, "The color where the shadow is darkest."),
            Property(
                "radius", \.radius, .points(0...1e4), .pixels,
                "The standard deviation of the blur, in points: half of the blur radius of CSS."),
            Property("offset", \.offset, .point, .pixels, "How far the shadow is moved, in points."),
        ])
}

extension TextStyle.Stroke {
    static let properties = PropertyTable(
        TextStyle.Stroke(width: 0, color: .black),
        [
            Property(
                "width", \.width, .points(0...1e4), .pixels, isRequired: true, "The width of the line, in points."),
            Property("color", \.color, .color, .pixels, "The color of the line."),
            Property(
                "order", \.order, .choice, .pixels, "Whether the line is painted after the letters, or behind them."),
        ])
}

extension Codec where Value == [String: Double] {
    /// Places on the axes of a variable font: `{opsz: 32}`.
    static var axes: Codec { .dictionary(.number(-32_768...32_767)) { $0.isTag($1, of: "axis") } }
}

extension TextStyle {
    /// OpenType features: a list of those that are on, or a mapping of numbers, `true` and `false`.
    static let featuresCodec = Codec<[String: Int]>.oneOf(
        "a list of features, or a mapping of them",
        [
            .form(.list(tag), { Dictionary($0.map { ($0, 1) }) { first, _ in first } }) { features in
                features.values.allSatisfy { $0 == 1 } ? features.keys.sorted() : nil
            },
            .all(.dictionary(feature) { $0.isTag($1, of: "feature") }),
        ])

    private static let tag = Codec<String>(
        .text,
        read: { value in
            guard let tag = value.string(), value.isTag(tag, of: "feature") else { return nil }
            return tag
        }, write: { .text($0) })

    private static let feature = Codec<Int>.oneOf(
        "true, false or a whole number from 0 to 65535",
        [.form(.bool, { $0 ? 1 : 0 }) { _ in nil }, .all(.integer(0...65_535))])
}

extension DocumentValue {
    /// Whether a word is a font tag; reports it otherwise.
    fileprivate func isTag(_ tag: String, of noun: String) -> Bool {
        let isTag =
            tag.utf8.count == 4
            && tag.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        if !isTag { report("\"\(tag)\" is not a font \(noun), which has four letters or digits") }
        return isTag
    }
}
