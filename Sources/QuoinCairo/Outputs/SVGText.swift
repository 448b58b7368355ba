import QuoinScene
import QuoinSystem

/// Values in the notation of SVG.
enum SVGText {
    /// The first digits of a digest, which no other text of a page has.
    static func digest(of text: String) -> String { String(SHA256.digits(of: text.utf8).prefix(10)) }

    /// A number with at most three decimal places: thousandths of a point.
    static func number(_ value: Double) -> String { text(value, places: 1_000) }

    /// A number with at most nine decimal places, for factors.
    static func exactNumber(_ value: Double) -> String { text(value, places: 1_000_000_000) }

    private static func text(_ value: Double, places: Double) -> String {
        let bounded = min(max(value, -1e9), 1e9)
        let rounded = (bounded * places).rounded() / places
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        // Swift prints small numbers with an exponent.
        if abs(rounded) >= 0.001 { return "\(rounded)" }
        let digits = String(Int((abs(rounded) * places).rounded()))
        let width = String(Int(places)).count - 1
        return (rounded < 0 ? "-" : "") + "0." + String(repeating: "0", count: width - digits.count) + digits
    }

    static func escaped(_ text: String) -> String {
        // XML allows no control characters.
        text.filter { !$0.unicodeScalars.contains { $0.value < 32 } }.escapedForMarkup
    }

    static func rectangle(_ rect: Rect) -> String {
        let size = "width=\"\(number(rect.size.width))\" height=\"\(number(rect.size.height))\""
        return "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" \(size)"
    }

    /// The element of a shape, without its angle brackets.
    static func element(_ shape: Shape) -> String {
        if case .rectangle(let rect) = shape { return "rect \(rectangle(rect))" }
        return "path d=\"\(data(of: shape.path))\""
    }

    static func fillRule(_ shape: Shape) -> String {
        shape.fillRule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    }

    static func clipRule(_ shape: Shape) -> String {
        shape.fillRule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    }

    static func data(of path: Path) -> String {
        func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
        return path.elements.map { element in
            switch element {
            case .move(let end): "M\(point(end))"
            case .line(let end): "L\(point(end))"
            case .curve(let first, let second, let end): "C\(point(first)) \(point(second)) \(point(end))"
            case .close: "Z"
            }
        }.joined()
    }

    static func stroke(_ style: StrokeStyle) -> String {
        var text = " stroke-width=\"\(number(style.width))\""
        if style.cap != .butt { text += " stroke-linecap=\"\(style.cap)\"" }
        if style.join != .miter { text += " stroke-linejoin=\"\(style.join)\"" }
        if style.miterLimit != 10 { text += " stroke-miterlimit=\"\(number(style.miterLimit))\"" }
        if !style.dash.isEmpty { text += " stroke-dasharray=\"\(style.dash.map(number).joined(separator: " "))\"" }
        if style.phase != 0 { text += " stroke-dashoffset=\"\(number(style.phase))\"" }
        return text
    }

    static func matrix(_ transform: TransformMatrix) -> String {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return "matrix(" + [a, b, c, d, transform.tx, transform.ty].map(exactNumber).joined(separator: " ") + ")"
    }

    /// How a group is blended with what is behind it (Compositing and Blending 1, §5).
    static func attributes(of group: VectorGroup) -> String {
        let opacity = group.opacity < 1 ? " opacity=\"\(number(group.opacity))\"" : ""
        // A normal group still isolates the blend modes inside it.
        let mode = group.blendMode == .normal ? "isolation:isolate" : "mix-blend-mode:\(name(of: group.blendMode))"
        return opacity + " style=\"\(mode)\""
    }

    /// The name in CSS: `colorDodge` is `color-dodge`.
    private static func name(of mode: Paint.BlendMode) -> String {
        mode.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }

    /// An attribute with a color, and one with its alpha unless it is 1.
    static func color(_ attribute: String, _ color: RGBA) -> String {
        // A stop of a gradient has a color and an opacity; the opacity of a fill has another name.
        let name = attribute == "stop-color" ? "stop" : attribute
        let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(color.alpha))\"" : ""
        return "\(attribute)=\"\(color.opaque.hexadecimal)\"" + opacity
    }

    /// The element of a gradient, and its attributes.
    static func geometry(of gradient: VectorGradient) -> (name: String, attributes: String) {
        switch gradient.geometry {
        case .linear(let start, let end):
            return (
                "linearGradient",
                "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
            )
        case .radial(let center, let radii, let extent):
            let place = "translate(\(number(center.x)) \(number(center.y)))"
            let scale = "scale(\(number(radii.width)) \(number(radii.height)))"
            let r = exactNumber(extent)
            return ("radialGradient", "cx=\"0\" cy=\"0\" r=\"\(r)\" gradientTransform=\"\(place) \(scale)\"")
        }
    }
}
