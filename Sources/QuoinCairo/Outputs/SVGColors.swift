import QuoinValues

/// The colors of an SVG: literal values, or variables with a value for each appearance.
struct SVGColors {
    private enum Mode {
        /// Literal colors.
        case plain
        /// The position of each use in place of its color.
        case numbered
        /// The colors of the uses, in their order, in the dark appearance.
        case paired([RGBA])
    }

    private let mode: Mode
    /// The colors, in the order of their use.
    private(set) var used: [RGBA] = []
    /// The colors that differ between the appearances, with the names of their variables.
    private var variables: [Pair: String] = [:]
    /// The values of all variables in both appearances; empty if there are none.
    private(set) var values = ""

    private struct Pair: Hashable {
        var light: RGBA
        var dark: RGBA
    }

    static let plain = SVGColors(.plain)
    static let numbered = SVGColors(.numbered)

    private init(_ mode: Mode) {
        self.mode = mode
    }

    /// - Parameters:
    ///   - light: the colors in the order of their use.
    ///   - dark: as many.
    ///   - names: the names of variables for colors of the light appearance; others get numbers.
    init(_ light: [RGBA], dark: [RGBA], names: [RGBA: String]) {
        self.init(.paired(dark))
        var taken: Set<String> = []
        for pair in zip(light, dark).map(Pair.init) where pair.light != pair.dark && variables[pair] == nil {
            let name = names[pair.light].flatMap { taken.contains($0) ? nil : $0 } ?? "\(variables.count)"
            taken.insert(name)
            variables[pair] = "--quoin-\(name)"
        }
        if !variables.isEmpty { values = style(of: "") }
    }

    /// The attributes of a color: `fill="#336699"`, also with an opacity or a variable.
    mutating func attributes(_ attribute: String, _ color: RGBA) -> String {
        used.append(color)
        switch mode {
        case .plain: return SVGText.color(attribute, color)
        case .numbered: return "\(attribute)=\"\(used.count)\""
        case .paired(let dark):
            let plain = SVGText.color(attribute, color)
            guard used.count <= dark.count, let name = variables[Pair(light: color, dark: dark[used.count - 1])]
            else { return plain }
            // The attribute is for programs that have no variables. A variable has its opacity in itself.
            let opacity = color.alpha < 1 ? ";\(Self.opacity(attribute)):1" : ""
            return "\(plain) style=\"\(attribute):var(\(name))\(opacity)\""
        }
    }

    private static func opacity(_ attribute: String) -> String {
        attribute == "stop-color" ? "stop-opacity" : "\(attribute)-opacity"
    }

    /// The values of all variables, in the order of their names.
    func style(of name: String) -> String {
        func values(_ color: (Pair) -> RGBA) -> String {
            let sorted = variables.sorted { ($0.value.count, $0.value) < ($1.value.count, $1.value) }
            return sorted.map { "\($0.value):\(color($0.key).hexadecimal)" }.joined(separator: ";")
        }
        guard !variables.isEmpty else { return "" }
        return ".\(name){\(values(\.light))}@media (prefers-color-scheme:dark){.\(name){\(values(\.dark))}}"
    }

    /// The style of two groups, of which one is shown.
    static func groupStyle(of name: String) -> String {
        ".\(name) .dark{display:none}@media (prefers-color-scheme:dark)"
            + "{.\(name) .light{display:none}.\(name) .dark{display:inline}}"
    }
}
