/// A property of an SVG's element that names other elements, which are then shown: `mask: url(#hole)`.
struct SVGStyle {
    let property: String
    /// The names of the elements; none for another value.
    let targets: [String]

    /// `nil` for a property that names no elements.
    init?(_ property: some StringProtocol, _ value: some StringProtocol) {
        guard Self.inherited.contains(String(property)) || Self.own.contains(String(property)) else { return nil }
        self.property = String(property)
        targets = value.split(separator: "url(").dropFirst(value.hasPrefix("url(") ? 0 : 1).map { text in
            String(text.drop { " \t\r\n\"'#".contains($0) }.prefix { !" \t\r\n\"')".contains($0) })
        }
    }

    var isInherited: Bool { Self.inherited.contains(property) }

    /// Properties of an element alone.
    private static let own: Set = ["mask", "clip-path", "filter"]
    /// Properties that count for all elements within one, too.
    private static let inherited: Set = ["fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end"]

    static func isMarker(_ property: String) -> Bool { property.hasPrefix("marker") }

    /// Whether an element has a fill and a stroke itself.
    static func isPainted(_ element: String) -> Bool {
        ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"].contains(element)
    }

    /// The styles of declarations: `fill: url(#a); mask: none`.
    static func styles(of declarations: some StringProtocol) -> [SVGStyle] {
        declarations.split(separator: ";").compactMap { declaration -> SVGStyle? in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return SVGStyle(String(parts[0].filter { !$0.isWhitespace }), parts[1].drop(while: \.isWhitespace))
        }
    }

    /// The styles of a style sheet by what their selectors name last: a type, a class, an id, or `*` for any element.
    static func rules(of sheet: String) -> [String: [SVGStyle]] {
        var rules: [String: [SVGStyle]] = [:]
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{")
            guard let declarations = parts.last, parts.count > 1 else { continue }
            let styles = Self.styles(of: declarations).filter { !$0.targets.isEmpty }
            if styles.isEmpty { continue }
            for selector in parts[parts.count - 2].split(separator: ",") {
                rules[label(of: selector), default: []] += styles
            }
        }
        return rules
    }

    /// About how many steps it takes to compare the selectors of a style sheet with elements. Those that count or pass
    /// siblings look at them all for each, and those with several parts at what is around the elements of the last one.
    ///
    /// - Parameters:
    ///   - labels: how many elements have each label.
    ///   - depth: the number of elements around the innermost one.
    static func steps(of sheet: String, elements: Int, labels: [String: Int], depth: Int) -> Int {
        let selectors = sheet.split(separator: "}").compactMap { $0.split(separator: "{").dropLast().last }
            .flatMap { $0.split(separator: ",") }
        var steps = 0
        for selector in selectors {
            let others = selector.split { " \t\r\n>".contains($0) }.count - 1
            let found = labels[label(of: selector)] ?? 0
            let own = selector.contains { ":~+".contains($0) } ? elements * elements : elements
            steps = min(steps + own + found * max(others, 0) * depth, 1 << 40)
        }
        return steps
    }

    /// The class, the id or the type that a selector ends with; `*` for other selectors, which count for any element.
    private static func label(of selector: Substring) -> String {
        let last = selector.split { " \t\r\n>+~".contains($0) }.last ?? "*"
        if last.contains(where: { ":[/\\".contains($0) }) { return "*" }
        guard let mark = last.lastIndex(where: { ".#".contains($0) }) else { return String(last) }
        return String(last[mark...])
    }
}
