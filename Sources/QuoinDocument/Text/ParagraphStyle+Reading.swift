import QuoinLayout
import QuoinScene

extension ParagraphStyle {
    /// Reads the keys of a paragraph.
    ///
    /// - Parameter letters: the style of the text, from which that of an ellipsis may differ.
    init(_ mapping: DocumentMapping, letters: TextStyle) {
        self.init()
        readLines(mapping, letters: letters)
        readDistances(mapping)
        if let value = mapping["align"]?.choice(TextAlignment.self) { alignment = value }
        if let value = mapping["direction"]?.choice(TextDirection.self) { direction = value }
        if let value = mapping["minimumScale"]?.number(0.01...1) { minimumScale = value }
        if let value = mapping["flowAround"] { exclusions = value.areas() }
    }

    private mutating func readLines(_ mapping: DocumentMapping, letters: TextStyle) {
        if let value = mapping["lines"]?.integer(0...1_000_000) { lineLimit = value == 0 ? nil : value }
        if let value = mapping["truncation"]?.choice(TextTruncation.self) { truncation = value }
        if let value = mapping["ellipsis"]?.ellipsis(letters: letters) { ellipsis = value }
        if let value = mapping["wrapping"]?.choice(TextWrapping.self) { wrapping = value }
    }

    private mutating func readDistances(_ mapping: DocumentMapping) {
        if let value = mapping["lineHeight"]?.lineHeight() { lineHeight = value }
        if let value = mapping["minimumLineHeight"]?.number(0...1e5) { minimumLineHeight = value }
        if let value = mapping["maximumLineHeight"]?.number(0.1...1e5) { maximumLineHeight = value }
        if minimumLineHeight > maximumLineHeight {
            mapping.report("the minimum is above the maximum", at: "minimumLineHeight")
        }
        if let value = mapping["lineSpacing"]?.number(0...1e5) { lineSpacing = value }
        if let value = mapping["firstLineIndent"]?.number(-1e5...1e5) { firstLineIndent = value }
        if let value = mapping["paragraphSpacing"]?.number(0...1e5) { paragraphSpacing = value }
    }
}

extension DocumentValue {
    /// A multiple of the font size, or `{points}`.
    fileprivate func lineHeight() -> LineHeight? {
        guard isMapping, let mapping = mapping() else { return number(0.1...100).map { .multiple($0) } }
        defer { mapping.finish() }
        return mapping.required("points")?.number(0.1...100_000).map { .points($0) }
    }

    /// A string, or a mapping with the string and its style.
    fileprivate func ellipsis(letters: TextStyle) -> TextEllipsis? {
        guard isMapping, let mapping = mapping() else { return string().map { TextEllipsis($0) } }
        defer { mapping.finish() }
        let style = TextStyle(mapping, base: letters)
        return mapping.required("string")?.string().map { TextEllipsis($0, style: style) }
    }

    /// A list of areas: `{rect: [x, y, width, height]}`, with a `cornerRadius` at will, `{ellipse: […]}` or `{path}`.
    fileprivate func areas() -> [Shape] {
        (list() ?? []).compactMap { $0.area() }
    }

    private func area() -> Shape? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        if let rect = mapping["rect"]?.rect() {
            return Shape(rect, radii: mapping["cornerRadius"]?.cornerRadii() ?? .zero)
        }
        if let rect = mapping["ellipse"]?.rect() { return .path(Path(ellipseIn: rect), .nonZero) }
        guard let data = mapping["path"] else {
            if !mapping.contains("rect"), !mapping.contains("ellipse") {
                report("an area is a \"rect\", an \"ellipse\" or a \"path\"")
            }
            return nil
        }
        return data.outline().map { .path($0, .nonZero) }
    }

    private func rect() -> Rect? {
        let expected = "[x, y, width, height] in points"
        guard let numbers = numbers(count: 4, expected) else { return nil }
        guard numbers[2] >= 0, numbers[3] >= 0 else { return mismatch(expected) }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    private func outline() -> Path? {
        guard let data = string() else { return nil }
        do {
            return try Path(parsing: data)
        } catch {
            report("\(error)")
            return nil
        }
    }
}
