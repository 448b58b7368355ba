import QuoinLayout
import QuoinScene

/// `text`: a string, or a mapping with the string and its style.
enum TextReader: KindReader {
    static let key = "text"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard value.isMapping else { return value.string().map { Text($0).erased } }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let style = TextStyle(mapping)
        let paragraph = ParagraphStyle(mapping)
        guard let string = mapping.required("string")?.string() else { return nil }
        return Text(string, style: style, paragraph: paragraph).erased
    }
}

extension TextStyle {
    /// The largest font size, in points.
    private static let largestSize = 10_000.0

    fileprivate init(_ mapping: DocumentMapping) {
        self.init()
        if let value = mapping["font"] { families = value.families() ?? families }
        if let value = mapping["size"]?.number(0.1...Self.largestSize) { size = value }
        if let value = mapping["weight"]?.weight() { weight = value }
        if let value = mapping["italic"]?.bool() { isItalic = value }
        if let value = mapping["color"]?.color() { color = value }
        if let value = mapping["letterSpacing"]?.number(-1_000...1_000) { letterSpacing = value }
    }
}

extension ParagraphStyle {
    fileprivate init(_ mapping: DocumentMapping) {
        self.init()
        if let value = mapping["align"]?.choice(TextAlignment.self) { alignment = value }
        if let value = mapping["lines"]?.integer(0...1_000_000) { lineLimit = value == 0 ? nil : value }
        if let value = mapping["truncation"]?.choice(TextTruncation.self) { truncation = value }
        if let value = mapping["lineHeight"]?.lineHeight() { lineHeight = value }
    }
}

extension DocumentValue {
    /// A family, or a list of them.
    fileprivate func families() -> [String]? {
        guard isList else { return string().map { [$0] } }
        let families = (list() ?? []).compactMap { $0.string() }
        return families.isEmpty ? mismatch("at least one font family") : families
    }

    /// A weight by name or from 100 to 900.
    fileprivate func weight() -> FontWeight? {
        if case .scalar(let scalar) = node, Self.number(scalar.string) != nil {
            return integer(100...900).map { FontWeight($0) }
        }
        return choice([
            ("thin", .thin), ("extraLight", .extraLight), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("extraBold", .extraBold), ("black", .black),
        ])
    }

    /// A multiple of the font size, or `{points}`.
    fileprivate func lineHeight() -> LineHeight? {
        guard isMapping, let mapping = mapping() else { return number(0.1...100).map { .multiple($0) } }
        defer { mapping.finish() }
        return mapping.required("points")?.number(0.1...100_000).map { .points($0) }
    }
}
