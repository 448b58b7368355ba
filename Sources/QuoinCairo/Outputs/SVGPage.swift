import QuoinScene

/// The parts of an SVG for a web page in addition to its shapes.
package struct SVGPage: Sendable {
    /// The content in the light appearance, and in the dark one if that differs.
    package struct Frame: Sendable {
        package var light: DisplayList
        package var dark: DisplayList?

        package init(light: DisplayList, dark: DisplayList? = nil) {
            (self.light, self.dark) = (light, dark)
        }
    }

    /// A class of the SVG.
    package let name: String
    /// The tooltip that browsers show.
    package var title: String?
    /// The alternative text.
    package var description: String?
    /// Whether letters are text in their font, and not outlines.
    package var hasText = false
    /// The names of colors of the light appearance, for variables.
    package var colorNames: [RGBA: String] = [:]

    /// - Parameter name: any text; other characters than letters and digits become hyphens.
    package init(name: String) {
        let letters = name.unicodeScalars.map { scalar -> Character in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
        }
        self.name = "q-" + String(letters)
    }
}

extension SVGWriter {
    /// The content of a file for a page.
    ///
    /// - Parameter frames: at least one. Of several, each is a group of the class `frame`, and all are visible.
    static func file(
        _ frames: [SVGPage.Frame], _ page: SVGPage, scale: Double, renderer: CairoRenderer
    ) throws(QuoinError) -> [UInt8] {
        let appearances = try SVGAppearances(frames, scale: scale, renderer: renderer)
        var writer = SVGWriter(renderer: renderer, page: page)
        let (style, styleClass) = try writer.add(appearances, page)
        // Screen readers skip the content of an image, but should read letters that are text.
        let classes = ["quoin", page.name, styleClass].compactMap(\.self).joined(separator: " ")
        var start = " class=\"\(classes)\"" + (page.hasText ? "" : " role=\"img\"") + ">\n"
        if let title = page.title { start += "<title>\(SVGText.escaped(title))</title>\n" }
        if let text = page.description { start += "<desc>\(SVGText.escaped(text))</desc>\n" }
        if !style.isEmpty { start += "<style>\(style)</style>\n" }
        return writer.file(size: appearances.light.first?.size ?? .zero, start: start)
    }

    /// Adds all frames, in colors that follow the appearance if only colors differ, and returns the style for that, with
    /// the class that it needs besides the page's.
    private mutating func add(
        _ lists: SVGAppearances, _ page: SVGPage
    ) throws(QuoinError) -> (style: String, class: String?) {
        guard let dark = lists.dark else {
            try add(lists.light)
            return ("", nil)
        }
        let (first, second) = (try Self.skeleton(of: lists.light, page), try Self.skeleton(of: dark, page))
        if first.text == second.text {
            colors = SVGColors(first.colors, dark: second.colors, names: page.colorNames)
            try add(lists.light)
            if colors.values.isEmpty { return ("", nil) }
            // Another picture of the same name may have other values.
            let name = "\(page.name)-\(SVGText.digest(of: colors.values))"
            return (colors.style(of: name), name)
        }
        write("<g class=\"light\">")
        try add(lists.light)
        write("</g>\n<g class=\"dark\">")
        try add(dark)
        write("</g>")
        return (SVGColors.groupStyle(of: page.name), nil)
    }

    private mutating func add(_ frames: [VectorDisplayList]) throws(QuoinError) {
        for frame in frames {
            if frames.count > 1 { write("<g class=\"frame\">") }
            try add(frame)
            if frames.count > 1 { write("</g>") }
        }
    }

    /// The source of frames with numbers in place of colors, and the colors.
    private static func skeleton(
        of frames: [VectorDisplayList], _ page: SVGPage
    ) throws(QuoinError) -> (text: String, colors: [RGBA]) {
        guard let renderer = frames.first?.renderer else { return ("", []) }
        var writer = SVGWriter(renderer: renderer, page: page)
        writer.colors = .numbered
        try writer.add(frames)
        return (writer.definitions.joined() + writer.body, writer.colors.used)
    }
}

/// The frames of an SVG in both appearances.
private struct SVGAppearances {
    private(set) var light: [VectorDisplayList] = []
    /// As many as ``light``; `nil` if no frame differs.
    private(set) var dark: [VectorDisplayList]?

    init(_ frames: [SVGPage.Frame], scale: Double, renderer: CairoRenderer) throws(QuoinError) {
        for frame in frames {
            light.append(try VectorDisplayList(frame.light, scale: scale, renderer: renderer))
        }
        guard frames.contains(where: { $0.dark != nil }) else { return }
        var lists: [VectorDisplayList] = []
        for frame in frames {
            lists.append(try VectorDisplayList(frame.dark ?? frame.light, scale: scale, renderer: renderer))
        }
        dark = lists
    }
}

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
