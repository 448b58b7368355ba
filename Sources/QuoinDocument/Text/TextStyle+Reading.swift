import QuoinLayout
import QuoinScene

extension TextStyle {
    /// The largest font size, in points.
    private static let largestSize = 10_000.0

    /// Reads the keys of a style; what they leave open is as in another style.
    init(_ mapping: DocumentMapping, base: TextStyle) {
        self = base
        readFont(mapping)
        readPaint(mapping)
        if let value = mapping["letterSpacing"]?.number(-1_000...1_000) { letterSpacing = value }
        if let value = mapping["baselineOffset"]?.number(-10_000...10_000) { baselineOffset = value }
        if let value = mapping["language"]?.string() { language = value }
        if let value = mapping["link"]?.string() { link = value }
    }

    private mutating func readFont(_ mapping: DocumentMapping) {
        if let value = mapping["font"] { families = value.families() ?? families }
        if let value = mapping["size"]?.number(0.1...Self.largestSize) { size = value }
        if let value = mapping["weight"]?.weight() { weight = value }
        if let value = mapping["italic"]?.bool() { isItalic = value }
        if let value = mapping["stretch"]?.choice(FontWidth.self) { width = value }
        if let value = mapping["axes"]?.axes() { axes.merge(value) { $1 } }
        if let value = mapping["features"]?.features() { features.merge(value) { $1 } }
    }

    private mutating func readPaint(_ mapping: DocumentMapping) {
        if let value = mapping["color"]?.fill() { setColor(value) }
        if let value = mapping["background"]?.fill() { background = value }
        if let value = mapping["underline"] { underline = value.decoration(underline) }
        if let value = mapping["strikethrough"] { strikethrough = value.decoration(strikethrough, isBelow: false) }
        if let value = mapping["shadow"]?.textShadows() { shadows = value }
        if let value = mapping["stroke"]?.textStroke() { stroke = value }
    }

    private mutating func setColor(_ value: Fill) {
        if case .solid(let color) = value {
            (self.color, fill) = (color, nil)
        } else {
            fill = value
        }
    }
}

extension DocumentValue {
    /// A family, or a list of them.
    fileprivate func families() -> [String]? {
        isRead()
        guard isList else { return string().map { [$0] } }
        let families = (list() ?? []).compactMap { $0.string() }
        return families.isEmpty ? mismatch("at least one font family") : families
    }

    /// A weight by name or from 100 to 900.
    fileprivate func weight() -> FontWeight? {
        isRead()
        if case .scalar(let scalar) = node, Self.number(scalar.string) != nil {
            return integer(100...900).map { FontWeight($0) }
        }
        return choice([
            ("thin", .thin), ("extraLight", .extraLight), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("extraBold", .extraBold), ("black", .black),
        ])
    }
}
