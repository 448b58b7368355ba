import QuoinLayout
import QuoinScene

/// Writes a display list as an SVG (SVG 1.1 and `href` of SVG 2): the same list gives the same bytes.
///
/// Letters are outlines, each written once, with the text as a label for who cannot see them.
struct SVGWriter {
    let renderer: CairoRenderer
    var definitions: [String] = []
    private(set) var body = ""
    /// The names of what was defined, by what it is.
    private var names: [String: String] = [:]
    private var counts: [String: Int] = [:]

    /// - Throws: any ``RenderError``.
    static func file(_ list: VectorList) throws(RenderError) -> [UInt8] {
        var writer = SVGWriter(renderer: list.renderer)
        for operation in list.operations { try writer.add(operation) }
        let (width, height) = (SVGText.number(list.size.width), SVGText.number(list.size.height))
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">

            """
        if !writer.definitions.isEmpty {
            text += "<defs>\n" + writer.definitions.map { $0 + "\n" }.joined() + "</defs>\n"
        }
        return Array((text + writer.body + "</svg>\n").utf8)
    }

    init(renderer: CairoRenderer) {
        self.renderer = renderer
    }

    private mutating func add(_ operation: DisplayOperation) throws(RenderError) {
        switch operation {
        case .fill(let shape, .image(let image)) where !image.isTiled: try add(image, within: shape)
        case .fill(let shape, let shading):
            write("<\(SVGText.element(shape)) \(try paint("fill", shading))\(SVGText.fillRule(shape))/>")
        case .stroke(let path, let style, let shading):
            let data = SVGText.data(of: path)
            write("<path d=\"\(data)\" fill=\"none\" \(try paint("stroke", shading))\(SVGText.stroke(style))/>")
        case .glyphs(let run, let origin, let shading): try add(run, at: origin, shading)
        case .pushClip(let shape):
            write("<g clip-path=\"url(#\(clip(to: shape)))\">")
        case .pushGroup(let group): try begin(group)
        case .pushTransform(let transform): write("<g transform=\"\(SVGText.matrix(transform))\">")
        case .popClip, .popGroup, .popTransform: write("</g>")
        case .glyphOutlines(let run, let origin, let style, let shading):
            let data = SVGText.data(of: run.outline(try renderer.stack.glyphs.face(run.face), at: origin))
            let line = "\(try paint("stroke", shading))\(SVGText.stroke(style)) stroke-linejoin=\"round\""
            write("<path d=\"\(data)\" fill=\"none\" \(line)/>")
        case .pushLink(let link): write("<a href=\"\(SVGText.escaped(link))\">")
        case .popLink: write("</a>")
        // A vector list has images in their place.
        case .shadow, .innerShadow, .blurBackdrop: break
        }
    }

    private mutating func begin(_ group: PaintGroup) throws(RenderError) {
        var attributes = SVGText.attributes(of: group)
        if let mask = group.mask { attributes += " mask=\"url(#\(try name(of: mask)))\"" }
        write("<g\(attributes)>")
    }

    /// The name of a mask, which counts by its opacity (CSS Masking 1, §7.10). It is as large as anything may be: what it
    /// does not paint is not seen anyway.
    private mutating func name(of mask: GroupMask) throws(RenderError) -> String {
        let around = body
        body = ""
        for operation in mask.operations { try add(operation) }
        let content = body
        body = around
        let extent = "maskUnits=\"userSpaceOnUse\" x=\"-100000\" y=\"-100000\" width=\"200000\" height=\"200000\""
        return define("m", content) { "<mask id=\"\($0)\" \(extent) style=\"mask-type:alpha\">\n\(content)</mask>" }
    }

    mutating func write(_ line: String) {
        body += line + "\n"
    }

    /// The name of a definition, which is added unless it is there.
    ///
    /// - Parameters:
    ///   - kind: the first letter of the name.
    ///   - definition: gives what is defined under a name.
    mutating func define(_ kind: String, _ content: String, _ definition: (_ id: String) -> String) -> String {
        let key = kind + content
        if let name = names[key] { return name }
        let name = kind + String(counts[kind, default: 0])
        counts[kind, default: 0] += 1
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
