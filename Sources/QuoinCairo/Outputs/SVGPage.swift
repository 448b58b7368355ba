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
