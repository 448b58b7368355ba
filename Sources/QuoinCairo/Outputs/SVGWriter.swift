import QuoinImages
import QuoinSystem

/// Writes a display list as an SVG (SVG 1.1 with `href` of SVG 2). The same list gives the same bytes.
///
/// Glyphs are outlines, each written once, with the text as a label for screen readers. Cairo's own SVG surface has no
/// such labels, and draws more as images than this writer, which keeps masks, blend modes, gradients and links as
/// elements. Parts that SVG cannot express are images from ``VectorDisplayList``.
struct SVGWriter: PictureEncoder {
    let renderer: CairoRenderer
    /// The parts for a web page; `nil` for a standalone file.
    let page: SVGPage?
    var colors = SVGColors.plain
    private(set) var definitions: [String] = []
    private(set) var body = ""
    /// The kind and id of the element that is being written, as attributes; empty for a standalone file.
    private(set) var marks = ""
    /// The names of the definitions, by their content.
    private var names: [String: String] = [:]

    static func file(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) -> [UInt8] {
        let list = try VectorDisplayList(list, scale: scale, renderer: renderer)
        var writer = SVGWriter(renderer: renderer)
        try writer.add(list)
        return writer.file(size: list.size)
    }

    init(renderer: CairoRenderer, page: SVGPage? = nil) {
        (self.renderer, self.page) = (renderer, page)
    }

    /// The file with everything that was added.
    ///
    /// - Parameter start: the end of the first tag, and the content before everything else.
    func file(size: Size, start: String = ">\n") -> [UInt8] {
        let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
        let box = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(box)\(start)"
        if !definitions.isEmpty { text += "<defs>\n" + definitions.map { $0 + "\n" }.joined() + "</defs>\n" }
        return Array((text + body + "</svg>\n").utf8)
    }

    mutating func add(_ list: VectorDisplayList) throws(QuoinError) {
        for (operation, element) in zip(list.operations, list.elements) {
            if page != nil { marks = element.flatMap { element in list.tree.map { Self.marks(element, $0) } } ?? "" }
            try add(operation)
        }
    }

    private static func marks(_ element: Int, _ tree: LayoutTree) -> String {
        let id = tree.id(of: element).map { " data-id=\"\(SVGText.escaped($0))\"" } ?? ""
        return " class=\"\(type(of: tree.kind(of: element)).name)\"\(id)"
    }

    private mutating func add(_ operation: VectorOperation) throws(QuoinError) {
        switch operation {
        case .fill(let shape, .image(let image)) where !image.isTiled: try add(image, within: shape)
        case .fill(let shape, let shading):
            write("<\(SVGText.element(shape))\(marks) \(try paint("fill", shading))\(SVGText.fillRule(shape))/>")
        case .stroke(let path, let style, let shading):
            let data = SVGText.data(of: path)
            let line = "\(try paint("stroke", shading))\(SVGText.stroke(style))"
            write("<path d=\"\(data)\"\(marks) fill=\"none\" \(line)/>")
        case .glyphs(let run, let origin, let shading):
            if page?.hasText == true { return try addText(of: run, at: origin, shading) }
            try addOutlines(of: run, at: origin, shading)
        case .pushClip(let shape):
            write("<g clip-path=\"url(#\(clip(to: shape)))\">")
        case .pushGroup(let group): try begin(group)
        case .pushTransform(let transform): write("<g transform=\"\(SVGText.matrix(transform))\">")
        case .popClip, .popGroup, .popTransform: write("</g>")
        case .glyphOutlines(let run, let origin, let style, let shading):
            let data = SVGText.data(of: run.outline(try renderer.glyphFace(run.face), at: origin))
            let line = "\(try paint("stroke", shading))\(SVGText.stroke(style)) stroke-linejoin=\"round\""
            write("<path d=\"\(data)\" fill=\"none\" \(line)/>")
        case .pushLink(let link): write("<a href=\"\(SVGText.escaped(link.target))\">")
        case .popLink: write("</a>")
        }
    }

    private mutating func begin(_ group: VectorGroup) throws(QuoinError) {
        var attributes = SVGText.attributes(of: group)
        if let mask = group.mask { attributes += " mask=\"url(#\(try name(of: mask)))\"" }
        write("<g\(attributes)>")
    }

    /// Defines an alpha mask (CSS Masking 1, §7.10), and returns its name.
    ///
    /// It is larger than any canvas, because what it does not paint is transparent anyway.
    private mutating func name(of mask: [VectorOperation]) throws(QuoinError) -> String {
        let around = body
        body = ""
        for operation in mask { try add(operation) }
        let content = body
        body = around
        let extent = "maskUnits=\"userSpaceOnUse\" x=\"-100000\" y=\"-100000\" width=\"200000\" height=\"200000\""
        return define("m", content) { "<mask id=\"\($0)\" \(extent) style=\"mask-type:alpha\">\n\(content)</mask>" }
    }

    mutating func write(_ line: String) {
        body += line + "\n"
    }

    /// The name of a definition, which is added unless the same one exists.
    ///
    /// It is a digest of all that the definition shows: where a page contains several pictures, the same names show the same.
    ///
    /// - Parameters:
    ///   - kind: the first letter of the name.
    ///   - definition: the element with an id.
    mutating func define(_ kind: String, _ content: String, _ definition: (_ id: String) -> String) -> String {
        let key = kind + content
        if let name = names[key] { return name }
        let name = kind + SVGText.digest(of: content + colors.values)
        names[key] = name
        definitions.append(definition(name))
        return name
    }

    private mutating func clip(to shape: Shape) -> String {
        let rule = shape.fillRule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        let element = SVGText.element(shape)
        return define("c", element + rule) { "<clipPath id=\"\($0)\"><\(element)\(rule)/></clipPath>" }
    }
}

extension SVGWriter {
    /// The attributes of a shading: the paint and its opacity.
    ///
    /// - Parameter attribute: `fill` or `stroke`.
    mutating func paint(_ attribute: String, _ shading: VectorShading) throws(QuoinError) -> String {
        switch shading {
        case .solid(let color): return colors.attributes(attribute, color)
        case .gradient(let gradient): return "\(attribute)=\"url(#\(define(gradient)))\""
        case .image(let image): return "\(attribute)=\"url(#\(try define(image)))\""
        }
    }

    private mutating func stops(_ gradient: VectorGradient) -> String {
        var text = ""
        for stop in gradient.stops {
            let color = colors.attributes("stop-color", stop.color)
            text += "<stop offset=\"\(SVGText.exactNumber(stop.offset))\" \(color)/>"
        }
        return text
    }

    private mutating func define(_ gradient: VectorGradient) -> String {
        let spread = gradient.isRepeating ? " spreadMethod=\"repeat\"" : ""
        let stops = stops(gradient)
        let (name, geometry) = SVGText.geometry(of: gradient)
        return define("p", name + geometry + spread + stops) { id in
            "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(geometry)\(spread)>\(stops)</\(name)>"
        }
    }

    /// Defines a pattern, which repeats an image.
    private mutating func define(_ image: VectorImage) throws(QuoinError) -> String {
        let content = try element(of: image, in: Rect(origin: .zero, size: image.tile.size))
        let frame = SVGText.rectangle(image.tile)
        return define("p", frame + content) { id in
            "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(frame)>\(content)</pattern>"
        }
    }

    /// Shows an image once, within a shape.
    mutating func add(_ image: VectorImage, within shape: Shape) throws(QuoinError) {
        let content = try element(of: image, in: image.tile)
        if case .rectangle(image.tile) = shape { return write(content) }
        let outline = SVGText.element(shape)
        let clip = define("c", outline) { "<clipPath id=\"\($0)\"><\(outline)\(SVGText.clipRule(shape))/></clipPath>" }
        write("<g clip-path=\"url(#\(clip))\">\(content)</g>")
    }

    /// The element of an image.
    private func element(of image: VectorImage, in rect: Rect) throws(QuoinError) -> String {
        if let size = image.drawnSize {
            let markup = try renderer.images.markup(of: image.source, drawnAt: size)
            let frame = SVGText.rectangle(rect)
            let box = "viewBox=\"0 0 \(size.width) \(size.height)\" preserveAspectRatio=\"none\""
            if let elements = markup?.elements(at: frame) { return "<svg \(frame) \(box)>\(elements)</svg>" }
        }
        let file = try renderer.images.embedded(image.source)
        return "<image \(SVGText.rectangle(rect)) preserveAspectRatio=\"none\" href=\"\(file.dataURL)\"/>"
    }
}

extension EmbeddedImage {
    fileprivate var dataURL: String {
        "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())"
    }
}
