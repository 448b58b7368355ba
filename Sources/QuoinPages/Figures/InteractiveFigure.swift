import QuoinFiles

/// A figure that shows measures and explanations of the element under the pointer or with the focus, as a fragment of
/// HTML that needs no other file.
///
/// If there are several widths, each is drawn, and a slider chooses one.
struct InteractiveFigure {
    /// The largest number of widths that are drawn.
    private static let frameLimit = 9
    /// The largest number of elements with explanations.
    private static let partLimit = 300

    private var frames: [Frame] = []
    private var sentences: [String: Int] = [:]
    private let svg: [UInt8]
    private let alternative: String
    private let first: Int

    private struct Frame {
        var size: Size
        var parts: [Part] = []
    }

    private struct Part {
        var name: String
        var frame: Rect
        /// The position of the part around it; -1 for the outermost.
        var parent: Int
        var sentence: Int
    }

    /// - Parameter widths: the smallest and the largest width, in points; `nil` for that of the canvas alone.
    init(
        _ document: Document, _ file: DocumentFile, widths: ClosedRange<Double>?, alternative: String?,
        _ options: RenderingOptions
    ) throws(QuoinError) {
        var images: [SVGPage.Frame] = []
        var layouts: [DocumentLayout] = []
        var options = options
        options.view = .plain
        let choices = widths.map(Self.widths) ?? []
        for width in choices.isEmpty ? [nil] : choices.map(Optional.init) {
            var light = options
            light.appearance = .light
            if let width { light.width = ExtentRange(min: width, max: width) }
            var dark = light
            dark.appearance = .dark
            let renderers = (light: DocumentRenderer(options: light), dark: DocumentRenderer(options: dark))
            let variant = CanvasVariant(own: document.canvas)
            let layout = try renderers.light.layOut(document, file, on: variant, .words)
            let list = try renderers.light.displayList(of: layout)
            let other = try renderers.dark.paint(document, file, on: variant).list
            images.append(SVGPage.Frame(light: list, dark: other.commands == list.commands ? nil : other))
            layouts.append(layout)
        }
        self.alternative = alternative ?? LayoutDescription(layouts[0], isPlain: true).text
        var page = SVGPage(name: "figure")
        page.description = self.alternative
        svg = try DocumentRenderer(options: options).svg(images, page, of: layouts[0])
        let own = document.canvas.range[.horizontal].max
        first = choices.indices.min { abs(choices[$0] - own) < abs(choices[$1] - own) } ?? 0
        for layout in layouts { add(layout) }
    }

    private static func widths(_ range: ClosedRange<Double>) -> [Double] {
        let steps = min(Double(frameLimit - 1), (range.upperBound - range.lowerBound).rounded(.down))
        guard steps > 0 else { return [range.lowerBound] }
        return (0...Int(steps)).map {
            (range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / steps).rounded()
        }
    }

    private mutating func add(_ document: DocumentLayout) {
        let layout = document.layout
        var frame = Frame(size: layout.size)
        var places: [Int: Int] = [:]
        for index in layout.tree.paintOrder where !layout.leftOut.contains(index) {
            guard frame.parts.count < Self.partLimit else { break }
            places[index] = frame.parts.count
            let parent = layout.tree.parent(of: index).flatMap { places[$0] } ?? -1
            frame.parts.append(
                Part(
                    name: LayoutDescription.name(of: index, in: layout), frame: layout.frames[index], parent: parent,
                    sentence: number(of: Self.words(about: index, document.trace))))
        }
        frames.append(frame)
    }

    private mutating func number(of sentence: String) -> Int {
        if let known = sentences[sentence] { return known }
        sentences[sentence] = sentences.count
        return sentences.count - 1
    }

    /// The explanation of the element itself, without that of the elements around it.
    private static func words(about index: Int, _ trace: Layout.Trace) -> String {
        let lines = trace.explanation(of: index).split(separator: "\n")
        let start = lines.lastIndex { !$0.hasPrefix(" ") } ?? 0
        return lines[start...].map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
            .joined(separator: "\n")
    }
}

// MARK: - HTML

extension InteractiveFigure {
    /// - Parameter name: the prefix of all ids in the figure.
    func lines(name: String) -> [String] {
        let text = """
            <figure class="quoin-figure" aria-label="\(alternative.escapedForMarkup)">
            <style>
            \(String(decoding: PackageResources.figure_css, as: UTF8.self))
            </style>
            <div class="stage">
            \(String(decoding: svg, as: UTF8.self).replacing("q-figure", with: name))
            </div>
            \(slider)
            <p class="measures"></p>
            <p class="words" aria-live="polite"></p>
            <script type="application/json" class="data">\(data)</script>
            <script>
            \(String(decoding: PackageResources.figure_js, as: UTF8.self))
            </script>
            </figure>
            """
        // An empty line would end the HTML in a Markdown page.
        return text.split(separator: "\n").map(String.init)
    }

    private var slider: String {
        guard frames.count > 1 else { return "" }
        return """
            <label class="width">Width <input type="range" min="0" max="\(frames.count - 1)" value="\(first)">\
            <output></output></label>
            """
    }

    private var data: String {
        let frames = frames.map { frame in
            let parts = frame.parts.map { part in
                "{\"n\":\(Self.quoted(part.name)),\(Self.rect(part.frame)),\"p\":\(part.parent),\"s\":\(part.sentence)}"
            }
            let size = "\"w\":\(Self.number(frame.size.width)),\"h\":\(Self.number(frame.size.height))"
            return "{\(size),\"parts\":[\(parts.joined(separator: ","))]}"
        }
        let words = sentences.sorted { $0.value < $1.value }.map { Self.quoted($0.key) }
        return "{\"frames\":[\(frames.joined(separator: ","))],\"sentences\":[\(words.joined(separator: ","))]}"
    }

    private static func rect(_ rect: Rect) -> String {
        "\"x\":\(number(rect.minX)),\"y\":\(number(rect.minY)),\"w\":\(number(rect.size.width)),"
            + "\"h\":\(number(rect.size.height))"
    }

    private static func number(_ value: Double) -> String { shortDescription((value * 100).rounded() / 100) }

    /// A JSON string that is safe in a script element of HTML.
    private static func quoted(_ text: String) -> String {
        let letters = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "<", "\u{2028}", "\u{2029}": scalar.jsonEscape
            default: scalar.value < 32 ? scalar.jsonEscape : String(scalar)
            }
        }
        return "\"\(letters.joined())\""
    }
}
