import QuoinValues

/// The parts of an SVG that are examined before it is drawn: the characters of its texts, and the parts that librsvg
/// does not draw.
struct SVGContent {
    /// The characters of all texts.
    private(set) var text = ""
    /// The parts that librsvg leaves out, such as `feDropShadow`, in the order of the file.
    private(set) var omissions: [String] = []
    /// Whether a filter may compute pixels.
    private(set) var hasFilters = false
    /// The family that librsvg requests for texts that name none; `nil` if the file contains this name itself.
    let unnamedFamily: String?

    init(of bytes: [UInt8], _ library: SVGLibrary) {
        let initial = "Times New Roman"
        unnamedFamily = String(decoding: bytes, as: UTF8.self).contains(initial) ? nil : initial
        library.xml.forEachNode(of: bytes) { add($0, library) }
        if let passedOver { omit("the element \(passedOver.name)") }
        // The glyphs of emoji are images, of which librsvg draws only the outlines.
        if let emoji = text.unicodeScalars.first(where: \.properties.isEmojiPresentation) {
            omit("the color of emoji (\(emoji))")
        }
    }

    /// The open elements that a node is in.
    private var elements: [String] = []
    /// The element of a `switch` that is not drawn, unless another one behind it is drawn instead, and its depth.
    private var passedOver: (name: String, depth: Int)?

    private mutating func add(_ node: XMLNode, _ library: SVGLibrary) {
        elements.removeSubrange(min(node.depth, elements.count)...)
        if let (name, depth) = passedOver, node.depth < depth {
            omit("the element \(name)")
            passedOver = nil
        }
        switch node.kind {
        case .element(let name, let namespace, let attributes):
            let isSVG = namespace == nil || namespace == SVGFeatures.namespace
            elements.append(isSVG ? name : "")
            guard isSVG else { return }
            if name == "filter" { hasFilters = true }
            let isDrawn = SVGFeatures.isDrawn(name, byVersion: library.minorVersion)
            if elements.dropLast().last == "switch" {
                passedOver = isDrawn ? nil : passedOver ?? (name, node.depth)
            } else if !isDrawn {
                omit("the element \(name)")
            }
            for (key, value) in attributes { add(key, value, of: name) }
            let isOfBox = attributes.contains { $0.name == "clipPathUnits" && $0.value == "objectBoundingBox" }
            if isOfBox, attributes.contains(where: { $0.name == "transform" }) { omit("transform of a \(name)") }
        case .text(let string):
            if elements.last == "style" {
                addDeclarations(of: string)
            } else if elements.contains("text"), !elements.contains("title"), !elements.contains("desc") {
                text += string
            }
        }
    }

    private mutating func add(_ attribute: String, _ value: String, of element: String) {
        if attribute == "style" { return addDeclarations(of: value) }
        if attribute == "href", !value.hasPrefix("#"), !value.hasPrefix("data:"), element != "a" {
            return omit("what lies outside the file (\"\(value.prefix(60))\")")
        }
        if SVGFeatures.isIgnored(attribute, value, of: element) || isIgnored(attribute, value, of: element) {
            omit("\(attribute)=\"\(value.prefix(60))\"")
        }
    }

    /// Whether an attribute has no effect because of the elements that it is in.
    private func isIgnored(_ attribute: String, _ value: String, of element: String) -> Bool {
        switch attribute {
        case "clip-path": elements.dropLast().contains("clipPath") && value != "none"
        case "baseline-shift": elements.count { $0 == "tspan" } > 1 && !["baseline", "0"].contains(value)
        default: false
        }
    }

    /// Adds the declarations of a style sheet or of a style.
    private mutating func addDeclarations(of sheet: String) {
        for rule in sheet.split(separator: "@media").dropFirst(sheet.hasPrefix("@media") ? 0 : 1) {
            let medium = rule.prefix { $0 != "{" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !medium.contains("print") { omit("what is in @media \(medium.prefix(60))") }
        }
        for declaration in sheet.split(whereSeparator: { ";{}".contains($0) }) {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimming(while: \.isWhitespace) }
            guard parts.count == 2 else { continue }
            let (name, value) = (String(parts[0]), String(parts[1]))
            if SVGFeatures.isIgnored(name, value, of: nil) { omit("\(name): \(value.prefix(60))") }
        }
    }

    private mutating func omit(_ thing: String) {
        if !omissions.contains(thing) { omissions.append(thing) }
    }
}

/// The features of SVG that librsvg supports.
private enum SVGFeatures {
    static let namespace = "http://www.w3.org/2000/svg"

    /// Elements that are drawn, that help to draw others, or that have no effect in a still picture.
    private static let elements: Set = [
        "a", "circle", "clipPath", "defs", "ellipse", "filter", "g", "image", "line", "linearGradient", "marker",
        "mask",
        "path", "pattern", "polygon", "polyline", "radialGradient", "rect", "stop", "style", "svg", "switch", "symbol",
        "text", "tref", "tspan", "use", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
        "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood", "feFuncA", "feFuncB",
        "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset",
        "fePointLight", "feSpecularLighting", "feSpotLight", "feTurbulence", "animate", "animateColor",
        "animateMotion", "animateTransform", "cursor", "desc", "metadata", "mpath", "script", "set", "title", "view",
    ]

    static func isDrawn(_ element: String, byVersion version: Int) -> Bool {
        elements.contains(element) || element == "feDropShadow" && version >= 56
    }

    /// Whether an attribute or a property has no effect, although its value is not the initial one.
    static func isIgnored(_ name: String, _ value: String, of element: String?) -> Bool {
        if value.contains("var(") || value.contains("calc(") || colorFunctions.contains(where: value.hasPrefix) {
            return true
        }
        if let initial = ignored[name] { return !initial.contains(value) && value != "inherit" }
        if ["clip-path", "mask"].contains(name) { return value != "none" && !value.hasPrefix("url(") }
        if element == "symbol", name == "opacity" { return Double(value) != 1 }
        // Several positions, one for each character.
        guard element == "text" || element == "tspan" else { return false }
        return ["x", "y", "dx", "dy"].contains(name) && value.split { " ,\n\t".contains($0) }.count > 1
            || ["rotate", "textLength"].contains(name)
    }

    /// Attributes and properties without effect, and the values that are the same as without them.
    private static let ignored: [String: Set<String>] = [
        "alignment-baseline": ["auto", "baseline", "alphabetic"], "animation": ["none"],
        "dominant-baseline": ["auto", "alphabetic"], "font-feature-settings": ["normal"],
        "font-kerning": ["auto", "normal"], "fr": ["0", "0%"], "font-variant": ["normal"],
        "font-variation-settings": ["normal"],
        "offset-path": ["none"], "pathLength": [], "text-shadow": ["none"], "text-transform": ["none"],
        "transform-origin": ["0 0", "0px 0px"], "vector-effect": ["none"], "word-spacing": ["normal", "0"],
        "writing-mode": ["horizontal-tb", "lr", "lr-tb", "rl", "rl-tb", "tb", "tb-rl", "vertical-rl"],
    ]

    private static let colorFunctions = [
        "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(", "color-mix(", "light-dark(",
    ]
}

/// An element or a text of an XML file.
struct XMLNode {
    enum Kind {
        case element(name: String, namespace: String?, attributes: [(name: String, value: String)])
        /// Also of a CDATA section.
        case text(String)
    }

    let kind: Kind
    /// The number of elements around the node.
    let depth: Int
}

extension XMLLibrary {
    /// Calls `body` with the elements and texts of a file in order, up to the first error.
    func forEachNode(of bytes: [UInt8], _ body: (XMLNode) -> Void) {
        bytes.withUnsafeBufferPointer { buffer in
            let options = Self.options + (Self.hasExternalEntities(bytes) ? 0 : Self.replacesEntities)
            guard let reader = open(buffer.baseAddress, CInt(clamping: buffer.count), nil, nil, options) else { return }
            defer { close(reader) }
            while read(reader) == 1 {
                let level = Int(depth(reader))
                switch nodeType(reader) {
                case 1: body(XMLNode(kind: element(reader), depth: level))
                case 3, 4, 14: body(XMLNode(kind: .text(value(reader).map { String(cString: $0) } ?? ""), depth: level))
                default: break
                }
            }
        }
    }

    /// Nothing is loaded from a network, and nothing is printed.
    private static let options: CInt = 1 << 5 | 1 << 6 | 1 << 11
    private static let replacesEntities: CInt = 1 << 1

    /// Whether a file declares entities whose text is in other files, which must not be read.
    private static func hasExternalEntities(_ bytes: [UInt8]) -> Bool {
        let declarations = String(decoding: bytes, as: UTF8.self).split(separator: "<!ENTITY").dropFirst()
        return declarations.contains { text in
            let declaration = text.prefix { $0 != ">" }
            return declaration.contains("SYSTEM") || declaration.contains("PUBLIC")
        }
    }

    private func element(_ reader: Reader) -> XMLNode.Kind {
        func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        let (elementName, elementNamespace) = (string(name(reader)), namespace(reader).map { String(cString: $0) })
        var attributes: [(name: String, value: String)] = []
        while nextAttribute(reader) == 1 { attributes.append((string(name(reader)), string(value(reader)))) }
        return .element(name: elementName, namespace: elementNamespace, attributes: attributes)
    }
}
